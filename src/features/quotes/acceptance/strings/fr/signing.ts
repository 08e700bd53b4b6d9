import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Accepter le devis',
  ofChange: (number, version, day) => `avenant ${number}, version ${version} du ${day}`,
  ofQuote: (number, version, day) => `devis ${number}, version ${version} du ${day}`,
  whatYouOrder: 'Votre commande',
  lineCount: (count) =>
    pluralForm('fr', count, { one: `${count} poste`, many: `${count} de postes`, other: `${count} postes` }),
  optionalLine: 'Poste en option',
  toPay: 'À payer',
  orReduced: (total) => `À 3 % de TVA, si l’AED donne son accord avant la facture : ${total}`,
  whenYouPay: 'Plan de paiement',
  daysTitle: '14 jours pour changer d’avis',
  daysText: (until) =>
    `Vous pouvez vous rétracter du contrat sans donner de motif, ${until}. Deux clics suffisent. Nous annulerons alors le chantier et vous enverrons un accusé de réception avec la date et l’heure.`,
  atOnce: 'Je demande que les travaux commencent avant la fin de mon délai de rétractation de 14 jours.',
  sign: 'Signer',
  yourName: 'Votre nom complet',
  notVerified: 'Vérifiez d’abord votre adresse e-mail ou votre numéro de téléphone.',
  toSettings: 'Ouvrir vos réglages',
  confirmWith: 'Confirmer avec',
  byEmail: (address) => `un code par e-mail à ${address}`,
  bySms: (number) => `un code par SMS au ${number}`,
  byPasskey: 'une clé d’accès',
  nextPasskey:
    'Rien ne vous engage encore. Votre appareil vous demandera ensuite votre clé d’accès. Nous ne refuserons les autres devis qu’après votre acceptation.',
  changeNextPasskey:
    'Rien ne vous engage encore. Votre appareil vous demandera ensuite votre clé d’accès. Le nouveau total ne s’affichera dans le chantier qu’après votre acceptation.',
  accept: 'Accepter avec obligation de paiement',
  straightNext:
    'Rien ne vous engage encore. Nous vous enverrons ensuite un code. Le contrat n’est conclu qu’à votre acceptation.',
  straightNextPasskey:
    'Rien ne vous engage encore. Votre appareil vous demandera ensuite votre clé d’accès. Le contrat n’est conclu qu’à votre acceptation.',
  nextCode:
    'Rien ne vous engage encore. Nous vous enverrons ensuite un code. Nous ne refuserons les autres devis qu’après votre acceptation.',
  quote: 'Devis',
  validUntil: 'Valable jusqu’au',
  fingerprint: 'SHA-256',
  codeTitle: 'Saisissez le code',
  codeText: (sentTo) => `Nous avons envoyé le code à ${sentTo}. Il est valable 10 minutes.`,
  codeLabel: 'Code',
  acceptNow: 'Accepter',
  sendAgain: 'Envoyer un nouveau code',
  accepted: 'Vous avez accepté le devis',
  isAccepted: 'Vous avez accepté ce devis.',
  isOver: 'Ce devis ne peut plus être accepté.',
  nameMissing: 'Saisissez votre nom complet',
  changeTitle: 'Accepter l’avenant',
  changeNext:
    'Rien ne vous engage encore. Nous vous enverrons ensuite un code. Le nouveau total ne s’affichera dans le chantier qu’après votre acceptation.',
  acceptLess: 'Accepter le montant réduit',
  changeDaysText: (until) =>
    `Vous pouvez vous rétracter de cet avenant sans donner de motif, ${until}. Nous retirerons alors l’avenant du total, et le contrat restera tel qu’il était.`,
  beginLegend: 'Les travaux doivent-ils commencer avant la fin de ce délai ?',
  beginHint:
    'Si oui, cochez les deux cases. Sinon, laissez-les vides : les travaux commenceront une fois le délai écoulé.',
  knowsLoss:
    'Je comprends que si je me rétracte après le début des travaux, je dois payer les travaux déjà réalisés, et que je perds mon droit de rétractation une fois tous les travaux terminés.',
  bothOrNeither: 'Cochez les deux cases, ou aucune',
  goOn: 'Continuer',
  passkeyTitle: 'Confirmez avec votre clé d’accès',
  passkeyText: 'Appuyez sur le bouton : votre appareil vous demandera votre clé d’accès.',
};
