import type { sentences as english } from '#features/quotes/pages/strings/en/quote-figures.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Devis de cette année',
  sent: 'Envoyés',
  sinceJanuary: 'depuis le 1er janvier',
  accepted: 'Acceptés',
  withTax: (amount) => `${amount} TVA comprise`,
  share: 'Part',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} sur ${answered} avec réponse`,
  untilQuote: 'De la demande au devis',
  days: (written, days) =>
    pluralForm('fr', days, {
      one: `${written} jour`,
      many: `${written} de jours`,
      other: `${written} jours`,
    }),
  middleOf: (count) =>
    pluralForm('fr', count, {
      one: 'une demande, jours ouvrés',
      many: `médiane de ${count}, jours ouvrés`,
      other: `médiane de ${count}, jours ouvrés`,
    }),
  allQuotes: 'Tous les devis',
};
