import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Facture ${number}`,
  invoiceFile: (number) => `giewel-facture-${number}.pdf`,
  demo: 'Reçu (démo)',
  demoFile: (id) => `giewel-recu-demo-${id}.pdf`,
  demoNote:
    'Un paiement de démonstration d’avant le lancement : rien n’a été payé, et ceci n’est pas une facture.',
  paid: 'Payée en totalité.',
  from: 'De',
  to: 'À',
  product: 'Giewel',
  registration: (number) => `RCS ${number}`,
  vatNumber: (number) => `Numéro de TVA ${number}`,
  issued: 'Date',
  time: 'Période',
  span: (from, until) => `${from} au ${until}`,
  item: {
    monthly: (plan) => `Giewel ${plan}, un mois`,
    yearly: (plan) => `Giewel ${plan}, un an`,
  },
  unused: (plan, from, until) => `${plan} non utilisé, ${from} au ${until}`,
  balance: 'De votre solde',
  kept: 'Reste à vous, comme solde',
  letter: {
    subject: (bought) => `Votre reçu : ${bought}`,
    heading: 'Merci, voici votre reçu',
    bought: (bought, from, until) => `${bought}, du ${from} au ${until}.`,
    line: (item, amount) => `${item} : ${amount}`,
    enclosed: 'Votre facture est jointe.',
    button: 'Ouvrir votre abonnement',
    closing: 'Vous recevez cet e-mail pour chaque paiement, quels que soient vos autres choix.',
  },
  payout: {
    subject: 'Votre solde est remboursé',
    heading: 'Votre solde est remboursé',
    line: (amount) => `Solde de votre compte, remboursé : ${amount}.`,
    card: 'Il revient sur la carte avec laquelle vous avez payé, dans les 10 jours.',
    rest: (amount) =>
      `Il ne reste aucun paiement par carte sur lequel rembourser ${amount}. Répondez avec votre IBAN, et nous vous faisons un virement.`,
    simulated:
      'Le paiement était une démonstration d’avant le lancement : rien n’a été payé, rien n’est donc remboursé. Cette ligne reste dans nos comptes.',
    closing: 'Vous recevez cet e-mail parce que votre compte va être supprimé.',
    late: {
      subject: 'Votre solde n’est pas encore remboursé',
      heading: 'Votre solde n’est pas encore remboursé',
      text: (amount) =>
        `Nous n’avons pas encore pu vous rembourser ${amount} : notre service de paiement est injoignable. Nous réessayons toutes les heures.`,
      stays:
        'Votre compte reste jusqu’à ce que vous ayez votre argent, et sera supprimé juste après. Vous n’avez rien à faire.',
      closing: 'Vous recevez cet e-mail parce que votre compte va être supprimé.',
    },
  },
  net: 'Hors TVA',
  vat: (percent) => `TVA ${percent} %`,
  total: 'Total TVA comprise',
};
