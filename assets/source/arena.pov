/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// The stage of a battle, seen from low in front: a floor and a wall, one half in each side's colour, which meet at a slanted rod. The
// program lays its own light over it, where the two stand. Contrast has plain colours instead.
#include "common.inc"
#include "materials.inc"
camera { perspective location <0, 4.0, -11> look_at <0, 1.58, 0> right x*image_width/image_height up y angle 54 }
#declare Deep = 3.4;                     // where the floor ends and the wall begins
#declare Slant = 0.18;
#declare Along = -0.6*Slant;             // the rod's slant on the floor
#declare Cool = SRGB(0.06, 0.62, 1.0);
#declare Warm = SRGB(1.0, 0.10, 0.42);
#if (Theme = Parlour)
  light_source { <-1.2, 9, -4.5> rgb <1.0, 0.86, 0.64>*1.25 area_light x*2, z*2, 4, 4 adaptive 1 circular orient fade_distance 7.5 fade_power 3 }
  light_source { <0, 2.6, -3.2> rgb <1.0, 0.80, 0.55>*0.9 fade_distance 3.2 fade_power 2 shadowless }
  light_source { <0, 3, -14> rgb <0.8, 0.82, 1.0>*0.05 shadowless }
#else
  light_source { <0, 6, -5> rgb <0.55, 0.65, 1.0>*0.5 fade_distance 7 fade_power 2 }
#end
// Left of the rod is side 1's, right of it side 2's.
#macro Halves(A, B) function { select(x - Slant*y - Along*z, 0, 1) } color_map { [0.5 rgb A] [0.5 rgb B] } #end

plane { y, 0 clipped_by { plane { z, Deep } }
  #if (Theme = Parlour)
    texture { pigment { Halves(SRGB(0.13, 0.26, 0.62), SRGB(0.56, 0.115, 0.095)) } normal { granite 0.08 scale 0.05 } finish { ambient 0.03 diffuse 0.78 specular 0.10 roughness 0.12 } }
  #else
    texture { pigment { Halves(SRGB(0.03, 0.07, 0.20), SRGB(0.20, 0.02, 0.10)) } finish { ambient 0.05 diffuse 0.6 reflection { 0.06, 0.35 } } }
  #end
}
#if (Theme = Parlour) // velvet in folds
  isosurface { function { Deep - z + 0.20*sin(x*2.4 + 0.5*sin(x*1.3)) + 0.07*sin(x*6.3 + 1.1 + 0.2*y) }
    contained_by { box { <-16, -0.2, Deep - 0.6>, <16, 9, Deep + 0.6> } } max_gradient 2.6 accuracy 0.002
    texture { pigment { Halves(SRGB(0.10, 0.22, 0.60), SRGB(0.58, 0.07, 0.06)) } normal { granite 0.05 scale 0.04 } finish { ambient 0.02 diffuse 0.75 specular 0.03 roughness 0.2 } } }
#else // a sky that glows where it meets a grid of light
  plane { z, Deep inverse clipped_by { plane { -y, 0 } }
    texture { finish { F_glow } pigment { gradient y scale 6 pigment_map {
      [0 Halves(SRGB(0.10, 0.42, 0.85), SRGB(0.80, 0.10, 0.38))] [0.10 Halves(SRGB(0.06, 0.22, 0.55), SRGB(0.48, 0.06, 0.26))]
      [0.45 Halves(SRGB(0.04, 0.09, 0.27), SRGB(0.24, 0.03, 0.15))] [1 Halves(SRGB(0.02, 0.03, 0.12), SRGB(0.10, 0.02, 0.08))] } } } }
  #for (I, -14, 14)
    cylinder { <I*1.2 + 0.6, 0.005, -12>, <I*1.2 + 0.6, 0.005, Deep>, 0.018 Shining((I < 0 ? Cool : Warm)*0.8) }
  #end
  #for (I, 0, 12)
    #local Z = Deep - I*1.2;
    cylinder { <-18, 0.005, Z>, <Along*Z, 0.005, Z>, 0.018 Shining(Cool*0.8) }
    cylinder { <Along*Z, 0.005, Z>, <18, 0.005, Z>, 0.018 Shining(Warm*0.8) }
  #end
#end
#declare Foot = <Along*Deep, 0.02, Deep - 0.34>;
union {
  cylinder { <-14*Along, 0.02, -14>, Foot, 0.042 }
  sphere { Foot, 0.042 }
  cylinder { Foot, Foot + <Slant*9, 9, 0>, 0.042 }
  #if (Theme = Parlour) texture { T_brass } #else Shining(SRGB(1.0, 0.90, 0.62)) #end
}
Room()
