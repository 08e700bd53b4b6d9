import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Interessent net fonnt',
  memberNotFound: 'Mir hunn dës Persoun net an Ärer Equipe fonnt',

  nobody: 'Nach kengem zougedeelt',
  me: 'Iech zougedeelt',
  somebody: (name) => `Zougedeelt: ${name}`,
  choose: 'Zoudeelen',
  you: (name) => `${name} (Dir)`,
  noOne: 'Keen',
  changed: (name) => `Elo zougedeelt: ${name}`,
  cleared: 'Net méi zougedeelt',
  changeFailed: 'Dat konnt net zougedeelt ginn',
};
