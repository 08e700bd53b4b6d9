import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: 'Votre code Giewel',
    heading: 'Votre code de vérification',
    text: 'Saisissez ce code sur Giewel pour confirmer que cette adresse est bien la vôtre :',
    note: 'Ce code est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
    sms: (code) => `Votre code Giewel est ${code}. Valable 10 minutes.`,
  },
  changeCode: {
    subject: 'Votre code Giewel',
    heading: 'Votre nouvelle adresse e-mail',
    text: 'Nous avons reçu une demande pour utiliser cette adresse avec un compte Giewel. Pour confirmer, saisissez ce code sur Giewel :',
    note: 'Ce code est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : l’adresse ne sera pas utilisée.',
  },
  reset: {
    subject: 'Nouveau mot de passe',
    heading: 'Nouveau mot de passe',
    text: 'Nous avons reçu une demande de nouveau mot de passe pour votre compte Giewel.',
    button: 'Choisir un nouveau mot de passe',
    note: 'Le lien ne fonctionne qu’une fois et expire au bout de 30 minutes. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne changera pas.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte Giewel vient d’être modifié. Tous les autres appareils ont été déconnectés.',
    passkeysText: 'Ces clés d’accès fonctionnent toujours. Supprimez celles que vous ne reconnaissez pas :',
    passkeyLine: (name, day) => `${name}, ajoutée le ${day}`,
    passkeysButton: 'Vérifier vos clés d’accès',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
  },
  erasureAsked: {
    subject: 'Votre compte sera supprimé',
    heading: 'Votre compte sera supprimé',
    text: (day) =>
      `Nous avons reçu une demande de suppression de votre compte Giewel. Jusqu’au ${day}, votre compte reste tel quel et vous pouvez changer d’avis.`,
    waits:
      'Ces contrats sont encore en cours. Nous supprimerons votre compte dès que le dernier aura pris fin. D’ici là, l’autre partie, que nous avons prévenue, conserve l’accès au chantier. Après la date ci-dessus, tout ce qui n’est pas nécessaire à ces contrats sera supprimé définitivement.',
    contract: (object, otherSide) => `${object}, avec ${otherSide}`,
    button: 'Conserver mon compte',
    note: 'Si ce n’était pas vous, conservez le compte et modifiez tout de suite votre mot de passe.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    heading: 'Votre adresse e-mail a été modifiée',
    text: (address) =>
      `Votre compte Giewel utilise maintenant ${address}. C’est le dernier e-mail que nous envoyons à votre ancienne adresse.`,
    note: 'Si ce n’était pas vous, connectez-vous avec votre nom d’utilisateur, rétablissez votre adresse et choisissez un nouveau mot de passe.',
  },
  factorAdded: {
    subject: 'Connexion en deux étapes activée',
    heading: 'La connexion en deux étapes est activée',
    text: 'Pour vous connecter à votre compte Giewel avec votre mot de passe, il faut désormais aussi un code de votre application d’authentification.',
    note: 'Si ce n’était pas vous, répondez tout de suite à cet e-mail : quelqu’un d’autre connaît votre mot de passe.',
  },
  factorRemoved: {
    subject: 'Connexion en deux étapes désactivée',
    heading: 'La connexion en deux étapes est désactivée',
    text: 'Votre mot de passe suffit désormais pour vous connecter à votre compte Giewel.',
    note: 'Si ce n’était pas vous, modifiez tout de suite votre mot de passe et réactivez la connexion en deux étapes.',
  },
  dormant: {
    subject: 'Votre compte Giewel sera bientôt supprimé',
    heading: 'Voulez-vous conserver votre compte ?',
    text: `Vous ne vous êtes pas connecté depuis presque ${YEARS} ans. Dans ${RETENTION_DAYS.dormantWarning} jours, nous supprimerons votre compte, avec vos dossiers et votre profil. Les personnes à qui vous avez écrit garderont vos messages, sans votre nom.`,
    button: 'Conserver mon compte',
    note: 'Pour le conserver, il suffit de vous connecter. Si vous n’en avez plus besoin, vous n’avez rien à faire.',
  },
  emailChangeAsked: {
    subject: 'Une nouvelle adresse e-mail pour votre compte',
    heading: 'Une nouvelle adresse e-mail pour votre compte',
    text: (address) =>
      `Nous avons reçu une demande pour remplacer l’adresse e-mail de votre compte Giewel par ${address}. Le changement prendra effet dès que le code envoyé à la nouvelle adresse aura été saisi. D’ici là, nous continuons d’utiliser cette adresse-ci.`,
    note: 'Si ce n’était pas vous, connectez-vous, annulez la modification dans Réglages et changez tout de suite votre mot de passe.',
  },
  phoneChanged: {
    subject: 'Votre numéro de téléphone a été modifié',
    heading: 'Votre numéro de téléphone a été modifié',
    text: 'Le numéro de téléphone de votre compte Giewel a été modifié ou supprimé. Vérifiez-le dans Réglages.',
    note: 'Si ce n’était pas vous, rétablissez votre numéro dans Réglages et changez tout de suite votre mot de passe.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée',
    heading: 'Une clé d’accès a été ajoutée',
    text: (name) =>
      `Vous pouvez maintenant vous connecter à votre compte Giewel avec une clé d’accès créée sur ${name}.`,
    note: 'Si ce n’était pas vous, supprimez-la dans Réglages, sous Sécurité, et changez tout de suite votre mot de passe.',
  },
};
