/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// The name of the game in letters of our own: bent from one tube, of brass, of light, or flat. Seen straight from above, like the trays.
#include "common.inc"
#include "materials.inc"
#include "boards.inc"
#declare Tube = (Theme = Contrast ? 0.15 : Theme = Arcade ? 0.115 : 0.155);
camera { orthographic location <4.82, 20, 0.62> direction -y up z*2.75 right x*11 }
#switch (Theme)
  #case (Parlour) #declare Lamp = <1.0, 0.90, 0.74>*1.5; #declare Open = <0.95, 0.92, 0.95>*0.55; #break
  #case (Arcade) #declare Lamp = <0.60, 0.70, 1.0>*0.4; #declare Open = <0.70, 0.60, 1.0>*0.2; #break
  #case (Contrast) #declare Lamp = <1, 1, 1>*0.7; #declare Open = <1, 1, 1>*0.4; #break
#end
light_source { ToLight*30 rgb Lamp }
light_source { <4, 30, 12> rgb Open shadowless }

#macro Stroke_texture(Letter)
  #switch (Theme)
    #case (Parlour) texture { pigment { gradient z color_map { [0 srgb <0.86, 0.58, 0.22>] [0.42 srgb <1.0, 0.80, 0.40>] [0.52 srgb <1.0, 0.93, 0.66>] [0.62 srgb <0.98, 0.76, 0.34>] [1 srgb <1.0, 0.86, 0.5>] } scale 2.2 translate -z*0.35 }
      finish { ambient 0.16 diffuse 0.62 specular 0.9 roughness 0.02 metallic } } #break
    #case (Arcade) texture { pigment { #if (mod(Letter, 2)) srgb <1.0, 0.42, 0.80> #else srgb <0.36, 0.92, 1.0> #end } finish { ambient 0 diffuse 0.05 emission 1.05 } } #break
    #case (Contrast) Plain(<1, 1, 1>, F_glow) #break
  #end
#end
// A stroke along an arc, or between two points.
#macro Arc(X, Z, R, From, To)
  #local N = 48;
  sphere_sweep { linear_spline N + 1 #for (I, 0, N) #local A = radians(From + (To - From)*I/N); <X + R*cos(A), 0, Z + R*sin(A)>, Tube #end }
#end
#macro Bar(X0, Z0, X1, Z1) sphere_sweep { linear_spline 2 <X0, 0, Z0>, Tube <X1, 0, Z1>, Tube } #end

#macro Letter_Q() union { Arc(0.75, 0.75, 0.75, 0, 360) Bar(0.98, 0.42, 1.52, -0.14) } #end
#macro Letter_u() union { Bar(0, 1, 0, 0.48) Arc(0.48, 0.48, 0.48, 180, 360) Bar(0.96, 1, 0.96, 0) } #end
#macro Letter_a() union { Arc(0.5, 0.5, 0.5, 0, 360) Bar(1.0, 1, 1.0, 0) } #end
#macro Letter_t() union { Bar(0.28, 1.42, 0.28, 0.36) Arc(0.64, 0.36, 0.36, 180, 285) Bar(0, 1, 0.72, 1) } #end
#macro Letter_o() union { Arc(0.5, 0.5, 0.5, 0, 360) } #end
#macro Letter_r() union { Bar(0, 1, 0, 0) Arc(0.50, 0.48, 0.50, 172, 62) } #end

object { Letter_Q() Stroke_texture(0) }
object { Letter_u() Stroke_texture(1) translate x*2.05 }
object { Letter_a() Stroke_texture(2) translate x*3.52 }
object { Letter_t() Stroke_texture(3) translate x*4.98 }
object { Letter_u() Stroke_texture(4) translate x*6.18 }
object { Letter_o() Stroke_texture(5) translate x*7.66 }
object { Letter_r() Stroke_texture(6) translate x*9.14 }
