import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';

export const withheldFor: Record<WithholdingReason, string> = {
  'personal-data': 'Perséinlech Donnéeë vun aneren',
  insult: 'Beleidegung oder Menace',
  'not-genuine': 'Keng richteg Erfarung',
  'off-topic': 'Et geet net ëm d’Aarbecht',
  illegal: 'Illegalen Inhalt',
  other: 'En anere Grond',
};
