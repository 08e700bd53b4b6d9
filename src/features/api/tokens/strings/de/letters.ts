import type { sentences as english } from '#features/api/tokens/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  created: {
    subject: 'API-Token erstellt',
    heading: 'API-Token erstellt',
    text: (name: string) =>
      `Für Ihr Giewel-Konto wurde das API-Token „${name}“ erstellt. Jedes Programm, das es verwendet, kann in Ihrem Namen handeln.`,
    button: 'Ihre Token ansehen',
    note: 'Wenn Sie es nicht waren, widerrufen Sie das Token sofort und ändern Sie Ihr Passwort.',
  },
};
