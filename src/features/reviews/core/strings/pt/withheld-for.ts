import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';

export const withheldFor: Record<WithholdingReason, string> = {
  'personal-data': 'Dados pessoais de outros',
  insult: 'Insulto ou ameaça',
  'not-genuine': 'Não é uma experiência verdadeira',
  'off-topic': 'Não fala do trabalho',
  illegal: 'Conteúdo ilegal',
  other: 'Outro motivo',
};
