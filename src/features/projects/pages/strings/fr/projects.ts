import { withheldWords } from '#features/accounts/core/strings/fr/withheld-words.ts';
import type { sentences as english } from '#features/projects/pages/strings/en/projects.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  projectNotFound: 'Chantier introuvable',
  companyRequired: 'Choisissez une entreprise',
  nameTooShort: 'Le nom du chantier doit compter au moins 3 caractères',
  nameTooLong: 'Le nom du chantier ne peut pas dépasser 100 caractères',
  descriptionTooLong: 'La description ne peut pas dépasser 500 caractères',
  budgetTooLong: 'Le budget ne peut pas dépasser 100 caractères',
  timelineTooLong: 'Le calendrier ne peut pas dépasser 100 caractères',
  declineReasonTooShort: 'Le motif doit compter au moins 10 caractères',
  declineReasonTooLong: 'Le motif ne peut pas dépasser 500 caractères',

  onlyCompanyDeclines: 'Seule l’entreprise peut refuser un chantier',
  onlyClientCancels: 'Seul le client peut annuler un chantier',
  projectClosed: 'Ce chantier est déjà clôturé',
  alreadyConfirmed: 'Vous avez déjà déclaré ce chantier terminé',
  workConfirmed: 'Les travaux ont été déclarés terminés : le chantier ne peut plus être annulé',

  // Any screen may show these.
  error: 'Erreur',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  pageTitle: (title) => `${title} · Giewel`,
  states: {
    inProgress: 'En cours',
    partiallyComplete: 'Partiellement terminé',
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
  viewDetailsOf: (name) => `Voir le détail : ${name}`,
  closedProjects: 'Chantiers refusés ou annulés',
  older: 'Plus anciens',
  newest: 'Retour aux chantiers les plus récents',
  noActiveTitle: 'Pas de chantier en cours',
  noActiveOfClient: 'Créez-en un pour commencer.',
  noActiveOfCompany: 'Les chantiers que des clients vous confient apparaîtront ici.',
  noCompletedTitle: 'Pas de chantier terminé',
  noCompleted: 'Vos chantiers terminés apparaîtront ici.',
  listFailed: (message) => `Impossible de charger les chantiers : ${message}`,
  listFailedText: 'Vous n’avez rien perdu. Réessayez.',
  companyHint: 'Vérifiez que le profil de votre entreprise est complet.',
  goToDashboard: 'Ouvrir le tableau de bord',

  // These are on the page of one project.
  backToProjects: 'Retour aux chantiers',
  loadFailed: (message) => `Impossible de charger le chantier : ${message}`,
  createdOn: (date) => `Créé le ${date}`,
  signedOn: (date) => `Signé le ${date}`,
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
  marked: 'Déclaré terminé',
  pendingCompletion: 'Pas encore terminé',
  bothMustConfirm: 'Le client et l’entreprise doivent tous deux confirmer la fin du chantier.',
  markAsComplete: 'Déclarer terminé',
  markTitle: 'Les travaux sont-ils terminés ?',
  markText: (other) => `${other} devra confirmer à son tour. Cette action est définitive.`,
  markLastText: (other) =>
    `${other} a déjà confirmé : avec votre confirmation, le chantier sera terminé. Cette action est définitive.`,
  marking: 'Un instant…',
  completeFailed: 'Impossible de déclarer le chantier terminé',
  nowMarked: 'Déclaré terminé',
  nowMarkedText: (other) => `Nous avons demandé à ${other} de confirmer à son tour.`,
  nowCompleted: 'Chantier terminé',
  leaveReview: 'Laisser un avis',
  reviews: 'Avis',
  noReviews: 'Pas encore d’avis',
  noReviewsText: 'Le client peut laisser un avis une fois le chantier terminé.',
  mayReviewText: 'Les travaux sont terminés. Comment cela s’est-il passé ?',

  // The company begins a message to its client with one of these.
  askClient: {
    mark: {
      button: 'Demander confirmation au client',
      message: (project) =>
        `De notre côté, les travaux de « ${project} » sont terminés. Si vous êtes d’accord, déclarez le chantier terminé sur sa page. S’il manque quelque chose, dites-le-nous ici.`,
    },
    review: {
      button: 'Demander un avis',
      message: (project) =>
        `Merci de votre confiance pour « ${project} ». Si vous avez une minute, un avis sur la page du chantier nous ferait plaisir.`,
    },
  },

  decline: 'Refuser le chantier',
  declineTitle: 'Refuser ce chantier ?',
  declineLead: (client) => `${client} verra votre motif. Le chantier sera clôturé définitivement.`,
  declineReason: 'Motif',
  declining: 'Un instant…',
  declined: 'Chantier refusé',
  declineFailed: (reason) => `Impossible de refuser le chantier : ${reason}`,
  cancelProject: 'Annuler le chantier',
  cancelTitle: 'Annuler ce chantier ?',
  cancelText: (company) => `Nous préviendrons ${company}. Le chantier sera clôturé définitivement.`,
  keepProject: 'Conserver le chantier',
  cancelling: 'Un instant…',
  cancelled: 'Chantier annulé',
  cancelFailed: (reason) => `Impossible d’annuler le chantier : ${reason}`,

  history: 'Historique',
  signedQuote: (who) => `${who} a signé le devis`,
  events: {
    created: (who) => `${who} a créé le chantier`,
    confirmed: (who) => `${who} a déclaré les travaux terminés`,
    declined: (who) => `${who} a refusé le chantier`,
    cancelled: (who) => `${who} a annulé le chantier`,
    ended: (who) => `${who} a confirmé la fin du contrat d’un commun accord`,
    withdrawn: (who) => `${who} a exercé son droit de rétractation`,
  },
  withThatDone: 'Le chantier est terminé',

  // The form that creates a project.
  createTitle: 'Créer un chantier',
  createLead:
    'Décrivez les travaux à l’entreprise de votre choix. Elle verra tout de suite votre chantier et vos coordonnées.',
  onlyClientsTitle: 'Seuls les clients peuvent créer un chantier',
  onlyClientsText: 'Quand un client lance un chantier avec vous, il apparaît dans votre liste.',
  company: 'Entreprise',
  searchCompany: 'Rechercher une entreprise par nom, prestation ou lieu',
  searching: 'Recherche…',
  searchIdle: 'Saisissez un nom, une prestation ou un lieu pour trouver des entreprises.',
  noneFound: 'Aucune entreprise ne correspond à votre recherche.',
  searchError: 'Erreur de recherche',
  searchFailed: 'La recherche a échoué. Veuillez réessayer.',
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
  descriptionPlaceholder: 'Les travaux à faire, le lieu et ce qui doit rester en l’état',
  budgetPlaceholder: 'De 5 000 € à 10 000 €',
  timelinePlaceholder: '2 à 3 mois, à partir de mars',
  optional: 'facultatif',
  cancel: 'Annuler',
  createButton: 'Créer le chantier',
  creating: 'Création…',
  projectCreated: 'Chantier créé',
  createFailed: (reason) => `Impossible de créer le chantier : ${reason}`,
  agreedSum: 'Convenu',
  changesSum: 'Avenants',
  sumNow: 'Nouveau total',
  changeOrders: 'Devis et avenants',
  contractSigned:
    'Ce chantier fait l’objet d’un contrat signé. Celui-ci prend fin quand les travaux sont terminés, quand le client exerce son droit de rétractation ou quand vous convenez tous deux d’y mettre fin.',
  endContract: 'Mettre fin au contrat d’un commun accord',
  // The list of a company.
  searchTooLong: 'La recherche ne peut pas dépasser 100 caractères',
  searchList: 'Rechercher un chantier ou un client',
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
    day ? `Prochaine étape : ${name}, pour le ${day}` : `Prochaine étape : ${name}`,
  noMilestone: 'Aucune étape en cours',
  noneMatch: 'Aucun chantier trouvé',
  noneMatchText: 'Essayez un autre nom, ou affichez tous les chantiers en cours.',
  showAllActive: 'Afficher tous les chantiers en cours',
};
