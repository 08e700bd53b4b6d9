import type { sentences as english } from '#features/reviews/core/strings/en/review-marks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  anonymous: 'Anonym',
  outOfFive: (value) => `${value} vu 5`,
  pending: 'Bewäertung gëtt nach nogekuckt',
  editPending: 'Är Ännerunge ginn nach nogekuckt',
  withheld: 'Vun eise Moderateuren net publizéiert',
  reported: 'Gemellt',
  flag: 'Dës Bewäertung mellen',
};
