/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// One half of what hides the board between turns: velvet in folds, or a shutter of light. Without a colour of its own: the program tints it
// like the player who comes next. Contrast has plain colours instead.
#include "common.inc"
#include "materials.inc"
camera { orthographic location <0, 5, -20> look_at <0, 5, 0> right x*8 up y*10 }
#if (Theme = Parlour)
  light_source { <-16, 15, -14> rgb 0.9 shadowless }
  light_source { <14, 4, -12> rgb 0.20 shadowless }
  #local Folds = function(x, y, z) { 0.40*sin(x*pi*0.75 + 0.3*sin(y*0.3 + x)) + 0.11*sin(x*pi*1.75 + 1.3 + 0.35*sin(y*0.4)) }
  isosurface { function { -z + Folds(x, y, 0) }
    contained_by { box { <-5, -1, -0.8>, <5, 11, 0.8> } } max_gradient 3.0 accuracy 0.003
    // dark in the depth of the folds, at the hem and above
    texture { pigment { function { min(0.999, max(0, 0.5 - 0.9*z))*min(1, 0.45 + y*0.4)*min(1, 0.5 + (10 - y)*0.25) } color_map { [0 rgb 0.12] [0.5 rgb 0.62] [1 rgb 1.0] } }
      normal { granite 0.06 scale 0.05 } finish { ambient 0.02 diffuse 0.9 specular 0.05 roughness 0.2 } } }
#else
  light_source { <-6, 16, -14> rgb 0.75 }
  light_source { <10, 2, -14> rgb 0.2 shadowless }
  #for (I, -1, 20)
    #local Y = I*0.5;
    cylinder { <-6, Y, 0>, <6, Y, 0>, 0.235 scale <1, 1, 0.5> translate y*0.0 pigment { rgb 0.34 } finish { ambient 0.05 diffuse 0.7 specular 0.5 roughness 0.03 } }
    box { <-6, Y + 0.238, -0.03>, <6, Y + 0.262, 0> pigment { rgb 1 } finish { F_glow } }
  #end
  plane { z, 0.2 inverse pigment { rgb 0.02 } finish { diffuse 0.3 } }
#end
