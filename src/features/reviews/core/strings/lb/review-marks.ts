import type { sentences as english } from '#features/reviews/core/strings/en/review-marks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  anonymous: 'Anonym',
  outOfFive: (value) => `${value} vu 5`,
  pending: 'Bewäertung waart op d’Guttheeschen',
  editPending: 'Är Ännerunge waarden op d’Guttheeschen',
  withheld: 'Vun der Moderatioun zeréckgehalen',
  reported: 'Gemellt',
  flag: 'Dës Bewäertung mellen',
};
