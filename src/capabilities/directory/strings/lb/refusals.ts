import type { sentences as english } from '#directory/strings/en/refusals.ts';
import type { Widened } from '#kernel/widened.ts';

export const sentences: Widened<typeof english> = {
  unknownCursor: 'Dës Säit vun der Lëscht gëtt et net. Fänkt vu vir un.',
  wordsTooLong: 'Sicht w.e.g. mat manner Wierder: héchstens 200 Zeechen.',
};
