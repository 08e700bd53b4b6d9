import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';

export const withheldFor: Record<WithholdingReason, string> = {
  'personal-data': 'Dados pessoais de outra pessoa',
  insult: 'Insulto ou ameaça',
  'not-genuine': 'Não é uma experiência real',
  'off-topic': 'Não é sobre o trabalho',
  illegal: 'Conteúdo ilegal',
  other: 'Outro motivo',
};
