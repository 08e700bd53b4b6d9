import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Contact introuvable',
  memberNotFound: 'Cette personne ne fait pas partie de votre équipe',

  nobody: 'Pas encore de responsable',
  me: 'Vous êtes responsable',
  somebody: (name) => `Responsable : ${name}`,
  choose: 'Responsable',
  you: (name) => `${name} (vous)`,
  noOne: 'Personne',
  changed: (name) => `Nouveau responsable : ${name}`,
  cleared: 'Plus de responsable',
  changeFailed: 'Impossible de modifier le responsable',
};
