import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Accepter le devis',
  ofChange: (number, version, day) => `avenant ${number}, version ${version} du ${day}`,
  ofQuote: (number, version, day) => `devis ${number}, version ${version} du ${day}`,
  whatYouOrder: 'Ce que vous commandez',
  lineCount: (count) =>
    pluralForm('fr', count, { one: `${count} poste`, many: `${count} de postes`, other: `${count} postes` }),
  optionalLine: 'Poste en option',
  toPay: 'À payer',
  orReduced: (total) => `À 3 %, si l’AED donne son accord avant la facture : ${total}`,
  whenYouPay: 'Quand vous payez',
  daysTitle: '14 jours pour changer d’avis',
  daysText: (until) =>
    `Vous pouvez vous rétracter du contrat sans donner de motif, ${until}. Deux clics suffisent ; vous recevez tous deux un accusé de réception avec le jour et l’heure, et le chantier est annulé.`,
  atOnce: 'Je demande que les travaux commencent avant la fin de mon délai de rétractation de 14 jours.',
  sign: 'Signer',
  yourName: 'Votre nom complet',
  notVerified: 'Vérifiez d’abord votre adresse e-mail ou votre numéro de téléphone.',
  toSettings: 'Vers vos réglages',
  confirmWith: 'Confirmer avec',
  byEmail: (address) => `un code par e-mail à ${address}`,
  bySms: (number) => `un code par SMS au ${number}`,
  byPasskey: 'une clé d’accès',
  nextPasskey:
    'Vous n’êtes pas encore engagé. Ensuite, votre appareil demande votre clé d’accès ; les autres devis sont refusés poliment quand vous avez accepté, pas avant.',
  changeNextPasskey:
    'Vous n’êtes pas encore engagé. Ensuite, votre appareil demande votre clé d’accès ; le chantier affiche le nouveau montant quand vous avez accepté, pas avant.',
  accept: 'Accepter avec obligation de paiement',
  straightNext:
    'Vous n’êtes pas encore engagé. Ensuite vient le code ; le contrat est conclu quand vous avez accepté, pas avant.',
  straightNextPasskey:
    'Vous n’êtes pas encore engagé. Ensuite, votre appareil demande votre clé d’accès ; le contrat est conclu quand vous avez accepté, pas avant.',
  nextCode:
    'Vous n’êtes pas encore engagé. Ensuite vient le code ; les autres devis sont refusés poliment quand vous avez accepté, pas avant.',
  quote: 'Devis',
  validUntil: 'Valable jusqu’au',
  fingerprint: 'SHA-256',
  codeTitle: 'Entrez le code',
  codeText: (sentTo) => `Nous l’avons envoyé à ${sentTo}. Il est valable 10 minutes.`,
  codeLabel: 'Code',
  acceptNow: 'Accepter',
  sendAgain: 'Renvoyer un code',
  accepted: 'Vous avez accepté le devis',
  isAccepted: 'Vous avez accepté ce devis.',
  isOver: 'Ce devis ne peut plus être accepté.',
  nameMissing: 'Tapez votre nom',
  changeTitle: 'Accepter l’avenant',
  changeNext:
    'Vous n’êtes pas encore engagé. Ensuite vient le code ; le chantier affiche le nouveau montant quand vous avez accepté, pas avant.',
  acceptLess: 'Accepter le montant plus bas',
  changeDaysText: (until) =>
    `Vous pouvez vous rétracter de cet avenant sans donner de motif, ${until}. Ce qu’il ajoute est alors retiré, et le contrat reste tel qu’il était.`,
  beginLegend: 'Les travaux doivent-ils commencer avant la fin de ce délai ?',
  beginHint:
    'Si oui, cochez les deux cases. Sinon, laissez-les vides : les travaux commencent une fois le délai passé.',
  knowsLoss:
    'Je sais que si je me rétracte ensuite, je paie les travaux faits jusque-là, et que je perds mon droit de rétractation une fois tous les travaux terminés.',
  bothOrNeither: 'Cochez les deux cases, ou aucune',
  goOn: 'Continuer',
  passkeyTitle: 'Confirmez avec votre clé d’accès',
  passkeyText: 'Votre appareil la demande dès que vous appuyez sur le bouton.',
};
