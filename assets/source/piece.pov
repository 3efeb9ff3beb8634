/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// One man; with Shadow=1 the shadow he throws (white = lit floor; the script turns it into black with alpha), with Bloom=1 only what shines.
// Game 1 towers, 2 dodgem, 3 morris, 4 stratego; Side 1 or 2; Kind depends on the game.
#include "common.inc"
#include "materials.inc"
#if (Game = 1) #include "towers.inc" #end
#if (Game = 2) #include "dodgem.inc" #end
#if (Game = 3) #include "morris.inc" #end
#if (Game = 4) #include "stratego.inc" #end

#declare Man = union {
  #switch (Game)
    #case (1) #if (Kind = 0) Tower(Side) #else Queen(Side) #end #break
    #case (2) #if (Side = 1) Pawn_1() #else Pawn_2() #end #break
    #case (3) Stone(Side) #break
    #case (4) #if (Kind > 0) Figures(Side, Kind) #else Block(Side, (Kind = 0 ? 1 : 0)) #end #break
  #end
}

#if (Shadow)
  Camera(2.0, 2.0, 1.0, 1.0)
  // lamp and open room each give a part of the floor's brightness, together exactly 1
  #declare A = vnormalize(vcross(ToLight, y));
  light_source { ToLight*24 rgb 0.62/ToLight.y area_light A*5.8, vcross(A, ToLight)*5.8, 7, 7 adaptive 1 circular orient }
  light_source { y*24 rgb 0.38 area_light x*34, z*34, 7, 7 adaptive 1 circular orient }
  plane { y, 0 pigment { rgb 1 } finish { ambient 0 diffuse 1 } }
  object { Man no_image }
  // a dark line around the foot keeps a man apart from a floor of his own brightness
  object { Man scale <1.07, 1, 1.07> clipped_by { plane { y, 0.02 } } no_shadow }
#else
  #if (Bloom)
    Camera(2.0, 2.0, 1.0, 1.0)
  #else
    Camera(1.25, 1.5, 0.625, 0.5)
    #local Rays = (Theme = Parlour ? 5 : 3);
    Key_light(24, 1.15, Rays)
    Dome_light(24, 0.42, Rays)
    Fill_lights()
    Room()
    plane { y, -0.001
      pigment { #switch (Theme) #case (Parlour) rgb <0.3, 0.2, 0.1> #break #case (Arcade) rgb <0.02, 0.02, 0.06> #break #case (Contrast) rgb 0.25 #break #end }
      finish { ambient 0.1 diffuse 0.7 } no_image no_reflection }
  #end
  object { Man }
#end
