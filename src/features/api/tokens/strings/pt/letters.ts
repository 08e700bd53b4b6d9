import type { sentences as english } from '#features/api/tokens/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  created: {
    subject: 'Token da API criado',
    heading: 'Token da API criado',
    text: (name: string) =>
      `O token da API «${name}» foi criado para a sua conta do Giewel. Qualquer programa que tenha o token pode agir em seu nome.`,
    button: 'Ver os seus tokens',
    note: 'Se não criou este token, revogue-o já e mude a palavra-passe.',
  },
};
