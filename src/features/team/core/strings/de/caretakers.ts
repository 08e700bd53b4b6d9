import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Interessent nicht gefunden',
  memberNotFound: 'Diese Person wurde in Ihrem Team nicht gefunden',

  nobody: 'Noch nicht zugewiesen',
  me: 'Ihnen zugewiesen',
  somebody: (name) => `Zugewiesen an ${name}`,
  choose: 'Zuweisen an',
  you: (name) => `${name} (Sie)`,
  noOne: 'Niemand',
  changed: (name) => `Jetzt zugewiesen an ${name}`,
  cleared: 'Zuweisung entfernt',
  changeFailed: 'Die zuständige Person konnte nicht geändert werden',
};
