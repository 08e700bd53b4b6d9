import type { sentences as english } from '#features/dashboards/company/strings/en/desk.ts';
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
    text: 'Pour que les clients vous trouvent :',
    keptTitle: (day) => `Votre entreprise est dans l’annuaire jusqu’au ${day}`,
    keptText: 'Pour y rester ensuite, ajoutez ce qui manque :',
    trade: 'Choisissez un métier',
    place: 'Indiquez votre adresse ou votre zone d’intervention',
    text40: (least) => `Écrivez au moins ${least} caractères sur votre entreprise`,
    email: 'Vérifiez votre adresse e-mail',
    emailOfOwner: 'Le propriétaire doit vérifier son adresse e-mail',
  },
  team: 'Équipe',
  viewPublicProfile: 'Voir le profil public',
  verified: 'Vérifié',
  pendingVerification: 'Vérification en attente',
  yourCompany: 'Votre entreprise',
  profileFailed: 'Impossible de charger le profil',
  backToQuote: 'Retour au devis',
  notYoursToEdit: 'Une autre personne gère le profil',
  notYoursToEditText:
    'Le profil public, les photos et les justificatifs sont gérés par le propriétaire et les responsables de l’entreprise.',
  toTeam: 'Voir votre équipe',
  suspended: (company, until) =>
    until ? `${company} est suspendue jusqu’au ${until} inclus` : `${company} est suspendue`,
  suspendedText:
    'Un modérateur en a décidé ainsi. Pendant la suspension, l’entreprise n’apparaît pas sur Giewel et personne ne peut agir en son nom.',
  suspendedWhy: (reason) => `Motif : « ${reason} »`,
  suspendedObjection:
    'Si vous n’êtes pas d’accord, contactez-nous : une autre personne réexaminera la décision.',
  writeToUs: 'Nous contacter',
  noCompany: 'Aucune entreprise n’est liée à ce compte.',
};
