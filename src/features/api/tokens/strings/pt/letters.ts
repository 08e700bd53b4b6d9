import type { sentences as english } from '#features/api/tokens/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  created: {
    subject: 'Um novo token da API',
    heading: 'Um novo token da API',
    text: (name: string) =>
      `Foi criado o token da API “${name}” para a sua conta no Giewel. Com ele, um programa pode agir em seu nome.`,
    button: 'Ver os seus tokens',
    note: 'Se não foi você, revogue-o já e mude a sua palavra-passe.',
  },
};
