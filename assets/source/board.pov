/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

// A whole board seen by the one camera. Game 1 towers, 2 dodgem, 3 morris, 4 stratego; N cells a side;
// Diagonals 0 or 1 (morris). The script passes FrameW, Rim and Foot, in cells, and computes the field's rectangle from them.
#include "common.inc"
#include "materials.inc"
#include "shapes.inc"
#include "boards.inc"

#declare R = N/2;
#declare F = FrameW;
#declare Outer = R + F;
Camera(2*Outer, 2*Outer*SinE + (Rim + Foot)*CosE, Outer, Outer*SinE + Foot*CosE)
#declare D = 2.3*N;
#declare LA = vnormalize(vcross(ToLight, y));
#switch (Theme)
  #case (Parlour) #declare Lamp = <1.0, 0.88, 0.70>*1.38; #declare Open = <0.90, 0.92, 1.0>*0.40; #declare Front = <1.0, 0.86, 0.66>*0.22; #break
  #case (Arcade) #declare Lamp = <0.60, 0.70, 1.0>*0.95; #declare Open = <0.70, 0.60, 1.0>*0.35; #declare Front = <1.0, 0.30, 0.85>*0.30; #break
  #case (Contrast) #declare Lamp = <1, 1, 1>*0.78; #declare Open = <1, 1, 1>*0.42; #declare Front = <1, 1, 1>*0.10; #break
#end
// the lamp weakens towards the far right; Contrast is lit evenly
light_source { ToLight*D rgb Lamp area_light LA*D*0.20, vcross(LA, ToLight)*D*0.20, 3, 3 adaptive 0 circular orient
  #if (Theme != Contrast) fade_distance D*0.95 fade_power 2 #end }
light_source { vnormalize(<0.10, 1, -0.25>)*D rgb Open shadowless }
light_source { <-14, 7, -40> rgb Front shadowless }   // on the front of the frame
#if (Theme = Parlour) Room() #end                     // for brass and the glass of the lakes

#declare Dice = seed(17*Game + N);

#macro Checkered()
  #local Gap = (Theme = Arcade ? 0.013 : 0.006);
  #for (Row, 0, N - 1) #for (Col, 0, N - 1)
    #local Shift = <rand(Dice)*60, rand(Dice)*0.5, rand(Dice)*40>*(Theme != Arcade);   // neon is alike in all cells
    object {
      box { <-0.5 + Gap, -0.2, -0.5 + Gap>, <0.5 - Gap, 0, 0.5 - Gap> translate Shift }
      Cell_texture(Game, mod(Row + Col + N + 1, 2))
      translate <Col - R + 0.5, 0, R - 0.5 - Row> - Shift
    }
  #end #end
  // the ground of the joints
  box { <-R, -0.3, -R>, <R, -0.006, R>
    #switch (Theme)
      #case (Parlour) Plain(SRGB(0.20, 0.12, 0.07), F_hollow) #break
      #case (Arcade) Glow(Neon_line) #break
      #case (Contrast) Plain(SRGB(0.12, 0.12, 0.12), F_board) #break
    #end }
#end

// Between field and frame: a ledge of metal, or a light on the rim, where it is seen equally wide on all sides
#macro Inner_line()
  #if (Theme = Arcade)
    object { Square_line(R, 0.045*F, -0.1, Rim) Frame_texture(Game) }
    object { Square_line(R, 0.045*F, Rim, Rim + 0.004) Neon_edge(Outer) }
  #else
    object { Square_line(R, 0.045*F, -0.1, Rim*0.6) Metal() }
  #end
#end

#macro Corner_plates()
  #if (Theme != Arcade) #for (I, 0, 3)
    object {
      intersection {
        cylinder { <-Outer, Rim - 0.01, -Outer>, <-Outer, Rim + 0.010*F, -Outer>, F*0.95 }
        box { <-Outer + 0.12*F, -1, -Outer + 0.12*F>, <R, 1, R> }
      }
      Metal() rotate y*90*I }
    sphere { <-Outer + 0.42*F, Rim, -Outer + 0.42*F>, 0.085*F Frame_texture(1) rotate y*90*I }
  #end #end
#end

#if (Game = 1)
  Checkered()
  Frame(1, R + 0.045*F, F*0.955, Rim, Foot)
  Inner_line()
  object { Square_line(R + 0.33*F, 0.028*F, -0.1, Rim + 0.002) Metal() }
  Corner_plates()
#end

#if (Game = 2)
  Checkered()
  Frame(2, R + 0.045*F, F*0.955, Rim, Foot)
  Inner_line()
  // the gates: player 1 leaves over the top, player 2 over the right edge; one chevron a column or row
  #macro Chevron(S)             // its middle, between point and feet, at 0
    union {
      #for (K, -1, 1, 2)
        box { <-0.078, 0, -0.10>, <0.62, 1, 0.10> rotate y*38 translate z*0.167 scale <K, 1, 1> }
      #end
      scale <S, 1, S>
    }
  #end
  #declare Gate_1 = box { <-R, 0, R + 0.16*F>, <R, Rim + 0.004, R + 0.84*F> };
  #macro Gate_floor(Side)
    #switch (Theme)
      #case (Parlour)
        #if (Side = 1) texture { pigment { rgb SRGB(0.86, 0.81, 0.69) } finish { F_satin } } #else texture { pigment { rgb SRGB(0.34, 0.37, 0.40) } finish { F_satin } } #end
      #break
      #case (Arcade) Plain(SRGB(0.08, 0.09, 0.15), F_satin) #break
      #case (Contrast) #if (Side = 1) Plain(SRGB(0.95, 0.95, 0.95), F_board) #else Plain(SRGB(0.02, 0.02, 0.02), F_board) #end #break
    #end
  #end
  #macro Gate_mark(Side)
    #switch (Theme)
      #case (Parlour) #if (Side = 1) Plain(SRGB(0.42, 0.28, 0.16), F_hollow) #else texture { T_brass } #end #break
      #case (Arcade) #if (Side = 1) Glow(Neon_gate_1) #else Glow(Neon_gate_2) #end #break
      #case (Contrast) #if (Side = 1) Plain(SRGB(0.02, 0.02, 0.02), F_board) #else Plain(SRGB(0.97, 0.97, 0.97), F_board) #end #break
    #end
  #end
  #for (Side, 1, 2)
    union {
      #for (I, 0, N - 1)
        object { Round_Box_Union(<-0.44, 0, 0.14*F>, <0.44, Rim + 0.008*F, 0.74*F>, 0.008*F) Gate_floor(Side) translate <I - R + 0.5, 0, R> }
        object { Chevron(min(F*0.60, 0.42)) scale <1, 0.02*F, 1> Gate_mark(Side) translate <I - R + 0.5, Rim, R + 0.44*F> }
      #end
      #if (Side = 2) rotate y*90 #end
    }
  #end
#end

#if (Game = 3)
  // one plank, a moulded edge, inlaid lines, drilled points
  #macro Plank_texture()
    #switch (Theme)
      #case (Parlour) Wood(SRGB(0.70, 0.515, 0.325), SRGB(0.53, 0.355, 0.205), 0.8, 2.1) #break
      #case (Arcade) Plain(SRGB(0.10, 0.11, 0.20), F_wood) #break
      #case (Contrast) Plain(SRGB(0.70, 0.70, 0.69), F_board) #break
    #end
  #end
  #macro Inlay(A, B, W)
    object { box { <-W, -0.05, 0>, <W, 0.006, vlength(B - A)> } rotate y*degrees(atan2(B.x - A.x, B.z - A.z)) translate A Metal_line() }
  #end
  #macro Metal_line()
    #switch (Theme)
      #case (Parlour) texture { T_brass } #break
      #case (Arcade) Neon_edge(Outer) #break
      #case (Contrast) Plain(SRGB(0.08, 0.08, 0.08), F_board) #break
    #end
  #end
  #macro Hole_texture()
    #switch (Theme)
      #case (Parlour) Plain(SRGB(0.24, 0.135, 0.07), F_hollow) #break
      #case (Arcade) Plain(SRGB(0.02, 0.03, 0.06), F_hollow) #break
      #case (Contrast) Plain(SRGB(0.34, 0.34, 0.35), F_board) #break
    #end
  #end
  #macro Border_texture()       // flush, without a shadow: as wide on each side, and quieter than the lines one plays on
    #switch (Theme)
      #case (Parlour) Plain(SRGB(0.36, 0.22, 0.12), F_hollow) #break
      #case (Arcade) Glow(SRGB(0.10, 0.38, 0.58)) #break
      #case (Contrast) Plain(SRGB(0.36, 0.36, 0.36), F_board) #break
    #end
  #end
  // Parlour's letters need one tone below them, which the plank's grain is not: a mitred rim of dark wood
  #declare Edged = (Theme = Parlour);
  #if (Edged) Frame(3, R + 0.065, F - 0.065, 0, Foot) #end
  difference {
    #if (Edged) box { <-R - 0.065, -Foot - 1, -R - 0.065>, <R + 0.065, 0, R + 0.065> }
    #else Round_Box_Union(<-Outer, -Foot - 1, -Outer>, <Outer, 0, Outer>, 0.07) #end
    #for (S, 1, 3) #for (I, 0, 7)
      #local P = <(mod(I, 4) < 3 ? mod(I, 4) - 1 : 1), 0, (mod(I, 4) < 3 ? 1 : 0)>;
      #local Q = vrotate(P, y*180*(I > 3));
      sphere { Q*S + y*0.10, 0.17 }
    #end #end
    Plank_texture()
  }
  object { Square_line(R + 0.025, 0.04, -0.05, 0.002) Border_texture() }
  #for (S, 1, 3)
    Inlay(<-S, 0, S>, <S, 0, S>, 0.032) Inlay(<-S, 0, -S>, <S, 0, -S>, 0.032)
    Inlay(<-S, 0, -S>, <-S, 0, S>, 0.032) Inlay(<S, 0, -S>, <S, 0, S>, 0.032)
    #for (I, 0, 7)
      #local P = <(mod(I, 4) < 3 ? mod(I, 4) - 1 : 1), 0, (mod(I, 4) < 3 ? 1 : 0)>;
      #local Q = vrotate(P, y*180*(I > 3))*S;
      union {
        cylinder { Q - y*0.04, Q + y*0.009, 0.118 Hole_texture() }
        torus { 0.125, 0.024 translate Q + y*0.004 Metal_line() }
      }
    #end
  #end
  #for (I, 0, 3)
    union { Inlay(<0, 0, 1>, <0, 0, 3>, 0.032) #if (Diagonals) Inlay(<1, 0, 1>, <3, 0, 3>, 0.032) #end rotate y*90*I }
  #end
#end

#if (Game = 4)
  #macro Leather(Dark)
    #switch (Theme)
      #case (Parlour)
        #local K = 1 - 0.24*Dark;
        texture { pigment { bozo turbulence 0.35 octaves 3 color_map { [0 rgb SRGB(0.60, 0.485, 0.30)*K] [0.5 rgb SRGB(0.655, 0.53, 0.335)*K] [1 rgb SRGB(0.63, 0.50, 0.30)*K] } scale 1.9 } finish { F_satin } }
        // height lines of the map
        texture { pigment { bozo turbulence 0.25 octaves 2 lambda 2
            color_map {
              [0 rgbt <0.16, 0.09, 0.035, 1>]
              #for (I, 2, 8) #local P = I/10; [P - 0.008 rgbt <0.16, 0.09, 0.035, 1>] [P - 0.004 rgbt <0.16, 0.09, 0.035, 0.78>] [P + 0.004 rgbt <0.16, 0.09, 0.035, 0.78>] [P + 0.008 rgbt <0.16, 0.09, 0.035, 1>] #end
              [1 rgbt <0.16, 0.09, 0.035, 1>]
            } scale 2.2 translate <3.1, 0, 7.7> } finish { F_satin } }
      #break
      #case (Arcade) 
        #if (Dark) Lit_tile(SRGB(0.03, 0.035, 0.085), SRGB(0.04, 0.05, 0.12), SRGB(0.09, 0.13, 0.32), 0.5) #else Lit_tile(SRGB(0.10, 0.12, 0.25), SRGB(0.12, 0.15, 0.31), SRGB(0.14, 0.22, 0.48), 0.5) #end
      #break
      #case (Contrast) #if (Dark) Plain(SRGB(0.62, 0.62, 0.62), F_board) #else Plain(SRGB(0.80, 0.80, 0.79), F_board) #end #break
    #end
  #end
  // The ground, with a pit for each lake
  #declare Bank = 0.97; #declare Shore = 0.835; #declare Water = (Theme = Contrast ? -0.04 : -0.15);
  #declare Pits = union { #for (K, -1, 1, 2) box { <2*K - Bank, -1, -Bank>, <2*K + Bank, 1, Bank> } #end }
  #for (D, 0, 1)
    difference {
      union {
        #for (Row, 0, 9) #for (Col, 0, 9) #if (mod(Row + Col, 2) = D)
          box { <Col - 5, -0.3, 4 - Row>, <Col - 4, 0, 5 - Row> }
        #end #end #end }
      object { Pits }
      Leather(D) }
  #end
  // pressed lines between the cells
  difference {
    union {
      #for (I, -4, 4)
        box { <I - 0.014, -0.1, -5>, <I + 0.014, 0.002, 5> } box { <-5, -0.1, I - 0.014>, <5, 0.002, I + 0.014> }
      #end }
    object { Pits }
    #switch (Theme)
      #case (Parlour) Plain(SRGB(0.40, 0.305, 0.17), F_hollow) #break
      #case (Arcade) Glow(Neon_line) #break
      #case (Contrast) Plain(SRGB(0.25, 0.25, 0.25), F_board) #break
    #end
  }
  // Lakes: calm, deep water between banks of hewn stone. It is darkest in the middle.
  #declare Depth = function { min(0.999, pow(pow(abs(x)/Shore, 5) + pow(abs(z)/Shore, 5), 0.2)) }      // 0 in the middle, 1 at the shore
  #macro Lake_texture(K)
    #switch (Theme)
      #case (Parlour)
        texture {
          pigment { function { Depth(x, y, z) } color_map {
            [0 rgb SRGB(0.015, 0.115, 0.17)] [0.45 rgb SRGB(0.02, 0.155, 0.215)] [0.75 rgb SRGB(0.04, 0.25, 0.305)] [0.92 rgb SRGB(0.10, 0.37, 0.40)] [1 rgb SRGB(0.20, 0.48, 0.47)] } }
          normal { bozo 0.10 scale <0.34, 1, 0.15> warp { turbulence 0.2 octaves 2 } }
          finish { ambient 0.22 diffuse 0.72 specular 0.8 roughness 0.004 reflection { 0.03, 0.30 falloff 2 } } }
        // a few long, low waves catch the window
        texture { pigment { bozo turbulence 0.12 octaves 2
            color_map { [0.66 rgbt <0.42, 0.80, 0.82, 1>] [0.71 rgbt <0.42, 0.80, 0.82, 0.80>] [0.74 rgbt <0.42, 0.80, 0.82, 1>] }
            scale <0.72, 1, 0.16> rotate y*8 translate <0.4 + 3*K, 0, 0.3 + K> } finish { ambient 0.3 diffuse 0.7 } }
      #break
      #case (Arcade)
        texture { pigment { function { Depth(x, y, z) } color_map {
            [0 rgb SRGB(0.015, 0.02, 0.10)] [0.5 rgb SRGB(0.02, 0.08, 0.26)] [0.8 rgb SRGB(0.02, 0.20, 0.44)] [1 rgb SRGB(0.04, 0.46, 0.70)] } } finish { F_glow } }
        texture { pigment { bozo turbulence 0.12 octaves 2
            color_map { [0.66 rgbt <0.1, 0.75, 1.0, 1>] [0.71 rgbt <0.1, 0.75, 1.0, 0.45>] [0.74 rgbt <0.1, 0.75, 1.0, 1>] }
            scale <0.72, 1, 0.16> rotate y*8 translate <0.4 + 3*K, 0, 0.3 + K> } finish { F_glow } }
      #break
      #case (Contrast)     // dark, with three waves
        texture { pigment { function { min(1, abs(mod(z + 2.25 + 0.045*sin(9.4*x), 0.5) - 0.25)/0.06 + max(0, abs(x) - 0.5)*40 + max(0, abs(z) - 0.7)*40) }
            color_map { [0.5 rgb SRGB(0.62, 0.66, 0.72)] [0.6 rgb SRGB(0.05, 0.09, 0.16)] } } finish { F_board } }
      #break
    #end
  #end
  #macro Stone_texture(T)
    #switch (Theme)
      #case (Parlour)
        texture { pigment { granite turbulence 0.3 color_map {
            [0 rgb SRGB(0.60, 0.56, 0.49)*T] [0.5 rgb SRGB(0.66, 0.62, 0.545)*T] [1 rgb SRGB(0.52, 0.485, 0.43)*T] } scale 0.7 translate T*37 }
          finish { ambient 0.10 diffuse 0.78 specular 0.10 roughness 0.05 } }
      #break
      #case (Arcade) Plain(SRGB(0.09, 0.08, 0.22), F_wood) #break
      #case (Contrast) Plain(SRGB(0.88, 0.88, 0.88), F_board) #break
    #end
  #end
  #macro Hewn(A, B)
    #local T = 0.86 + 0.26*rand(Dice);
    object { Round_Box_Union(A + <0.008, 0, 0.008>, B + <-0.008, 0.02*rand(Dice), -0.008>, 0.028) Stone_texture(T) }
  #end
  #for (K, -1, 1, 2)
    union {
      box { <-Bank, -0.5, -Bank>, <Bank, Water, Bank> Lake_texture(K) }
      #if (Theme = Parlour)
        #for (I, 0, 3)
          union {
            #local At = -Shore;
            #for (J, 0, 3)              // four stones of different lengths and a corner
              #local Next = (J = 3 ? Shore : -Shore + 2*Shore*(J + 1)/4 + (rand(Dice) - 0.5)*0.16);
              Hewn(<At, Water - 0.1, Shore>, <Next, 0.07, Bank>)
              #local At = Next;
            #end
            Hewn(<Shore, Water - 0.1, Shore>, <Bank, 0.085, Bank>)
            rotate y*90*I
          }
        #end
      #else
        object { Square_line(Shore, Bank - Shore, Water - 0.1, 0.07) Stone_texture(1) }
      #end
      #if (Theme = Arcade) object { Square_line(Shore - 0.005, 0.045, 0, 0.10) Neon_edge(Outer) } #end
      translate x*2*K
    }
  #end
  Frame(4, R + 0.045*F, F*0.955, Rim, Foot)
  Inner_line()
  // stitches
  #if (Theme = Parlour)
    #for (I, 0, 3) union {
      #for (J, -26, 26) cylinder { <J*0.195 - 0.055, Rim, R + 0.24*F>, <J*0.195 + 0.055, Rim, R + 0.24*F>, 0.019 } #end
      Plain(SRGB(0.86, 0.74, 0.50), F_satin) rotate y*90*I } #end
  #end
  Corner_plates()
#end

// The Arcade's edge: a bold tube, strips of light along the front, and bulbs of a marquee where neither letters nor gates are
#if (Theme = Arcade)
  object { Square_line(Outer - 0.11*F, 0.055*F, Rim - 0.02, Rim + 0.02*F) Neon_edge(Outer) }
  #local Bulb = 0.0034*N; #local Line = Outer - 0.42*F*(Game != 3) - 0.09*(Game = 3); #local Bulbs = 32;
  union {
    #for (J, 0, Bulbs)
      #local X = Line*(2*J/Bulbs - 1); #local Size = Bulb*(mod(J, 2) ? 0.72 : 1.05);
      #if (Game = 1 | Game = 4) sphere { <X, Rim, Outer - 0.25*F>, Size } #end
      sphere { <X, -0.62*Foot, -Outer>, Size }
    #end
    Bulb_light(Outer)
  }
  union {
    box { <-Line, -0.40*Foot, -Outer - 0.01>, <Line, -0.28*Foot, -Outer + 0.01> }
    box { <-Line, -0.94*Foot, -Outer - 0.01>, <Line, -0.88*Foot, -Outer + 0.01> }
    Neon_edge(Outer)
  }
#end
