import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';

export const withheldFor: Record<WithholdingReason, string> = {
  'personal-data': 'Données personnelles de tiers',
  insult: 'Insulte ou menace',
  'not-genuine': 'Avis non authentique',
  'off-topic': 'Sans rapport avec les travaux',
  illegal: 'Contenu illicite',
  other: 'Autre motif',
};
