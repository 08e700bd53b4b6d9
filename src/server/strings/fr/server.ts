import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Vérifiez les champs marqués ci-dessous.',
  invalidField: 'Cette valeur n’est pas valable.',
  malformedJson: 'La requête n’est pas du JSON valable.',
  notJson: 'Envoyez cette requête en JSON.',
  bodyTooLarge: 'La requête est trop grande.',
  addressTooLong: 'L’adresse est trop longue.',
  headersTooLarge: 'Les en-têtes de la requête sont trop grands.',
  badRequest: 'La requête n’a pas pu être comprise.',
  requestTimeout: 'La requête a mis trop de temps à arriver.',
  notFound: 'Il n’y a rien à cette adresse.',
  signInFirst: 'Connectez-vous d’abord.',
  tokenInvalid: 'Ce jeton d’API est inconnu, expiré ou révoqué.',
  tokenNotAllowed: 'Aucun jeton d’API ne permet cela : connectez-vous sur le site.',
  scopeMissing: 'Il manque à ce jeton d’API le droit {scope}.',
  methodNotAllowed: 'Cette adresse accepte d’autres méthodes : voir l’en-tête Allow.',
  stepUpNeeded: 'Prouvez encore une fois que c’est bien vous.',
  wrongPassword: 'Le mot de passe actuel n’est pas le bon',
  notAllowed: 'Votre compte n’y est pas autorisé.',
  ownersOnly: 'Seul le propriétaire de l’entreprise peut faire cela.',
  managersOnly: 'Seuls le propriétaire et les gérants de l’entreprise peuvent faire cela.',
  factorMissing: 'Activez d’abord un second facteur.',
  foreignOrigin: 'Cette requête venait d’un autre site et a été refusée.',
  foreignHost: 'Giewel ne répond pas à cette adresse.',
  tooManyRequests: 'Trop d’essais. Réessayez dans {minutes} min.',
  tooManyForHours: 'Trop d’essais. Réessayez dans {hours} heures.',
  tooManyForDays: 'Trop d’essais. Réessayez dans {days} jours.',
  storageFull:
    'Les {gigabytes} Go de ce compte sont pleins. Supprimez les fichiers devenus inutiles, puis réessayez.',
  tooMuchAtOnce:
    'C’était plus en une minute que ce que fait une personne. Continuez dans {seconds} secondes : rien n’est perdu.',
  tooManyProfiles:
    '600 entreprises ont été consultées aujourd’hui depuis votre connexion : c’est tout ce que nous montrons sans compte. Connectez-vous pour continuer, ou revenez dans {hours} heures.',
  tooManyTitle: 'Une petite pause',
  unusableKey: 'Une Idempotency-Key a de 1 à 128 caractères.',
  keyReused: 'Votre premier envoi avait bien abouti. Envoyez de nouveau seulement si vous voulez les deux.',
  conflict: 'Cela contredit quelque chose qui existe déjà.',
  unavailable: 'Nous rencontrons un problème. Réessayez dans un instant.',
  fault: 'Quelque chose n’a pas marché de notre côté. Veuillez réessayer.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText:
    'Cette page s’ouvre toute seule dès que la connexion revient. Ce que vous avez écrit ailleurs n’est pas perdu.',
  tryAgain: 'Réessayer',
  awayTitle: 'Un instant',
  awayText: 'Nous rencontrons un problème. Cette page réessaie automatiquement dans quelques secondes.',
  asOf: 'Nous rencontrons un problème. Ce que vous voyez date de {time}.',
  alsoHere: 'Giewel existe aussi en français.',
  docsTitle: 'API de Giewel',
  docsStepUp:
    'Exige une preuve : une connexion ou une autre preuve dans cette session depuis moins de 5 minutes, ou `currentPassword` dans le corps.',
  docsStepUpOf:
    'Pour modifier {fields}, exige une preuve : une connexion ou une autre preuve dans cette session depuis moins de 5 minutes, ou `currentPassword` dans le corps.',
  docsLead:
    'Tous les points d’accès, comme les contrats les déclarent. La forme lisible par machine est à /api/openapi.json.',
};
