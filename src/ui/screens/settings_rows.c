/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/settings_rows.h"

#include "base/i18n.h"
#include "ui/kit/layout.h"
#include "ui/kit/voice.h"

const char *const settings_groups[SETTINGS_GROUPS] = {
    [SETTINGS_SOUND] = N_("Sound"),       [SETTINGS_SPEECH] = N_("Speech"),
    [SETTINGS_BOARD] = N_("Board"),       [SETTINGS_SCREEN] = NC_("settings", "Screen"),
    [SETTINGS_CONTROLS] = N_("Controls"),
};

const char *const settings_group_help[SETTINGS_GROUPS] = {
    [SETTINGS_SOUND] = N_("How loud it is, and sounds as captions."),
    [SETTINGS_SPEECH] = N_("The game, read aloud."),
    [SETTINGS_BOARD] = N_("How pieces move, and what the board shows."),
    [SETTINGS_SCREEN] = N_("The look, the size of texts and the language."),
    [SETTINGS_CONTROLS] = N_("Gamepads, and how to press and hold."),
};

static const char *const off_on[] = {N_("off"), N_("on")};
static const char *const speeds[] = {N_("slow"), N_("normal"), N_("fast"), N_("off")};
static const char *const memories[MEMORY_STEPS] = {N_("16 MB"), N_("32 MB"), N_("64 MB"),
                                                   N_("128 MB"), N_("256 MB")};
static const char *const text_sizes[TEXT_SCALES] = {N_("100%"), N_("125%"), N_("150%"), N_("175%"),
                                                    N_("200%")};
static const char *const holds[] = {N_("hold"), N_("press again")};
static const char *const repeats[REPEAT_COUNT] = {N_("off"), N_("slow"), N_("normal"), N_("fast")};
static const char *const switches[] = {N_("off"), N_("two buttons"), N_("scanning")};
static const char *const voices[VOICE_KINDS] = {N_("the usual one"), N_("a man"),
                                                N_("another man"),   N_("a woman"),
                                                N_("another woman"), N_("a child")};
static const char *const pads[] = {N_("shared"), N_("one each")};

const char *const settings_hands[PRESET_COUNT + 1] = {N_("both"), N_("left"), N_("right"),
                                                      N_("own choice")};

#define AT(member)     offsetof(struct preferences, member)
#define SWITCH(member) ROW_CHOICE, AT(member), 1, off_on
#define SLIDER(member) ROW_SLIDER, AT(member), 10, NULL

const struct settings_row settings_rows[] = {
    {SETTINGS_SOUND, N_("Sound effects"), N_("How loud moves, captures and buttons sound."),
     SLIDER(effects)},
    {SETTINGS_SOUND, N_("Music"), N_("How loud the music plays."), SLIDER(music)},
    {SETTINGS_SOUND, N_("Mute"), N_("Silences effects and music together."), SWITCH(mute)},
    {SETTINGS_SOUND, N_("Mono"), N_("Both ears hear the same."), SWITCH(mono)},
    {SETTINGS_SOUND, N_("Captions"), N_("Sounds that mean something are written at the edge, too."),
     SWITCH(captions)},
    {SETTINGS_SPEECH, N_("Speech"), N_("Reads the game aloud: focus, board, moves and results."),
     SWITCH(speech)},
    {SETTINGS_SPEECH, N_("Voice"), N_("Who speaks, as far as this computer has such a voice."),
     ROW_CHOICE, AT(speech_voice), VOICE_KINDS - 1, voices},
    {SETTINGS_SPEECH, N_("Speed of speech"), N_("How fast the voice speaks."), SLIDER(speech_rate)},
    {SETTINGS_SPEECH, N_("Volume of speech"), N_("How loud the voice speaks."),
     SLIDER(speech_volume)},
    {SETTINGS_SPEECH, N_("Keep secrets"),
     N_("Where two share a screen, hidden pieces are named only when asked for."),
     SWITCH(speech_private)},
    {SETTINGS_BOARD, N_("Animations"), N_("How fast pieces move."), ROW_CHOICE, AT(speed),
     SPEED_COUNT - 1, speeds},
    {SETTINGS_BOARD, N_("Reduced motion"),
     N_("Pieces go to their places at once, and nothing moves by itself."), SWITCH(reduced_motion)},
    {SETTINGS_BOARD, N_("Coordinates"), N_("Letters and figures along the edges of the board."),
     SWITCH(coordinates)},
    {SETTINGS_BOARD, N_("Turn the board"),
     N_("The player to move sits at the lower edge of the board."), SWITCH(turn_board)},
    {SETTINGS_BOARD, N_("Hide own pieces"),
     N_("In games with hidden pieces yours are shown only while you hold a button."), SWITCH(peek)},
    {SETTINGS_BOARD, N_("Verdicts on moves"),
     N_("Shows what each move of the chosen piece leads to: a win, a draw or a loss."),
     SWITCH(verdicts)},
    {SETTINGS_BOARD, N_("Thinking memory"),
     N_("More memory lets the strongest levels look a little further."), ROW_CHOICE, AT(memory),
     MEMORY_STEPS - 1, memories},
    {SETTINGS_SCREEN, N_("Fullscreen"), N_("The game fills the screen."), SWITCH(fullscreen)},
    {SETTINGS_SCREEN, N_("Text size"),
     N_("How large all texts are. Pages that no longer fit the screen can be scrolled."),
     ROW_CHOICE, AT(text_size), TEXT_SCALES - 1, text_sizes},
    {SETTINGS_SCREEN, N_("Theme"), N_("How boards and pieces look."), ROW_THEME, 0, 0, NULL},
    {SETTINGS_SCREEN, N_("Language"), N_("The language of all texts."), ROW_LANGUAGE, 0, 0, NULL},
    {SETTINGS_CONTROLS, N_("Gamepads"), N_("Two players share one gamepad, or have one each."),
     ROW_CHOICE, AT(own_pads), 1, pads},
    {SETTINGS_CONTROLS, N_("Vibration"), N_("The gamepad shakes at captures."), SWITCH(rumble)},
    {SETTINGS_CONTROLS, N_("Hands"), N_("Keys and buttons for both hands, or within reach of one."),
     ROW_HANDS, 0, PRESET_COUNT - 1, settings_hands},
    {SETTINGS_CONTROLS, N_("Switches"),
     N_("Any arrow goes to the next thing, Choose takes it; scanning goes on by itself."),
     ROW_CHOICE, AT(switches), 2, switches},
    {SETTINGS_CONTROLS, N_("Pace of scanning"), N_("How long scanning stays at each thing."),
     SLIDER(scan_pace)},
    {SETTINGS_CONTROLS, N_("Looking at pieces"),
     N_("Your hidden pieces are shown while a button is held, or until it is pressed again."),
     ROW_CHOICE, AT(peek_toggle), 1, holds},
    {SETTINGS_CONTROLS, N_("Pause between presses"),
     N_("How long a second press of the same button is ignored, up to a second."),
     SLIDER(press_pause)},
    {SETTINGS_CONTROLS, N_("Dead zone"), N_("How far a stick must go before it counts."),
     SLIDER(bindings.dead_zone)},
    {SETTINGS_CONTROLS, N_("Repetition"), N_("How fast a held direction repeats itself."),
     ROW_CHOICE, AT(bindings.repeat), REPEAT_COUNT - 1, repeats},
};

const int settings_row_count = sizeof settings_rows / sizeof *settings_rows;

int *settings_number(struct preferences *preferences, const struct settings_row *row)
{
    return (int *)(void *)((char *)preferences + row->at);
}
