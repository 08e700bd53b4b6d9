import type { sentences as english } from '#features/reviews/core/strings/en/review-marks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  anonymous: 'Anonym',
  outOfFive: (value) => `${value} von 5`,
  pending: 'Bewertung wartet auf Freigabe',
  editPending: 'Ihre Änderungen warten auf Freigabe',
  withheld: 'Von unseren Moderatoren nicht veröffentlicht',
  reported: 'Gemeldet',
  flag: 'Diese Bewertung melden',
};
