/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Speech by Windows' own interface, SAPI 5, with the voice chosen in the control panel. */
#define COBJMACROS
#define INITGUID
#include <windows.h>

#include <sapi.h>
#include <stdlib.h>

#include "base/wide.h"
#include "platform/voice_engine.h"

static ISpVoice *sapi;

bool voice_engine_open(void)
{
    if (!sapi && SUCCEEDED(CoInitializeEx(NULL, COINIT_MULTITHREADED)))
        CoCreateInstance(&CLSID_SpVoice, NULL, CLSCTX_ALL, &IID_ISpVoice, (void **)&sapi);
    return sapi != NULL;
}

void voice_engine_set(const struct voice *voice)
{
    ISpVoice_SetRate(sapi, 2 * (voice->rate - 5));
    ISpVoice_SetVolume(sapi, (USHORT)(10 * voice->volume));
}

void voice_engine_say(const char *text)
{
    wchar_t *wide = wide_from_utf8(text);
    if (wide)
        ISpVoice_Speak(sapi, wide, SPF_ASYNC | SPF_IS_NOT_XML, NULL);
    free(wide);
}

void voice_engine_stop(void)
{
    ISpVoice_Speak(sapi, NULL, SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL);
}

bool voice_is_expected(void)
{
    BOOL runs = FALSE;
    return SystemParametersInfoW(SPI_GETSCREENREADER, 0, &runs, 0) && runs;
}
