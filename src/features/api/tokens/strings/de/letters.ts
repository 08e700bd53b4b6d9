import type { sentences as english } from '#features/api/tokens/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  created: {
    subject: 'Ein neues API-Token',
    heading: 'Ein neues API-Token',
    text: (name: string) =>
      `Für Ihr Konto bei Giewel wurde das API-Token „${name}“ erstellt. Ein Programm kann damit in Ihrem Namen handeln.`,
    button: 'Ihre Token ansehen',
    note: 'Waren Sie das nicht, widerrufen Sie es sofort und ändern Sie Ihr Passwort.',
  },
};
