import type { sentences as english } from '#features/dashboards/company/strings/en/desk.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Tableau de bord · Giewel',
  tabs: 'Parties de votre tableau de bord',
  names: {
    dashboard: 'Aperçu',
    profile: 'Profil',
    messages: 'Messages',
    reviews: 'Avis',
    kpis: 'Chiffres',
    subscription: 'Abonnement',
  },
  listing: {
    title: 'Pas encore dans l’annuaire',
    text: 'Les clients vous trouvent dès que ceci est là :',
    keptTitle: (day) => `Dans l’annuaire jusqu’au ${day}`,
    keptText: 'Pour y rester ensuite, ajoutez ce qui manque :',
    trade: 'Choisissez un métier',
    place: 'Indiquez où vous êtes, ou où vous travaillez',
    text40: (least) => `Écrivez au moins ${least} caractères sur votre entreprise`,
    email: 'Vérifiez votre e-mail',
    emailOfOwner: 'Le propriétaire vérifie son e-mail',
  },
  team: 'Équipe',
  viewPublicProfile: 'Voir le profil public',
  verified: 'Vérifié',
  pendingVerification: 'Vérification en attente',
  yourCompany: 'Votre entreprise',
  profileFailed: 'Le profil n’a pas pu être chargé',
  notYoursToEdit: 'Quelqu’un d’autre s’occupe du profil',
  notYoursToEditText:
    'Le propriétaire et les gérants de votre entreprise modifient son profil public, ses images et ses justificatifs.',
  toTeam: 'Voir qui est dans l’équipe',
  suspended: (company, until) =>
    until
      ? `Suspension ${withFrenchDe(company)} jusqu’au ${until} inclus`
      : `Suspension ${withFrenchDe(company)}`,
  suspendedText:
    'Un modérateur l’a décidé. Jusque-là, l’entreprise n’est pas montrée, et personne ne travaille en son nom.',
  suspendedWhy: (reason) => `Les motifs : « ${reason} »`,
  suspendedObjection: 'Si vous n’êtes pas d’accord, écrivez-nous. Quelqu’un d’autre l’examine alors.',
  writeToUs: 'Nous écrire',
  noCompany: 'Aucune entreprise n’est liée à ce compte.',
};
