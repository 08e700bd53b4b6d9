import type { sentences as english } from '#features/reviews/core/strings/en/review-marks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  anonymous: 'Utilizador anónimo',
  outOfFive: (value) => `${value} em 5`,
  pending: 'Avaliação à espera de aprovação',
  editPending: 'As suas alterações aguardam aprovação',
  withheld: 'Não publicada pela moderação',
  reported: 'Denunciada',
  flag: 'Denunciar esta avaliação',
};
