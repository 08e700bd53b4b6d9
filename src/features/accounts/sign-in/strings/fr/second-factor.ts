import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Codes d’une application',
  offer:
    'La connexion par mot de passe demande alors aussi un code d’une application de votre téléphone. Qui ne connaît que votre mot de passe n’entre pas.',
  turnOn: 'Activer',
  on: 'Activé',
  since: (date) => `Activé depuis le ${date}.`,
  left: (count) =>
    pluralForm('fr', count, {
      one: `Il reste ${count} code de secours.`,
      many: `Il reste ${count} de codes de secours.`,
      other: `Il reste ${count} codes de secours.`,
    }),
  turnOff: 'Désactiver…',
  renew: 'Nouveaux codes de secours…',
  failed: (reason) => `Cela n’a pas marché : ${reason}`,

  scan: 'Scannez ceci avec une application qui génère des codes, par exemple celle où votre téléphone garde vos mots de passe.',
  qrAlt: 'Code QR avec le secret pour votre application',
  orType: 'Ou tapez ceci dans l’application :',
  orOpen: 'Ouvrir dans une application de cet appareil',
  code: 'Code de l’application',
  codeHint: '6 chiffres. Il en vient un nouveau toutes les 30 secondes.',
  anyCodeHint: '6 chiffres de l’application, ou un code de secours.',
  confirm: 'Activer',
  confirming: 'Activation…',
  cancel: 'Annuler',
  close: 'Fermer',
  turnedOn: 'Les codes d’une application sont activés',
  turnedOff: 'Les codes d’une application sont désactivés',

  recoveryTitle: 'Gardez vos codes de secours',
  recoveryText:
    'Chacun vous laisse entrer une fois si vous perdez votre téléphone. Ils ne s’affichent que maintenant : imprimez-les, ou gardez-les avec vos mots de passe.',
  recoveryCodes: 'Codes de secours',
  download: 'Télécharger',
  fileName: 'giewel-codes-de-secours.txt',
  fileHead: (username) =>
    `Codes de secours ${withFrenchDe(username)} sur Giewel. Chacun vous laisse entrer une fois.`,
  kept: 'Je les ai gardés',

  offTitle: 'Désactiver les codes',
  offText: 'La connexion ne demande alors que le mot de passe. Vos codes de secours prennent fin aussi.',
  off: 'Désactiver',
  turningOff: 'Désactivation…',
  renewTitle: 'Nouveaux codes de secours',
  renewText: 'Ceux que vous avez prennent fin tout de suite.',
  renewNow: 'En créer',
  renewing: 'Création…',

  pageTitle: 'Second facteur · Giewel',
  pageHeading: 'Encore un verrou, et vous y êtes',
  pageLead:
    'Vous voyez ce que les gens confient à Giewel. Votre mot de passe seul ne suffit donc pas : choisissez les codes d’une application, ou une clé d’accès.',
};
