import type { sentences as english } from '#features/quotes/pages/strings/en/quote-figures.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Orçamentos deste ano',
  sent: 'Enviados',
  sinceJanuary: 'desde 1 de janeiro',
  accepted: 'Aceites',
  withTax: (amount) => `${amount} com IVA`,
  share: 'Taxa de aceitação',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} de ${answered} aceites`,
  untilQuote: 'Tempo até ao orçamento',
  days: (written, days) =>
    pluralForm('pt', days, { one: `${written} dia`, many: `${written} de dias`, other: `${written} dias` }),
  middleOf: (count) =>
    pluralForm('pt', count, {
      one: 'dias úteis, um pedido',
      many: `dias úteis, mediana de ${count}`,
      other: `dias úteis, mediana de ${count}`,
    }),
  allQuotes: 'Todos os orçamentos',
};
