import { withheldWords } from '#features/accounts/core/strings/fr/withheld-words.ts';
import type { sentences as english } from '#features/projects/pages/strings/en/projects.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  projectNotFound: 'Chantier introuvable',
  companyRequired: 'Choisissez une entreprise',
  nameTooShort: 'Le nom du chantier doit avoir au moins 3 caractères',
  nameTooLong: 'Le nom du chantier ne peut pas dépasser 100 caractères',
  descriptionTooLong: 'La description ne peut pas dépasser 500 caractères',
  budgetTooLong: 'Le budget ne peut pas dépasser 100 caractères',
  timelineTooLong: 'Le calendrier ne peut pas dépasser 100 caractères',
  declineReasonTooShort: 'Le motif doit avoir au moins 10 caractères',
  declineReasonTooLong: 'Le motif ne peut pas dépasser 500 caractères',

  onlyCompanyDeclines: 'Seule l’entreprise peut refuser un chantier',
  onlyClientCancels: 'Seul le client peut annuler un chantier',
  projectClosed: 'Ce chantier est déjà clos',
  alreadyConfirmed: 'Vous avez déjà marqué ce chantier comme terminé',
  workConfirmed: 'Les travaux sont marqués comme terminés : le chantier ne peut plus être annulé',

  // Any screen may show these.
  error: 'Erreur',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  pageTitle: (title) => `${title} · Giewel`,
  states: {
    inProgress: 'En cours',
    partiallyComplete: 'En partie terminé',
    completed: 'Terminé',
    declined: 'Refusé',
    cancelled: 'Annulé',
  },
  clientFallback: (id) => `Client n° ${id}`,

  // The list.
  myProjects: 'Mes chantiers',
  companyProjects: 'Chantiers de l’entreprise',
  newProject: 'Nouveau chantier',
  listTabs: 'Chantiers',
  activeTab: 'Chantiers en cours',
  completedTab: 'Chantiers terminés',
  created: 'Créé',
  companyId: 'N° de l’entreprise',
  projectId: 'N° du chantier',
  client: 'Client',
  noDescription: 'Sans description',
  viewDetails: 'Voir le détail',
  viewDetailsOf: (name) => `Voir le détail ${withFrenchDe(name)}`,
  closedProjects: 'Refusés ou annulés',
  older: 'Plus anciens',
  newest: 'Retour aux plus récents',
  noActiveTitle: 'Pas de chantier en cours',
  noActiveOfClient: 'Vous n’avez pas de chantier en cours. Ouvrez-en un pour commencer.',
  noActiveOfCompany: 'Les chantiers apparaissent ici quand des clients vous les confient.',
  noCompletedTitle: 'Pas de chantier terminé',
  noCompleted: 'Vous n’avez pas encore de chantier terminé.',
  listFailed: (message) => `Les chantiers n’ont pas pu être chargés : ${message}`,
  listFailedText: 'Rien n’est perdu. Réessayez.',
  companyHint: 'Vérifiez que le profil de votre entreprise est complet.',
  goToDashboard: 'Vers le tableau de bord',

  // These are on the page of one project.
  backToProjects: 'Retour aux chantiers',
  loadFailed: (message) => `Le chantier n’a pas pu être chargé : ${message}`,
  createdOn: (date) => `Créé le ${date}`,
  description: 'Description',
  budget: 'Budget',
  timeline: 'Calendrier',
  contactInformation: 'Coordonnées',
  companyContact: 'Entreprise',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  reportClient: 'Signaler ce client',
  completionStatus: 'Fin des travaux',
  marked: 'Marqué comme terminé',
  pendingCompletion: 'Pas encore terminé',
  bothMustConfirm: 'Le chantier est terminé quand les deux côtés l’ont dit.',
  markAsComplete: 'Marquer comme terminé',
  markTitle: 'Les travaux sont-ils finis ?',
  markText: (other) =>
    `Le chantier est terminé quand ${other} l’a confirmé aussi. Une confirmation ne se retire pas.`,
  markLastText: (other) =>
    `${other} a déjà confirmé : avec votre accord, le chantier est terminé. C’est définitif.`,
  marking: 'Un instant…',
  completeFailed: 'Le chantier n’a pas pu être terminé',
  nowMarked: 'Marqué comme terminé',
  nowMarkedText: (other) => `Nous demandons à ${other} de confirmer aussi.`,
  nowCompleted: 'Chantier terminé',
  leaveReview: 'Donner un avis',
  reviews: 'Avis',
  noReviews: 'Pas encore d’avis',
  noReviewsText: 'Le client peut en donner un quand le chantier est terminé.',
  mayReviewText: 'Les travaux sont finis. Comment était-ce ?',

  // The company begins a message to its client with one of these.
  askClient: {
    mark: {
      button: 'Demander confirmation au client',
      message: (project) =>
        `De notre côté, les travaux de « ${project} » sont finis. Si vous êtes d’accord, marquez le chantier comme terminé sur sa page. S’il manque quelque chose, dites-le-nous ici.`,
    },
    review: {
      button: 'Demander un avis',
      message: (project) =>
        `Merci de votre confiance pour « ${project} ». Si vous avez une minute, un avis sur la page du chantier nous ferait plaisir.`,
    },
  },

  decline: 'Refuser le chantier',
  declineTitle: 'Refuser ce chantier ?',
  declineLead: (client) => `${client} lit votre motif. Le chantier est clos pour de bon.`,
  declineReason: 'Motif',
  declining: 'Un instant…',
  declined: 'Chantier refusé',
  declineFailed: (reason) => `Le chantier n’a pas pu être refusé : ${reason}`,
  cancelProject: 'Annuler le chantier',
  cancelTitle: 'Annuler ce chantier ?',
  cancelText: (company) => `Nous prévenons ${company}. Le chantier est clos pour de bon.`,
  keepProject: 'Le garder',
  cancelling: 'Un instant…',
  cancelled: 'Chantier annulé',
  cancelFailed: (reason) => `Le chantier n’a pas pu être annulé : ${reason}`,

  history: 'Historique',
  signedQuote: (who) => `${who} a signé le devis`,
  events: {
    created: (who) => `${who} a créé le chantier`,
    confirmed: (who) => `${who} a marqué les travaux comme terminés`,
    declined: (who) => `${who} a refusé le chantier`,
    cancelled: (who) => `${who} a annulé le chantier`,
    ended: (who) => `${who} a confirmé la fin du contrat d’un commun accord`,
    withdrawn: (who) => `${who} a exercé son droit de rétractation`,
  },
  withThatDone: 'Le chantier est terminé',

  // The form that creates a project.
  createTitle: 'Ouvrir un chantier',
  createLead:
    'Dites à une entreprise ce qu’il y a à faire. Elle voit votre chantier tout de suite, et comment vous joindre.',
  onlyClientsTitle: 'Les clients ouvrent les chantiers',
  onlyClientsText: 'Ce que des clients ont commencé avec vous est dans votre liste.',
  company: 'Entreprise',
  searchCompany: 'Chercher par nom, prestation ou lieu',
  searching: 'Recherche…',
  searchIdle: 'Tapez un nom, une prestation ou un lieu, et les entreprises apparaissent ici.',
  noneFound: 'Aucune entreprise ne correspond à votre recherche.',
  searchError: 'Erreur de recherche',
  searchFailed: 'La recherche n’a pas marché. Veuillez réessayer.',
  foundCompanies: (shown, total) =>
    shown < total
      ? `Les ${shown} premières entreprises sur ${total}`
      : pluralForm('fr', shown, {
          one: `${shown} entreprise`,
          many: `${shown} d’entreprises`,
          other: `${shown} entreprises`,
        }),
  choose: 'Choisir',
  chooseNamed: (name) => `Choisir ${name}`,
  change: 'Changer',
  changeCompany: 'Changer d’entreprise',
  projectName: 'Nom du chantier',
  namePlaceholder: 'Toit et combles',
  projectDescription: 'Description du chantier',
  descriptionPlaceholder: 'Ce qu’il faut faire, où, et ce qu’il faut garder',
  budgetPlaceholder: '5 000 € - 10 000 €',
  timelinePlaceholder: '2 à 3 mois, à partir de mars',
  optional: 'facultatif',
  cancel: 'Annuler',
  createButton: 'Ouvrir le chantier',
  creating: 'Création…',
  projectCreated: 'Chantier ouvert',
  createFailed: (reason) => `Le chantier n’a pas pu être ouvert : ${reason}`,
  agreedSum: 'Convenu',
  changesSum: 'Avenants',
  sumNow: 'Nouveau montant',
  changeOrders: 'Devis et avenants',
  contractSigned:
    'Ce chantier repose sur un contrat signé. Il se termine avec les travaux, par une rétractation dans les délais, ou quand vous confirmez tous deux sa fin',
  endContract: 'Mettre fin au contrat d’un commun accord',
  // The list of a company.
  searchTooLong: 'La recherche ne peut pas dépasser 100 caractères',
  searchList: 'Chercher un chantier ou un client',
  progress: 'Avancement',
  allActive: 'Tous les chantiers en cours',
  confirmedBy: { none: 'Travaux en cours', mine: 'En attente du client', theirs: 'À vous de confirmer' },
  listedTotal: (count, sum) =>
    [
      pluralForm('fr', count, {
        one: `${count} chantier`,
        many: `${count} de chantiers`,
        other: `${count} chantiers`,
      }),
      sum && `${sum} convenus au total`,
    ]
      .filter(Boolean)
      .join(', '),
  nextMilestone: (name, day) =>
    day ? `Prochaine étape : ${name}, pour le ${day}` : `Prochaine étape : ${name}`,
  noMilestone: 'Aucune étape en cours',
  noneMatch: 'Aucun chantier trouvé',
  noneMatchText: 'Essayez un autre nom, ou affichez tous les chantiers en cours.',
  showAllActive: 'Afficher tous les chantiers en cours',
};
