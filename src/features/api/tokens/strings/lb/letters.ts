import type { sentences as english } from '#features/api/tokens/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  created: {
    subject: 'API-Token ugeluecht',
    heading: 'API-Token ugeluecht',
    text: (name) =>
      `Fir Äre Giewel-Kont gouf den API-Token „${name}“ ugeluecht. All Programm, deen den Token huet, kann an Ärem Numm eppes maachen.`,
    button: 'Är Tokene kucken',
    note: 'Wann Dir dat net waart, zitt den Token direkt zeréck an ännert Äert Passwuert.',
  },
};
