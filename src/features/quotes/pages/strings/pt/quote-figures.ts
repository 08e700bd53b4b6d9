import type { sentences as english } from '#features/quotes/pages/strings/en/quote-figures.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Orçamentos deste ano',
  sent: 'Enviados',
  sinceJanuary: 'desde 1 de janeiro',
  accepted: 'Aceites',
  withTax: (amount) => `${amount} com IVA`,
  share: 'Parte',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} de ${answered} com resposta`,
  untilQuote: 'Do pedido ao orçamento',
  days: (written, days) =>
    pluralForm('pt', days, { one: `${written} dia`, many: `${written} de dias`, other: `${written} dias` }),
  middleOf: (count) =>
    pluralForm('pt', count, {
      one: 'um pedido, dias úteis',
      many: `mediana de ${count}, dias úteis`,
      other: `mediana de ${count}, dias úteis`,
    }),
  allQuotes: 'Todos os orçamentos',
};
