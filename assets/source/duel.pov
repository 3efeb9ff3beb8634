/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// A block of Stratego as it stands on the stage of a battle: large, seen from lower down, turned towards its opponent.
// Kind -1: the block without a figure; 1…12: the figure alone, which the program lays over it.
#include "common.inc"
#declare Elevation = 34;
#declare SinE = sin(radians(Elevation));
#declare CosE = cos(radians(Elevation));
#declare ToCamera = <0, SinE, -CosE>;
#declare ScreenUp = <0, CosE, SinE>;
#include "materials.inc"
#include "stratego.inc"

#declare Upright = 18;        // degrees the tile leans back: less than on the board, where it is seen from above
#declare Towards = (Side = 1 ? -16 : 16);

#macro On_foot() rotate x*Upright translate <0, 0.10, -0.10> #end

// As Bevelled_tile, in steps too fine to be seen at this size
#macro Smooth_tile(Side)
  #local Steps = (Side = 1 ? 110 : 50); // the arch is dear, and has no flat edge on which they would show
  union {
    #for (I, 0, Steps)
      #local A = radians(90*I/Steps);
      object { Tile(Side, -0.034*(1 - sin(A)), Thick - 0.034*(1 - cos(A))) translate z*0.034*(1 - cos(A)) }
    #end
  }
#end

#macro Tall_foot(G, Y0, Y1, Edge)
  Round_Box_Union(<-0.46 - G, Y0, -0.19 - G>, <0.46 + G, Y1, 0.20 + G>, Edge)
#end

Camera(1.28, 1.28, 0.64, 0.26)
#local Rays = (Theme = Parlour ? 5 : 3);
Key_light(24, 1.10, Rays)
Dome_light(24, 0.40, Rays)
Fill_lights()
Room()
// the clash, between the two
light_source { <(Side = 1 ? 3 : -3), 1.2, -1.5> rgb <1.0, 0.80, 0.45>*(Theme = Contrast ? 0.15 : 0.55) fade_distance 3 fade_power 2 shadowless }

#if (Kind > 0)
  #if (Kind < 11)
    object { Emblem(Kind) scale <0.19, 0.19, 0.028> translate <0, 0.500, 0> Figure(Side) On_foot() rotate y*Towards }
    object { Rank_text(Kind) scale <0.21*(Kind = 10 ? 0.85 : 1), 0.21, 0.020> translate <0, 0.195, 0> Figure(Side) On_foot() rotate y*Towards }
  #else
    object { Emblem(Kind) scale <0.30, 0.30, 0.028> translate <0, 0.375, 0> Figure(Side) On_foot() rotate y*Towards }
  #end
#else
  union {
    union {
      object { Smooth_tile(Side) Body(Side, 0) }
      object { Tile(Side, -0.055, 0.02) translate -z*0.003 Face(Side) }
      object { difference { Tile(Side, -0.046, 0.02) object { Tile(Side, -0.064, 1) translate -z*0.5 } translate -z*0.008 } Trim(Side, 0) }
      On_foot()
    }
    object { Tall_foot(0, 0, 0.115, 0.035) Body(Side, 0) }
    object { Tall_foot(0.006, 0.045, 0.068, 0.010) Trim(Side, 0) }
    rotate y*Towards
  }
#end
