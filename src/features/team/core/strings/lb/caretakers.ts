import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Dësen Interessent gëtt et net',
  memberNotFound: 'Dës Persoun ass net an Ärer Equipe',

  nobody: 'Nach këmmert sech keen dorëm',
  me: 'Dir këmmert Iech dorëm',
  somebody: (name) => `${name} këmmert sech dorëm`,
  choose: 'Wie këmmert sech dorëm?',
  you: (name) => `${name} (Dir)`,
  noOne: 'Keen',
  changed: (name) => `${name} këmmert sech elo dorëm`,
  cleared: 'Elo këmmert sech keen dorëm',
  changeFailed: 'Dat konnt net iwwergi ginn',
};
