import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Connexion en deux étapes',
  offer:
    'Quand vous vous connectez avec votre mot de passe, nous vous demandons aussi un code d’une application d’authentification sur votre téléphone. Le mot de passe seul ne suffit plus.',
  turnOn: 'Activer',
  on: 'Activée',
  since: (date) => `Activée depuis le ${date}.`,
  left: (count) =>
    pluralForm('fr', count, {
      one: `Il vous reste ${count} code de secours.`,
      many: `Il vous reste ${count} de codes de secours.`,
      other: `Il vous reste ${count} codes de secours.`,
    }),
  turnOff: 'Désactiver…',
  renew: 'Nouveaux codes de secours…',
  failed: (reason) => `Une erreur s’est produite : ${reason}`,

  scan: 'Scannez ce code avec une application d’authentification, par exemple le gestionnaire de mots de passe de votre téléphone.',
  qrAlt: 'Code QR pour votre application d’authentification',
  orType: 'Ou saisissez cette clé dans l’application :',
  orOpen: 'Ouvrir dans une application de cet appareil',
  code: 'Code d’authentification',
  codeHint: 'Saisissez le code à 6 chiffres de l’application. Il change toutes les 30 secondes.',
  anyCodeHint: 'Saisissez le code à 6 chiffres de l’application, ou un code de secours.',
  confirm: 'Activer',
  confirming: 'Activation…',
  cancel: 'Annuler',
  close: 'Fermer',
  turnedOn: 'La connexion en deux étapes est activée',
  turnedOff: 'La connexion en deux étapes est désactivée',

  recoveryTitle: 'Conservez vos codes de secours',
  recoveryText:
    'Chaque code permet de vous connecter une fois si vous perdez votre téléphone. Ils ne s’affichent qu’une seule fois : imprimez-les, ou conservez-les avec vos mots de passe.',
  recoveryCodes: 'Codes de secours',
  download: 'Télécharger',
  fileName: 'giewel-codes-de-secours.txt',
  fileHead: (username) =>
    `Codes de secours ${withFrenchDe(username)} sur Giewel. Chacun ne sert qu’une fois.`,
  kept: 'Je les ai conservés',

  offTitle: 'Désactiver la connexion en deux étapes',
  offText: 'Votre mot de passe suffira pour vous connecter, et vos codes de secours ne fonctionneront plus.',
  off: 'Désactiver',
  turningOff: 'Désactivation…',
  renewTitle: 'Nouveaux codes de secours',
  renewText: 'Vos codes actuels cesseront aussitôt de fonctionner.',
  renewNow: 'Créer des codes',
  renewing: 'Création…',

  pageTitle: 'Connexion en deux étapes · Giewel',
  pageHeading: 'Activer la connexion en deux étapes',
  pageLead:
    'Vous avez accès à des données personnelles : un mot de passe ne suffit pas. Choisissez une application d’authentification ou une clé d’accès.',
};
