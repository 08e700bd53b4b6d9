import type { sentences as english } from '#features/api/tokens/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  created: {
    subject: 'Un nouveau jeton d’API',
    heading: 'Un nouveau jeton d’API',
    text: (name: string) =>
      `Le jeton d’API « ${name} » vient d’être créé pour votre compte Giewel. Avec ce jeton, un programme peut agir en votre nom.`,
    button: 'Voir vos jetons',
    note: 'Si ce n’était pas vous, révoquez-le tout de suite et changez votre mot de passe.',
  },
};
