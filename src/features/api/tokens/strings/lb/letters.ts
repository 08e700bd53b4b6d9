import type { sentences as english } from '#features/api/tokens/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  created: {
    subject: 'En neien API-Token',
    heading: 'En neien API-Token',
    text: (name: string) =>
      `Fir Äre Kont op Giewel gouf den API-Token „${name}“ ugeluecht. E Programm kann domat an Ärem Numm handelen.`,
    button: 'Är Tokene kucken',
    note: 'Wann Dir dat net waart, zitt en direkt zeréck an ännert Äert Passwuert.',
  },
};
