import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Vérifiez les champs signalés ci-dessous.',
  invalidField: 'Cette valeur n’est pas valide.',
  unknownField: 'Ce champ n’existe pas.',
  malformedJson: 'Cette requête n’est pas du JSON valide.',
  notJson: 'Envoyez cette requête en JSON.',
  bodyTooLarge: 'La requête est trop volumineuse.',
  addressTooLong: 'L’adresse est trop longue.',
  headersTooLarge: 'Les en-têtes de la requête sont trop volumineux.',
  badRequest: 'Cette requête n’est pas valide.',
  requestTimeout: 'La requête a mis trop de temps à arriver. Réessayez.',
  notFound: 'Rien à cette adresse.',
  signInFirst: 'Connectez-vous d’abord.',
  tokenInvalid:
    'Ce jeton d’API est inconnu, expiré ou révoqué. Envoyez « Authorization: Bearer » suivi d’un jeton valide.',
  tokenNotAllowed: 'Un jeton d’API ne permet pas cette action. Connectez-vous plutôt sur le site.',
  scopeMissing: 'Ce jeton d’API n’a pas le droit {scope}.',
  methodNotAllowed: 'Cette adresse n’accepte pas cette méthode. Voir l’en-tête Allow.',
  stepUpNeeded: 'Confirmez que c’est bien vous.',
  wrongPassword: 'Le mot de passe actuel est incorrect',
  clientsOnly: 'Action réservée aux comptes clients.',
  companiesOnly: 'Action réservée aux comptes entreprises.',
  ownersOnly: 'Action réservée au propriétaire de l’entreprise.',
  managersOnly: 'Action réservée au propriétaire et aux responsables de l’entreprise.',
  factorMissing: 'Activez d’abord la connexion en deux étapes.',
  foreignOrigin: 'Nous avons refusé cette requête, car elle venait d’un autre site.',
  foreignHost: 'Giewel n’est pas disponible à cette adresse.',
  tooManyRequests: 'Trop d’essais. Réessayez dans {minutes} min.',
  tooManyForHours: 'Trop d’essais. Réessayez dans {hours} heures.',
  tooManyForDays: 'Trop d’essais. Réessayez dans {days} jours.',
  storageFull:
    'Les {gigabytes} Go de stockage de ce compte sont utilisés. Supprimez les fichiers devenus inutiles, puis réessayez.',
  tooMuchAtOnce: 'Trop d’actions en une minute. Rien n’est perdu. Réessayez dans {seconds} secondes.',
  tooManyProfiles:
    'Vous avez consulté 600 entreprises aujourd’hui depuis cette connexion, le maximum sans compte. Connectez-vous pour continuer, ou revenez dans {hours} heures.',
  tooManyTitle: 'Trop de requêtes',
  unusableKey: 'Une Idempotency-Key doit compter de 1 à 128 caractères.',
  keyReused: 'Votre premier envoi a bien abouti. Si vous voulez aussi celui-ci, envoyez-le de nouveau.',
  conflict: 'Votre modification entre en conflit avec un élément existant. Rechargez la page et réessayez.',
  unavailable: 'Nous rencontrons un problème. Réessayez dans un instant.',
  fault: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText:
    'Cette page s’ouvrira dès le retour de la connexion. Ce que vous avez écrit sur d’autres pages n’est pas perdu.',
  tryAgain: 'Réessayer',
  awayTitle: 'Un instant',
  awayText: 'Nous rencontrons un problème. Nouvel essai automatique dans quelques secondes.',
  asOf: 'Nous rencontrons un problème. Ce que vous voyez date de {time}.',
  alsoHere: 'Giewel existe aussi en français.',
  docsTitle: 'API de Giewel',
  docsStepUp:
    'Exige une confirmation d’identité : une connexion ou une autre preuve, dans cette session et datant de moins de 5 minutes, ou `currentPassword` dans le corps.',
  docsStepUpOf:
    'Modifier {fields} exige une confirmation d’identité : une connexion ou une autre preuve, dans cette session et datant de moins de 5 minutes, ou `currentPassword` dans le corps.',
  docsLead:
    'Tous les points d’accès de l’API de Giewel. La spécification OpenAPI se trouve à l’adresse /api/openapi.json.',
};
