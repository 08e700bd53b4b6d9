import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: (code) => `${code} est votre code Giewel`,
    heading: 'Votre code de vérification',
    text: 'Entrez ce code sur Giewel pour prouver que cette adresse est la vôtre :',
    note: 'Il est valable 10 minutes. Si vous ne l’avez pas demandé, ne l’utilisez pas : il ne se passe rien.',
    sms: (code) => `${code} est votre code Giewel. Il est valable 10 minutes.`,
  },
  changeCode: {
    subject: (code) => `${code} est votre code Giewel`,
    heading: 'Votre nouvelle adresse e-mail',
    text: 'Cette adresse doit désormais servir à un compte Giewel. Pour confirmer, entrez ce code sur Giewel :',
    note: 'Il est valable 10 minutes. Si vous ne l’avez pas demandé, ne l’utilisez pas : cette adresse ne sera pas utilisée.',
  },
  reset: {
    subject: 'Nouveau mot de passe',
    heading: 'Nouveau mot de passe',
    text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Giewel.',
    button: 'Choisir un mot de passe',
    note: 'Le lien marche une fois, pendant 30 minutes. Si ce n’était pas vous, votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte Giewel vient d’être modifié. Tous les autres appareils ont été déconnectés.',
    passkeysText:
      'Ces clés d’accès ouvrent toujours votre compte. Enlevez toutes celles que vous ne connaissez pas, ou toutes :',
    passkeyLine: (name, day) => `${name}, ajoutée le ${day}`,
    passkeysButton: 'Voir vos clés d’accès',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  },
  erasureAsked: {
    subject: 'Votre compte sera supprimé',
    heading: 'Votre compte sera supprimé',
    text: (day) =>
      `Quelqu’un, sans doute vous, a demandé la suppression de votre compte Giewel. Jusqu’au ${day}, tout reste comme avant, et vous pouvez changer d’avis.`,
    waits:
      'Ces contrats sont encore en cours. Le compte sera supprimé dès que le dernier aura pris fin ; d’ici là, l’autre partie garde le projet, et nous l’avons prévenue. Ce dont aucun contrat n’a besoin est supprimé ce jour-là, sans retour possible.',
    contract: (object, otherSide) => `${object}, avec ${otherSide}`,
    button: 'Garder mon compte',
    note: 'Si ce n’était pas vous, gardez le compte et modifiez tout de suite votre mot de passe.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    heading: 'Votre adresse e-mail a été modifiée',
    text: (address) =>
      `Votre compte Giewel utilise maintenant ${address}. Ceci est le dernier e-mail à cette adresse.`,
    note: 'Si ce n’était pas vous, connectez-vous avec votre nom d’utilisateur, remettez votre adresse, puis modifiez votre mot de passe.',
  },
  factorAdded: {
    subject: 'La connexion demande maintenant un code',
    heading: 'Les codes d’une application sont activés',
    text: 'Qui se connecte à votre compte Giewel avec le mot de passe doit aussi donner un code de votre application.',
    note: 'Si ce n’était pas vous, répondez tout de suite à cet e-mail : quelqu’un connaît votre mot de passe.',
  },
  factorRemoved: {
    subject: 'La connexion ne demande plus de code',
    heading: 'Les codes d’une application sont désactivés',
    text: 'Le mot de passe seul suffit à nouveau pour se connecter à votre compte Giewel.',
    note: 'Si ce n’était pas vous, modifiez tout de suite votre mot de passe et réactivez les codes.',
  },
  dormant: {
    subject: 'Votre compte Giewel prend bientôt fin',
    heading: 'Faut-il garder votre compte ?',
    text: `Personne ne s’est connecté à votre compte depuis presque ${YEARS} ans. Dans ${RETENTION_DAYS.dormantWarning} jours, il est supprimé, avec vos dossiers et votre profil ; ce que vous avez écrit à d’autres leur reste, sans votre nom.`,
    button: 'Se connecter et le garder',
    note: 'Il suffit de se connecter une fois. Si vous n’avez plus besoin du compte, il n’y a rien à faire.',
  },
  emailChangeAsked: {
    subject: 'Une nouvelle adresse e-mail pour votre compte',
    heading: 'Une nouvelle adresse e-mail pour votre compte',
    text: (address) =>
      `Il est demandé que votre compte Giewel utilise ${address}. Ce sera le cas dès que le code que nous y avons envoyé aura été entré ; jusque-là, c’est cette adresse-ci qui compte.`,
    note: 'Si ce n’était pas vous, connectez-vous, gardez votre adresse dans Réglages, et modifiez tout de suite votre mot de passe.',
  },
  phoneChanged: {
    subject: 'Votre numéro de téléphone a été modifié',
    heading: 'Votre numéro de téléphone a été modifié',
    text: 'Votre compte Giewel a maintenant un autre numéro de téléphone, ou aucun. Vous le trouvez dans Réglages.',
    note: 'Si ce n’était pas vous, remettez-le dans Réglages, et modifiez tout de suite votre mot de passe.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée',
    heading: 'Une clé d’accès a été ajoutée',
    text: (name) =>
      `Une clé d’accès créée sur ${name} permet maintenant de se connecter à votre compte Giewel.`,
    note: 'Si ce n’était pas vous, enlevez-la dans Réglages, Sécurité, et modifiez tout de suite votre mot de passe.',
  },
};
