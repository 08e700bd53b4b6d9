import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-acceptance/strings/en/signing.ts';

export const sentences: Widened<typeof english> = {
  title: 'Accepter le devis',
  ofQuote: (number, version, day) => `devis ${number}, version ${version} du ${day}`,
  whatYouOrder: 'Ce que vous commandez',
  lineCount: (count) =>
    plural('fr', count, { one: `${count} poste`, many: `${count} de postes`, other: `${count} postes` }),
  optionalLine: 'Poste en option',
  toPay: 'À payer',
  orReduced: (total) => `À 3 %, si l’AED donne son accord avant la facture : ${total}`,
  whenYouPay: 'Quand vous payez',
  daysTitle: '14 jours pour changer d’avis',
  daysText: (until) =>
    `Vous pouvez vous rétracter du contrat sans motif jusqu’au ${until} inclus, à minuit. Une confirmation suffit ; vous recevez tous deux un accusé de réception et le chantier est annulé.`,
  atOnce:
    'Je demande que les travaux commencent tout de suite, pendant les 14 jours. Je sais que je perds mon droit de rétractation une fois les travaux finis.',
  sign: 'Signer',
  yourName: 'Votre nom complet',
  notVerified: 'Vérifiez d’abord votre adresse e-mail ou votre numéro de téléphone.',
  toSettings: 'Vers vos réglages',
  confirmWith: 'Confirmer avec',
  byEmail: (address) => `un code par e-mail à ${address}`,
  bySms: (number) => `un code par SMS au ${number}`,
  byPasskey: 'une clé d’accès',
  nextPasskey:
    'Ensuite, votre appareil demande votre clé d’accès. Les autres devis sont refusés poliment dès qu’elle est confirmée, pas avant.',
  changeNextPasskey:
    'Ensuite, votre appareil demande votre clé d’accès. Le chantier affiche le nouveau montant dès qu’elle est confirmée, pas avant.',
  accept: 'Accepter avec obligation de paiement',
  nextCode:
    'Ensuite vient le code. Les autres devis sont refusés poliment quand le code est juste, pas avant.',
  quote: 'Devis',
  validUntil: 'Valable jusqu’au',
  fingerprint: 'SHA-256',
  codeTitle: 'Entrez le code',
  codeText: (sentTo) => `Nous l’avons envoyé à ${sentTo}. Il est valable dix minutes.`,
  codeLabel: 'Code',
  acceptNow: 'Accepter',
  sendAgain: 'Renvoyer un code',
  accepted: 'Vous avez accepté le devis',
  isAccepted: 'Vous avez accepté ce devis.',
  isOver: 'Ce devis ne peut plus être accepté.',
  nameMissing: 'Tapez votre nom',
  changeTitle: 'Accepter l’avenant',
  changeNext:
    'Le code vient ensuite. Le chantier affiche le nouveau montant quand le code est juste, pas avant.',
  acceptLess: 'Accepter le montant plus bas',
};
