/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// The application's icon: four cells of a board, one man of each game.
#declare Theme = 0;
#include "common.inc"
#include "materials.inc"
#include "boards.inc"
#include "towers.inc"
#include "dodgem.inc"
#include "morris.inc"
#include "stratego.inc"
Camera(2.56, 2.56, 1.28, 1.26)
Key_light(24, 1.2, 7)
Dome_light(24, 0.42, 7)
Fill_lights()
Room()
#declare Half = 1.22;
#for (I, 0, 3)
  object {
    Round_Box_Union(<0.01, -0.3, 0.01>, <0.99, 0, 0.99>, 0.012)
    #if (mod(I, 2)) Cell_texture(1, 1) #else Cell_texture(1, 0) #end
    translate <-1, 0, 0> rotate y*90*I }
#end
difference {
  Round_Box_Union(<-Half, -0.28, -Half>, <Half, 0.05, Half>, 0.05)
  box { <-1.02, -0.2, -1.02>, <1.02, 1, 1.02> }
  Frame_texture(1)
}
object { Square_line(1.0, 0.035, -0.1, 0.03) texture { T_brass } }
object { Tower(1) scale 1.12 translate <-0.5, 0, 0.5> }
union { Block(2, 0) Figures(2, 9) scale 1.10 translate <0.5, 0, 0.5> }
object { Pawn_1() scale 1.12 translate <-0.5, 0, -0.5> }
object { Stone(1) scale 1.25 translate <0.5, 0, -0.5> }
