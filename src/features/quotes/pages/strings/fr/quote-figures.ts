import type { sentences as english } from '#features/quotes/pages/strings/en/quote-figures.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Devis de cette année',
  sent: 'Envoyés',
  sinceJanuary: 'depuis le 1er janvier',
  accepted: 'Acceptés',
  withTax: (amount) => `${amount} TVA comprise`,
  share: 'Taux d’acceptation',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} sur ${answered} acceptés`,
  untilQuote: 'Délai d’établissement',
  days: (written, days) =>
    pluralForm('fr', days, {
      one: `${written} jour`,
      many: `${written} de jours`,
      other: `${written} jours`,
    }),
  middleOf: (count) =>
    pluralForm('fr', count, {
      one: 'jours ouvrés, une demande',
      many: `jours ouvrés, médiane de ${count}`,
      other: `jours ouvrés, médiane de ${count}`,
    }),
  allQuotes: 'Tous les devis',
};
