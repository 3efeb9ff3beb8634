// One man, or with Shadow=1 the shadow he throws (white = lit floor; the script turns it into black with alpha).
// Game 1 towers, 2 dodgem, 3 morris, 4 stratego; Side 1 or 2; Kind depends on the game.
#include "common.inc"
#include "materials.inc"
#if (Game = 1) #include "towers.inc" #end
#if (Game = 2) #include "dodgem.inc" #end
#if (Game = 3) #include "morris.inc" #end
#if (Game = 4) #include "stratego.inc" #end

#declare Man = union {
  #switch (Game)
    #case (1)
      #if (Side = 1) #if (Kind = 0) Tower_1() #else Queen_1() #end
      #else #if (Kind = 0) Tower_2() #else Queen_2() #end #end
    #break
    #case (2) #if (Side = 1) Pawn_1() #else Pawn_2() #end #break
    #case (3) Stone(Side) #break
    #case (4) Block(Side, Kind) #break
  #end
}

#if (Shadow)
  Camera(2.0, 2.0, 1.0, 1.0)
  // key light and the open room each give a part of the floor's brightness, together exactly 1
  #declare A = vnormalize(vcross(ToLight, y));
  light_source { ToLight*24 rgb 0.62/ToLight.y area_light A*6.5, vcross(A, ToLight)*6.5, 7, 7 adaptive 1 circular orient }
  light_source { y*24 rgb 0.38 area_light x*34, z*34, 7, 7 adaptive 1 circular orient }
  plane { y, 0 pigment { rgb 1 } finish { ambient 0 diffuse 1 } }
  object { Man no_image }
#else
  Camera(1.25, 1.5, 0.625, 0.5)
  Key_light(24, 1.3, 7)
  Fill_light()
  Room()
  object { Man }
#end
