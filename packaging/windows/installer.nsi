; SPDX-FileCopyrightText: 2026 The Quatuor authors
; SPDX-License-Identifier: MIT

; The installer, in every language that has all of its texts. packaging/windows/build.sh defines
; VERSION, NUMBERS (the version as four numbers), OUT, ICON, LISTS (a folder with the lists of files to
; install and to remove, and the texts), SIZE (in KiB) and TARGET.
; Silent: Setup.exe /S [/AllUsers] [/D=FOLDER], uninstall.exe /S [/DeleteSaves]
Unicode true
Target ${TARGET}
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "MUI2.nsh"
!include "nsDialogs.nsh"

Name "Quatuor"
OutFile "${OUT}"
RequestExecutionLevel user ; restarts itself with more rights to install for everyone
SetCompressor /SOLID lzma
ManifestDPIAware true

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Quatuor"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Quatuor Setup"
VIAddVersionKey "CompanyName" "The Quatuor authors"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define OWN_KEY "Software\Quatuor"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Quatuor"
!define KIND "Quatuor.Save"
!define FILES_CHANGED 'System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"'

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\quatuor.exe"
!insertmacro MUI_PAGE_WELCOME
Page custom ask_for_whom apply_for_whom
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include "${LISTS}/texts.nsh"

Var all_users
Var scope_given ; by an argument
Var radio_all

; ---- for one person or for everyone ----

!macro use_scope
  SetRegView 64
  ${If} $all_users == 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
!macroend

!macro read_scope un
Function ${un}has_rights
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 == "Admin"
    StrCpy $0 1
  ${Else}
    StrCpy $0 0
  ${EndIf}
FunctionEnd
!macroend
!insertmacro read_scope ""
!insertmacro read_scope "un."

Function choose_folder
  !insertmacro use_scope
  ReadRegStr $0 SHCTX "${OWN_KEY}" "InstallDir"
  ${If} $0 != ""
    StrCpy $INSTDIR $0
  ${ElseIf} $all_users == 1
    StrCpy $INSTDIR "$PROGRAMFILES64\Quatuor"
  ${Else}
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Quatuor"
  ${EndIf}
FunctionEnd

Function .onInit
  StrCpy $all_users 0
  StrCpy $scope_given 0
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/AllUsers" $2
  ${IfNot} ${Errors}
    StrCpy $scope_given 1
    Call has_rights
    ${If} $0 == 0
      MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_RIGHTS)" /SD IDOK
      SetErrorLevel 740
      Quit
    ${EndIf}
    StrCpy $all_users 1
  ${EndIf}
  StrCpy $3 $INSTDIR ; from /D=
  ${If} $3 == ""
    Call choose_folder
  ${Else}
    !insertmacro use_scope
  ${EndIf}
FunctionEnd

Function ask_for_whom
  ${If} $scope_given == 1
    Abort ; nothing to ask
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(FOR_WHOM)" "$(NEEDS_RIGHTS)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 10u 20u 90% 12u "$(FOR_ME)"
  Pop $1
  ${NSD_CreateRadioButton} 10u 40u 90% 12u "$(FOR_ALL)"
  Pop $radio_all
  ${If} $all_users == 1
    StrCpy $1 $radio_all
  ${EndIf}
  ${NSD_Check} $1
  nsDialogs::Show
FunctionEnd

Function apply_for_whom
  ${NSD_GetState} $radio_all $1 ; 1 for everyone, as $all_users
  ${If} $1 == $all_users
    Return
  ${EndIf}
  Call has_rights
  ${If} $1 == 0
  ${OrIf} $0 == 1
    StrCpy $all_users $1
    Call choose_folder
    Return
  ${EndIf}
  ClearErrors
  ExecShell "runas" "$EXEPATH" "/AllUsers"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_RIGHTS)"
    Abort
  ${EndIf}
  Quit
FunctionEnd

; ---- installing ----

; A running program cannot be overwritten.
!macro wait_for_end
  ${DoWhile} ${FileExists} "$INSTDIR\quatuor.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\quatuor.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_RUNS)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 32
    Quit
  ${Loop}
!macroend

Section
  !insertmacro wait_for_end
  !include "${LISTS}/install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Quatuor.lnk" "$INSTDIR\quatuor.exe"

  WriteRegStr SHCTX "${OWN_KEY}" "InstallDir" "$INSTDIR"
  WriteRegStr SHCTX "Software\Classes\.quatuor" "" "${KIND}"
  WriteRegStr SHCTX "Software\Classes\${KIND}" "" "$(SAVED_GAME)"
  WriteRegStr SHCTX "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\quatuor.exe,0"
  WriteRegStr SHCTX "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\quatuor.exe" "%1"'
  ${FILES_CHANGED}

  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Quatuor"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\quatuor.exe,0"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The Quatuor authors"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  StrCpy $0 ""
  ${If} $all_users == 1
    StrCpy $0 " /AllUsers"
  ${EndIf}
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"$0'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S$0'
SectionEnd

; ---- uninstalling ----

Function un.onInit
  StrCpy $all_users 0
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/AllUsers" $2
  ${IfNot} ${Errors}
    StrCpy $all_users 1
    Call un.has_rights
    ${If} $0 == 0
      ExecShell "runas" "$INSTDIR\uninstall.exe" "$1"
      Quit
    ${EndIf}
  ${EndIf}
  !insertmacro use_scope
FunctionEnd

; Saves belong to the player: only an explicit yes, or /DeleteSaves in a silent run, deletes them.
Function un.delete_saves
  SetShellVarContext current
  ${IfNot} ${FileExists} "$APPDATA\quatuor\*.*"
    Return
  ${EndIf}
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/DeleteSaves" $2
  ${If} ${Errors}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DELETE_SAVES)" /SD IDNO IDYES +2
    Return
  ${EndIf}
  RMDir /r "$APPDATA\quatuor"
FunctionEnd

; The cache (solved boards of Dodgem) can be computed again.
Function un.delete_cache
  SetShellVarContext current
  RMDir /r "$LOCALAPPDATA\quatuor\cache"
  RMDir "$LOCALAPPDATA\quatuor"
FunctionEnd

Section "Uninstall"
  !insertmacro wait_for_end
  !include "${LISTS}/uninstall.nsh"
  Delete "$SMPROGRAMS\Quatuor.lnk"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ${If} $all_users == 0
    RMDir "$LOCALAPPDATA\Programs" ; only if empty
  ${EndIf}
  DeleteRegKey SHCTX "${OWN_KEY}"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  DeleteRegKey SHCTX "Software\Classes\${KIND}"
  ReadRegStr $0 SHCTX "Software\Classes\.quatuor" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey SHCTX "Software\Classes\.quatuor"
  ${EndIf}
  ${FILES_CHANGED}
  Call un.delete_cache
  Call un.delete_saves
SectionEnd
