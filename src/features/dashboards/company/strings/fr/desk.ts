import type { sentences as english } from '#features/dashboards/company/strings/en/desk.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Tableau de bord · Giewel',
  tabs: 'Sections du tableau de bord',
  names: {
    dashboard: 'Aperçu',
    profile: 'Profil',
    messages: 'Messages',
    reviews: 'Avis',
    kpis: 'Statistiques',
    subscription: 'Abonnement',
  },
  listing: {
    title: 'Votre entreprise n’est pas encore dans l’annuaire',
    text: 'Les clients vous trouveront dès que vous aurez fait ceci :',
    keptTitle: (day) => `Votre entreprise est dans l’annuaire jusqu’au ${day}`,
    keptText: 'Pour y rester ensuite, ajoutez ce qui manque :',
    trade: 'Choisissez un métier',
    place: 'Indiquez votre adresse ou votre zone d’intervention',
    text40: (least) => `Écrivez au moins ${least} caractères sur votre entreprise`,
    email: 'Vérifiez votre e-mail',
    emailOfOwner: 'Le propriétaire doit vérifier son e-mail',
  },
  team: 'Équipe',
  viewPublicProfile: 'Voir le profil public',
  verified: 'Vérifié',
  pendingVerification: 'Vérification en attente',
  yourCompany: 'Votre entreprise',
  profileFailed: 'Le profil n’a pas pu être chargé',
  notYoursToEdit: 'Quelqu’un d’autre s’occupe du profil',
  notYoursToEditText:
    'Le propriétaire et les responsables de votre entreprise peuvent modifier son profil public, ses photos et ses justificatifs.',
  toTeam: 'Voir qui est dans l’équipe',
  suspended: (company, until) =>
    until
      ? `Suspension ${withFrenchDe(company)} jusqu’au ${until} inclus`
      : `Suspension ${withFrenchDe(company)}`,
  suspendedText:
    'Un modérateur l’a décidé. Jusque-là, l’entreprise n’est pas montrée, et personne ne travaille en son nom.',
  suspendedWhy: (reason) => `Motif : « ${reason} »`,
  suspendedObjection:
    'Si vous n’êtes pas d’accord, contactez-nous : une autre personne réexaminera la décision.',
  writeToUs: 'Nous contacter',
  noCompany: 'Aucune entreprise n’est liée à ce compte.',
};
