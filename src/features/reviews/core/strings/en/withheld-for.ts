import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';

/** Moderators, the author and the public all read the same reason. */
export const withheldFor = {
  'personal-data': 'Someone else’s personal data',
  insult: 'Insult or threat',
  'not-genuine': 'Not a genuine experience',
  'off-topic': 'Not about the work',
  illegal: 'Illegal content',
  other: 'Another reason',
} as const satisfies Record<WithholdingReason, string>;
