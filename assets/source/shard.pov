/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// A splinter of a broken man, white so that the program can tint it. Kind 1…4.
#include "common.inc"
#include "materials.inc"
Camera(0.46, 0.46, 0.23, 0.23)
Key_light(24, 1.2, 9)
Fill_lights()
#declare Dice = seed(41*Kind);
intersection {
  #for (I, 0, 8)
    plane { vnormalize(<rand(Dice) - 0.5, rand(Dice) - 0.5, rand(Dice) - 0.5>), 0.045 + 0.06*rand(Dice) }
  #end
  box { -0.12, 0.12 }
  scale <1, 1, 0.8 + 0.1*Kind>
  rotate y*37*Kind
  texture { pigment { rgb 0.95 } finish { ambient 0.18 diffuse 0.75 specular 0.4 roughness 0.02 } }
}
