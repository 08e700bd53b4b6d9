import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Facture ${number}`,
  invoiceFile: (number) => `giewel-facture-${number}.pdf`,
  demo: 'Reçu (démo)',
  demoFile: (id) => `giewel-recu-demo-${id}.pdf`,
  demoNote:
    'Reçu d’un paiement de démonstration effectué avant le lancement. Aucun montant n’a été versé, et ce document n’est pas une facture.',
  paid: 'Payée en totalité.',
  from: 'De',
  to: 'À',
  product: 'Giewel',
  registration: (number) => `RCS ${number}`,
  vatNumber: (number) => `Numéro de TVA ${number}`,
  issued: 'Date',
  time: 'Période',
  span: (from, until) => `du ${from} au ${until}`,
  item: {
    monthly: (plan) => `Giewel ${plan}, un mois`,
    yearly: (plan) => `Giewel ${plan}, un an`,
  },
  unused: (plan, from, until) => `Formule ${plan} non utilisée, du ${from} au ${until}`,
  balance: 'Pris sur votre solde',
  kept: 'Ajouté à votre solde',
  letter: {
    subject: (bought) => `Votre reçu : ${bought}`,
    heading: 'Voici votre reçu',
    bought: (bought, from, until) => `${bought}, du ${from} au ${until}.`,
    line: (item, amount) => `${item} : ${amount}`,
    enclosed: 'Votre facture est jointe.',
    button: 'Ouvrir votre abonnement',
    closing: 'Nous envoyons cet e-mail pour chaque paiement, même si vous avez désactivé les notifications.',
  },
  payout: {
    subject: 'Nous remboursons votre solde',
    heading: 'Nous remboursons votre solde',
    line: (amount) => `Votre solde : ${amount}.`,
    card: 'Nous rembourserons votre solde sur la carte avec laquelle vous avez payé, dans les 10 jours.',
    rest: (amount) =>
      `Impossible de rembourser ${amount} sur une carte. Répondez avec votre IBAN : nous vous ferons un virement.`,
    simulated:
      'Vous avez effectué un paiement de démonstration avant le lancement. Vous n’avez rien versé : il n’y a rien à rembourser. Nous gardons une trace de ce paiement.',
    closing: 'Vous recevez cet e-mail parce que votre compte va être supprimé.',
    late: {
      subject: 'Le remboursement de votre solde prend du retard',
      heading: 'Le remboursement de votre solde prend du retard',
      text: (amount) =>
        `Nous n’avons pas encore pu vous rembourser ${amount} : notre service de paiement est injoignable. Nous réessayons toutes les heures.`,
      stays:
        'Nous gardons votre compte jusqu’au remboursement, puis nous le supprimerons. Vous n’avez rien à faire.',
      closing: 'Vous recevez cet e-mail parce que votre compte va être supprimé.',
    },
  },
  net: 'Hors TVA',
  vat: (percent) => `TVA ${percent} %`,
  total: 'Total TVA comprise',
};
