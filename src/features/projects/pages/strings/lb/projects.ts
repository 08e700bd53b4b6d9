import { withheldWords } from '#features/accounts/core/strings/lb/withheld-words.ts';
import type { sentences as english } from '#features/projects/pages/strings/en/projects.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  projectNotFound: 'Chantier net fonnt',
  companyRequired: 'Wielt w.e.g. e Betrib',
  nameTooShort: 'Den Numm vum Chantier muss mindestens 3 Zeechen hunn',
  nameTooLong: 'Den Numm vum Chantier däerf net méi wéi 100 Zeechen hunn',
  descriptionTooLong: 'D’Beschreiwung däerf net méi wéi 500 Zeechen hunn',
  budgetTooLong: 'De Budget däerf net méi wéi 100 Zeechen hunn',
  timelineTooLong: 'D’Zäit däerf net méi wéi 100 Zeechen hunn',
  declineReasonTooShort: 'De Grond muss mindestens 10 Zeechen hunn',
  declineReasonTooLong: 'De Grond däerf net méi wéi 500 Zeechen hunn',

  onlyCompanyDeclines: 'Just de Betrib kann e Chantier refuséieren',
  onlyClientCancels: 'Just de Client kann e Chantier ofsoen',
  projectClosed: 'Dëse Chantier ass schonn ofgeschloss',
  alreadyConfirmed: 'Dir hutt dëse Chantier schonn als fäerdeg markéiert',
  workConfirmed: 'D’Aarbecht ass als fäerdeg markéiert, dofir kënnt Dir de Chantier net méi ofsoen',

  // Any screen may show these.
  error: 'Feeler',
  close: 'Zoumaachen',
  tryAgain: 'Nach eng Kéier',
  pageTitle: (title) => `${title} · Giewel`,
  states: {
    inProgress: 'Am Gaang',
    partiallyComplete: 'Zum Deel fäerdeg',
    completed: 'Fäerdeg',
    declined: 'Refuséiert',
    cancelled: 'Ofgesot',
  },
  clientFallback: (id) => `Client Nr. ${id}`,

  // The list.
  myProjects: 'Meng Chantieren',
  companyProjects: 'Chantiere vum Betrib',
  newProject: 'Neie Chantier',
  listTabs: 'Chantieren',
  activeTab: 'Am Gaang',
  completedTab: 'Fäerdeg',
  created: 'Ugefaangen',
  companyId: 'Nummer vum Betrib',
  projectId: 'Nummer vum Chantier',
  client: 'Client',
  noDescription: 'Keng Beschreiwung',
  viewDetails: 'Méi gesinn',
  viewDetailsOf: (name) => `Méi gesinn: ${name}`,
  closedProjects: 'Refuséiert oder ofgesot',
  older: 'Méi al',
  newest: 'Zeréck zu deenen neisten',
  noActiveTitle: 'Keng Chantieren am Gaang',
  noActiveOfClient: 'Dir hutt kee Chantier am Gaang. Fänkt en neien un.',
  noActiveOfCompany: 'D’Chantiere stinn hei, soubal Clienten Iech engagéieren.',
  noCompletedTitle: 'Keng fäerdeg Chantieren',
  noCompleted: 'Dir hutt nach kee fäerdege Chantier.',
  listFailed: (message) => `D’Chantiere konnten net geluede ginn: ${message}`,
  listFailedText: 'Näischt ass verluer. Probéiert nach eng Kéier.',
  companyHint: 'Kuckt no, ob de Profil vun Ärem Betrib komplett ass.',
  goToDashboard: 'Zur Iwwersiicht',

  // These are on the page of one project.
  backToProjects: 'Zeréck zu de Chantieren',
  loadFailed: (message) => `De Chantier konnt net geluede ginn: ${message}`,
  createdOn: (date) => `Ugefaangen ${applyEifelRule('den', date)}`,
  signedOn: (date) => `Ënnerschriwwen ${applyEifelRule('den', date)}`,
  description: 'Beschreiwung',
  budget: 'Budget',
  agreedSum: 'Ausgemaach',
  changesSum: 'Avenanten',
  sumNow: 'Neie Montant',
  changeOrders: 'Devisen an Avenanten',
  timeline: 'Zäit',
  contactInformation: 'Kontaktdonnéeën',
  companyContact: 'Betrib',
  name: 'Numm',
  email: 'E-Mail',
  phone: 'Telefon',
  reportClient: 'Dëse Client mellen',
  completionStatus: 'Ofschloss',
  marked: 'Als fäerdeg markéiert',
  pendingCompletion: 'Nach net als fäerdeg markéiert',
  bothMustConfirm: 'De Chantier ass fäerdeg, wann de Client an de Betrib et bestätegt hunn.',
  markAsComplete: 'Als fäerdeg markéieren',
  markTitle: 'Ass d’Aarbecht gemaach?',
  markText: (other) =>
    `De Chantier ass fäerdeg, soubal och ${other} bestätegt huet. Dat kënnt Dir net réckgängeg maachen.`,
  markLastText: (other) =>
    `${other} huet scho bestätegt. Wann Dir och bestätegt, ass de Chantier fäerdeg. Dat kënnt Dir net réckgängeg maachen.`,
  marking: 'Gëtt markéiert…',
  completeFailed: 'De Chantier konnt net als fäerdeg markéiert ginn',
  nowMarked: 'Als fäerdeg markéiert',
  nowMarkedText: (other) => `Elo muss ${other} et och nach bestätegen.`,
  nowCompleted: 'Chantier fäerdeg',
  leaveReview: 'Bewäertung schreiwen',
  reviews: 'Bewäertungen',
  noReviews: 'Nach keng Bewäertungen',
  noReviewsText: 'De Client kann eng Bewäertung schreiwen, soubal de Chantier fäerdeg ass.',
  mayReviewText: 'D’Aarbecht ass gemaach. Wéi war et?',

  // The company begins a message to its client with one of these.
  askClient: {
    mark: {
      button: 'Client ëm Bestätegung froen',
      message: (project) =>
        `Mir si mat der Aarbecht ${applyEifelRule('un', `„${project}“`)} fäerdeg. Wann Dir dat och esou gesitt, markéiert de Chantier w.e.g. op senger Säit als fäerdeg. Wann nach eppes feelt, sot et eis hei.`,
    },
    review: {
      button: 'Ëm eng Bewäertung froen',
      message: (project) =>
        `Merci fir Äert Vertraue bei „${project}“. Wann Dir eng Minutt hutt, géife mir eis iwwer eng Bewäertung op der Säit vum Chantier freeën.`,
    },
  },

  decline: 'Chantier refuséieren',
  declineTitle: 'Dëse Chantier refuséieren?',
  declineLead: (client) => `${client} gesäit Äre Grond. Dat kënnt Dir net réckgängeg maachen.`,
  declineReason: 'Grond',
  declining: 'Gëtt refuséiert…',
  declined: 'Chantier refuséiert',
  declineFailed: (reason) => `De Chantier konnt net refuséiert ginn: ${reason}`,
  cancelProject: 'Chantier ofsoen',
  cancelTitle: 'Dëse Chantier ofsoen?',
  cancelText: (company) => `Mir soen dem Betrib ${company} Bescheed. Dat kënnt Dir net réckgängeg maachen.`,
  keepProject: 'Chantier behalen',
  cancelling: 'Gëtt ofgesot…',
  cancelled: 'Chantier ofgesot',
  cancelFailed: (reason) => `De Chantier konnt net ofgesot ginn: ${reason}`,

  history: 'Verlaf',
  signedQuote: (who) => `${who} huet den Devis ënnerschriwwen`,
  events: {
    created: (who) => `${who} huet de Chantier ugefaangen`,
    confirmed: (who) => `${who} huet d’Aarbecht als fäerdeg markéiert`,
    declined: (who) => `${who} huet de Chantier refuséiert`,
    cancelled: (who) => `${who} huet de Chantier ofgesot`,
    ended: (who) => `${who} war d’accord, fir de Kontrakt opzehiewen`,
    withdrawn: (who) => `${who} huet de Kontrakt widderruff`,
  },
  withThatDone: 'Chantier fäerdeg',

  // The form that creates a project.
  createTitle: 'Chantier ufänken',
  createLead: 'Sot engem Betrib, wat ze maachen ass. E gesäit Äre Chantier an Är Kontaktdonnéeën direkt.',
  onlyClientsTitle: 'Nëmme Cliente kënnen e Chantier ufänken',
  onlyClientsText: 'Wann e Client e Chantier mat Iech ufänkt, steet en an Ärer Lëscht.',
  company: 'Betrib',
  searchCompany: 'Betrib mat Numm, Leeschtung oder Plaz sichen',
  searching: 'Gëtt gesicht…',
  searchIdle: 'Gitt en Numm, eng Leeschtung oder eng Plaz an, fir Betriber ze fannen.',
  noneFound: 'Kee Betrib passt bei Är Sich.',
  searchError: 'Feeler bei der Sich',
  searchFailed: 'D’Sich huet net geklappt. Probéiert w.e.g. nach eng Kéier.',
  foundCompanies: (shown, total) =>
    shown < total
      ? `Déi éischt ${shown} ${applyEifelRule('vun', total)} Betriber`
      : pluralForm('lb', shown, { one: '1 Betrib', other: `${shown} Betriber` }),
  choose: 'Wielen',
  chooseNamed: (name) => `${name} wielen`,
  change: 'Änneren',
  changeCompany: 'Betrib änneren',
  projectName: 'Numm vum Chantier',
  namePlaceholder: 'Daach a Späicher',
  projectDescription: 'Beschreiwung vum Chantier',
  descriptionPlaceholder: 'Wat ze maachen ass, wou, a wat bleiwe soll, wéi et ass',
  budgetPlaceholder: '5.000 € bis 10.000 €',
  timelinePlaceholder: '2 bis 3 Méint, ab Mäerz',
  optional: 'fakultativ',
  cancel: 'Ofbriechen',
  createButton: 'Chantier ufänken',
  creating: 'Gëtt ugefaangen…',
  projectCreated: 'Chantier ugefaangen',
  createFailed: (reason) => `De Chantier konnt net ugefaange ginn: ${reason}`,
  contractSigned:
    'Fir dëse Chantier gëtt et en ënnerschriwwene Kontrakt. En ass eriwwer, wann d’Aarbecht gemaach ass, wann de Client widderrifft, oder wann Dir en allebéid ophieft.',
  endContract: 'De Kontrakt am Averständnis ophiewen',
  // The list of a company.
  searchTooLong: 'D’Sich däerf net méi wéi 100 Zeechen hunn',
  searchList: 'Chantier oder Client sichen',
  progress: 'Stand',
  allActive: 'All aktuell Chantieren',
  confirmedBy: { none: 'Am Gaang', mine: 'Waart op de Client', theirs: 'Waart op Iech' },
  listedTotal: (count, sum) =>
    [
      pluralForm('lb', count, { one: '1 Chantier', other: `${count} Chantieren` }),
      sum && `am Ganzen ${sum} ausgemaach`,
    ]
      .filter(Boolean)
      .join(', '),
  nextMilestone: (name, day) => (day ? `Nächst Etapp: ${name}, bis ${day}` : `Nächst Etapp: ${name}`),
  noMilestone: 'Keng oppen Etapp',
  noneMatch: 'Kee Chantier fonnt',
  noneMatchText: 'Probéiert en aneren Numm, oder loosst Iech all aktuell Chantiere weisen.',
  showAllActive: 'All aktuell Chantiere weisen',
};
