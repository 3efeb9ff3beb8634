/* Changing the person whose records are shown: another name, one person out of two, or nothing left
 * of them. */
#ifndef UI_SCREENS_RECORDS_CHANGE_H
#define UI_SCREENS_RECORDS_CHANGE_H

struct app;

void records_change_open(struct app *app);

#endif
