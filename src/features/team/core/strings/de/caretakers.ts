import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Diesen Interessenten gibt es nicht',
  memberNotFound: 'Diese Person gibt es in Ihrem Team nicht',

  nobody: 'Darum kümmert sich noch niemand',
  me: 'Sie kümmern sich darum',
  somebody: (name) => `${name} kümmert sich darum`,
  choose: 'Wer kümmert sich darum?',
  you: (name) => `${name} (Sie)`,
  noOne: 'Niemand',
  changed: (name) => `${name} kümmert sich jetzt darum`,
  cleared: 'Jetzt kümmert sich niemand darum',
  changeFailed: 'Das konnte nicht übergeben werden',
};
