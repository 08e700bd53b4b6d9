import type { sentences as english } from '#features/reviews/core/strings/en/review-marks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  anonymous: 'Anonyme',
  outOfFive: (value) => `${value} sur 5`,
  pending: 'Avis en attente d’approbation',
  editPending: 'Vos modifications sont en attente d’approbation',
  withheld: 'Masqué par la modération',
  reported: 'Signalé',
  flag: 'Signaler cet avis',
};
