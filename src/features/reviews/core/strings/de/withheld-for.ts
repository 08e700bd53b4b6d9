import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';

export const withheldFor: Record<WithholdingReason, string> = {
  'personal-data': 'Persönliche Daten anderer',
  insult: 'Beleidigung oder Drohung',
  'not-genuine': 'Keine echte Erfahrung',
  'off-topic': 'Hat nichts mit der Arbeit zu tun',
  illegal: 'Illegaler Inhalt',
  other: 'Ein anderer Grund',
};
