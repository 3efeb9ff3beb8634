/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// The table under the board: what the eye rests on. Smooth and dark, lit from the upper left.
#include "common.inc"
#include "materials.inc"
#include "shapes.inc"
#include "boards.inc"
Camera(16, 10, 8, 5)
light_source { <-5.5, 9, 3.5>
  #switch (Theme)
    #case (Parlour) rgb <1.0, 0.90, 0.74>*1.5 #break
    #case (Arcade) rgb <0.5, 0.6, 1.0>*3.0 #break
    #case (Contrast) rgb 1.2 #break
  #end
  fade_distance 11 fade_power 3 }
#declare Clear = rgbt <0, 0, 0, 1>;
plane { y, 0
  #switch (Theme)
    #case (Parlour)
      // billiard cloth: a deep green with a faint weave
      texture { pigment { bozo turbulence 0.3 octaves 3 color_map { [0 rgb SRGB(0.080, 0.218, 0.163)] [1 rgb SRGB(0.098, 0.252, 0.190)] } scale <0.9, 1, 0.7> }
        finish { ambient 0.10 diffuse 0.85 } }
    #break
    #case (Arcade)
      texture { pigment { gradient x color_map { [0 rgb SRGB(0.04, 0.05, 0.13)] [1 rgb SRGB(0.10, 0.04, 0.14)] } scale 16 translate -x*8 } finish { ambient 0.35 diffuse 0.8 } }
      // a faint grid running away, as on old arcade screens; it is lost in the dark before it comes to the headings
      #declare Lines = SRGB(0.42, 0.24, 0.86);
      #for (I, 0, 1)
        texture {
          pigment { function { min(1, max(0, (3.4 - z)/4))*(1 - x*x/90) }
            pigment_map { [0 Clear] [1 gradient (I ? x : z) color_map { [0.020 rgb Lines] [0.020 Clear] } translate -(x + z)*0.010] } }
          finish { F_glow } }
      #end
    #break
    #case (Contrast)
      texture { pigment { rgb SRGB(0.16, 0.16, 0.18) } finish { ambient 0.3 diffuse 0.7 } }
    #break
  #end
}
