import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Ce contact n’existe pas',
  memberNotFound: 'Cette personne n’est pas dans votre équipe',

  nobody: 'Personne ne s’en occupe encore',
  me: 'Vous vous en occupez',
  somebody: (name) => `${name} s’en occupe`,
  choose: 'Qui s’en occupe ?',
  you: (name) => `${name} (vous)`,
  noOne: 'Personne',
  changed: (name) => `${name} s’en occupe maintenant`,
  cleared: 'Personne ne s’en occupe maintenant',
  changeFailed: 'Cela n’a pas pu être confié',
};
