/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// Panels and the table's edge, seen straight from above; one unit is the unit of the screen's layout. Kind 0: a tray at rest, 1: the lit one,
// both drawn in nine slices; 2: the rail under the prompts.
#include "common.inc"
#include "materials.inc"
#include "shapes.inc"
#include "boards.inc"
#declare Lit = (Kind = 1);
#declare Outer = 2.5;                    // half of a tray
#declare Wide = (Kind = 2 ? 54 : 6.4);
#declare High = (Kind = 2 ? 2.0 : 6.4);
camera { orthographic location y*20 direction -y up z*High right x*Wide }
#switch (Theme)
  #case (Parlour) #declare Lamp = <1.0, 0.88, 0.70>*(Kind = 2 ? 0.42 : Lit ? 1.75 : 1.0); #declare Open = <0.95, 0.92, 0.95>*(Kind = 2 ? 0.16 : Lit ? 0.60 : 0.34); #break
  #case (Arcade) #declare Lamp = <0.60, 0.70, 1.0>*(Kind = 2 ? 0.3 : 0.8); #declare Open = <0.70, 0.60, 1.0>*0.35; #break
  #case (Contrast) #declare Lamp = <1, 1, 1>*0.7; #declare Open = <1, 1, 1>*0.4; #break
#end
#declare LA = vnormalize(vcross(ToLight, y));
light_source { ToLight*30 rgb Lamp area_light LA*6, vcross(LA, ToLight)*6, 5, 5 adaptive 1 circular orient }
light_source { y*30 rgb Open shadowless }

#macro Wood_or_case() #if (Theme = Parlour) Wood(SRGB(0.44, 0.23, 0.13), SRGB(0.27, 0.13, 0.07), 0.9, 1.6) #else #if (Theme = Arcade) Plain(SRGB(0.07, 0.06, 0.16), F_wood) #else Plain(SRGB(0.02, 0.02, 0.02), F_board) #end #end #end
#macro Thread()
  #switch (Theme)
    #case (Parlour) texture { pigment { #if (Lit) srgb <1.0, 0.88, 0.56> #else srgb <0.80, 0.60, 0.30> #end } finish { #if (Lit) ambient 0 diffuse 0 emission 0.98 #else ambient 0.25 diffuse 0.7 specular 0.4 roughness 0.05 #end } } #break
    #case (Arcade) #if (Kind = 2) Neon_edge(27) #else Neon_edge(2) #end #break
    #case (Contrast) Plain((Lit ? SRGB(1.0, 0.82, 0.0) : SRGB(0.66, 0.66, 0.68)), F_glow) #break
  #end
#end
// Lighter in the middle, where the slices stretch it, and worn dark towards the rim.
#macro Leather(C)
  texture { pigment { boxed color_map { [0 rgb C*0.66] [0.25 rgb C*0.92] [0.5 rgb C] [1 rgb C] } scale <2.0, 60, 2.0> } finish { F_hollow } }
#end
#macro Inlay_floor()
  #switch (Theme)
    #case (Parlour) Leather((Lit ? SRGB(0.365, 0.25, 0.125) : SRGB(0.20, 0.125, 0.08))) #break
    #case (Arcade) Plain((Lit ? SRGB(0.10, 0.14, 0.36) : SRGB(0.05, 0.055, 0.14)), F_hollow) #break
    #case (Contrast) Plain((Lit ? SRGB(0.20, 0.20, 0.215) : SRGB(0.0, 0.0, 0.0)), F_glow) #break
  #end
#end
#if (Kind = 2)
  object { Round_Box_Union(<-40, -1, -3>, <40, 0, 0.96>, 0.08) Wood_or_case() }
  box { <-40, -0.1, 0.79>, <40, 0.012, 0.86> Thread() }
  plane { y, -0.5 Wood_or_case() }
#else
  #for (I, 0, 3)
    intersection {
      prism { linear_spline -0.3, 1, 5, <-2.0, 2.0>, <2.0, 2.0>, <Outer, Outer>, <-Outer, Outer>, <-2.0, 2.0> }
      Round_Box_Union(<-Outer, -1, -Outer>, <Outer, 0.14, Outer>, 0.09)
      Wood_or_case()
      rotate y*90*I
    }
  #end
  object { Square_line(1.97, (Lit ? 0.20 : 0.085), -0.1, (Theme = Contrast ? 0.2 : 0.07)) Thread() }
  box { <-2.0, -0.2, -2.0>, <2.0, 0, 2.0> Inlay_floor() }
#end
