import { withheldWords } from '#features/accounts/core/strings/de/withheld-words.ts';
import type { sentences as english } from '#features/projects/pages/strings/en/projects.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  projectNotFound: 'Projekt nicht gefunden',
  companyRequired: 'Bitte wählen Sie einen Betrieb',
  nameTooShort: 'Der Name des Projekts muss mindestens 3 Zeichen haben',
  nameTooLong: 'Der Name des Projekts darf höchstens 100 Zeichen haben',
  descriptionTooLong: 'Die Beschreibung darf höchstens 500 Zeichen haben',
  budgetTooLong: 'Die Angabe zum Budget darf höchstens 100 Zeichen haben',
  timelineTooLong: 'Die Angabe zum Zeitraum darf höchstens 100 Zeichen haben',
  declineReasonTooShort: 'Die Begründung muss mindestens 10 Zeichen haben',
  declineReasonTooLong: 'Die Begründung darf höchstens 500 Zeichen haben',

  onlyCompanyDeclines: 'Nur der Betrieb kann ein Projekt ablehnen',
  onlyClientCancels: 'Nur der Kunde kann ein Projekt abbrechen',
  projectClosed: 'Dieses Projekt ist schon beendet',
  alreadyConfirmed: 'Sie haben dieses Projekt schon als fertig gemeldet',
  workConfirmed: 'Die Arbeit ist als fertig gemeldet. Sie können das Projekt nicht mehr abbrechen.',

  // Any screen may show these.
  error: 'Fehler',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  pageTitle: (title) => `${title} · Giewel`,
  states: {
    inProgress: 'In Arbeit',
    partiallyComplete: 'Teilweise fertig',
    completed: 'Abgeschlossen',
    declined: 'Abgelehnt',
    cancelled: 'Abgebrochen',
  },
  clientFallback: (id) => `Kunde Nr. ${id}`,

  // The list.
  myProjects: 'Meine Projekte',
  companyProjects: 'Projekte',
  newProject: 'Neues Projekt',
  listTabs: 'Projekte',
  activeTab: 'Laufende',
  completedTab: 'Abgeschlossene',
  created: 'Angelegt',
  companyId: 'Betriebs-ID',
  projectId: 'Projekt-ID',
  client: 'Kunde',
  noDescription: 'Keine Beschreibung',
  viewDetails: 'Details ansehen',
  viewDetailsOf: (name) => `Details ansehen: ${name}`,
  closedProjects: 'Abgelehnt oder abgebrochen',
  older: 'Ältere',
  newest: 'Zurück zu den neuesten',
  noActiveTitle: 'Keine laufenden Projekte',
  noActiveOfClient: 'Sie haben keine laufenden Projekte. Legen Sie ein neues an, um zu beginnen.',
  noActiveOfCompany: 'Hier erscheinen Projekte, wenn Kunden Ihre Leistungen anfragen.',
  noCompletedTitle: 'Keine abgeschlossenen Projekte',
  noCompleted: 'Sie haben noch keine abgeschlossenen Projekte.',
  listFailed: (message) => `Die Projekte konnten nicht geladen werden: ${message}`,
  listFailedText: 'Es ging nichts verloren. Bitte versuchen Sie es noch einmal.',
  companyHint: 'Bitte prüfen Sie, ob das Profil Ihres Betriebs vollständig ist.',
  goToDashboard: 'Zur Übersicht',

  // These are on the page of one project.
  backToProjects: 'Zurück zu den Projekten',
  loadFailed: (message) => `Das Projekt konnte nicht geladen werden: ${message}`,
  createdOn: (date) => `Angelegt am ${date}`,
  signedOn: (date) => `Unterschrieben am ${date}`,
  description: 'Beschreibung',
  budget: 'Budget',
  agreedSum: 'Vereinbart',
  changesSum: 'Änderungen',
  sumNow: 'Neuer Gesamtbetrag',
  siteAddress: 'Adresse der Baustelle',
  addAddress: 'Adresse ergänzen',
  shareAddress: 'Adresse freigeben',
  changeOrders: 'Angebote und Nachträge',
  timeline: 'Zeitraum',
  contactInformation: 'Kontaktdaten',
  companyContact: 'Betrieb',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  reportClient: 'Diesen Kunden melden',
  completionStatus: 'Fortschritt',
  marked: 'Als fertig gemeldet',
  pendingCompletion: 'Noch nicht fertig',
  bothMustConfirm:
    'Das Projekt ist abgeschlossen, sobald Kunde und Betrieb die Fertigstellung bestätigt haben.',
  markAsComplete: 'Als fertig melden',
  markTitle: 'Ist die Arbeit fertig?',
  markText: (other) =>
    `Das Projekt ist abgeschlossen, sobald auch ${other} die Fertigstellung bestätigt hat. Das lässt sich nicht rückgängig machen.`,
  markLastText: (other) =>
    `${other} hat die Fertigstellung schon bestätigt. Sobald auch Sie sie bestätigen, ist das Projekt abgeschlossen. Das lässt sich nicht rückgängig machen.`,
  marking: 'Wird gemeldet …',
  completeFailed: 'Das Projekt konnte nicht abgeschlossen werden',
  nowMarked: 'Als fertig gemeldet',
  nowMarkedText: (other) => `Wir haben ${other} gebeten, die Fertigstellung auch zu bestätigen.`,
  nowCompleted: 'Projekt abgeschlossen',
  leaveReview: 'Bewertung schreiben',
  reviews: 'Bewertungen',
  noReviews: 'Noch keine Bewertungen',
  noReviewsText: 'Der Kunde kann eine Bewertung schreiben, sobald das Projekt abgeschlossen ist.',
  mayReviewText: 'Die Arbeit ist fertig. Wie ist es gelaufen?',

  // The company begins a message to its client with one of these.
  askClient: {
    mark: {
      button: 'Kunden um Bestätigung bitten',
      message: (project) =>
        `Wir sind mit der Arbeit an „${project}“ fertig. Wenn Sie einverstanden sind, melden Sie das Projekt bitte auf der Projektseite als fertig. Wenn etwas fehlt, sagen Sie es uns hier.`,
    },
    review: {
      button: 'Um eine Bewertung bitten',
      message: (project) =>
        `Vielen Dank für Ihr Vertrauen bei „${project}“. Wenn Sie eine Minute haben, freuen wir uns über eine Bewertung auf der Projektseite.`,
    },
  },

  decline: 'Projekt ablehnen',
  declineTitle: 'Dieses Projekt ablehnen?',
  declineLead: (client) => `${client} sieht Ihre Begründung. Das Projekt ist dann endgültig beendet.`,
  declineReason: 'Begründung',
  declining: 'Wird abgelehnt …',
  declined: 'Projekt abgelehnt',
  declineFailed: (reason) => `Das Projekt konnte nicht abgelehnt werden: ${reason}`,
  cancelProject: 'Projekt abbrechen',
  cancelTitle: 'Dieses Projekt abbrechen?',
  cancelText: (company) => `Wir geben ${company} Bescheid. Das Projekt ist dann endgültig beendet.`,
  keepProject: 'Nicht abbrechen',
  cancelling: 'Wird abgebrochen …',
  cancelled: 'Projekt abgebrochen',
  cancelFailed: (reason) => `Das Projekt konnte nicht abgebrochen werden: ${reason}`,

  history: 'Verlauf',
  signedQuote: (who) => `${who} hat das Angebot unterschrieben`,
  events: {
    created: (who) => `${who} hat das Projekt angelegt`,
    confirmed: (who) => `${who} hat die Arbeit als fertig gemeldet`,
    declined: (who) => `${who} hat das Projekt abgelehnt`,
    cancelled: (who) => `${who} hat das Projekt abgebrochen`,
    ended: (who) => `${who} hat der Beendigung des Vertrags zugestimmt`,
    withdrawn: (who) => `${who} hat den Vertrag widerrufen`,
  },
  withThatDone: 'Projekt abgeschlossen',

  // The form that creates a project.
  createTitle: 'Projekt anlegen',
  createLead:
    'Beschreiben Sie einem Betrieb, was zu tun ist. Er sieht Ihr Projekt und Ihre Kontaktdaten sofort.',
  onlyClientsTitle: 'Nur Kunden können Projekte anlegen',
  onlyClientsText: 'Wenn ein Kunde ein Projekt mit Ihnen anlegt, erscheint es in Ihrer Liste.',
  company: 'Betrieb',
  searchCompany: 'Betrieb nach Name, Leistung oder Ort suchen',
  searching: 'Suche läuft …',
  searchIdle: 'Geben Sie einen Namen, eine Leistung oder einen Ort ein, um Betriebe zu finden.',
  noneFound: 'Kein Betrieb passt zu Ihrer Suche.',
  searchError: 'Fehler bei der Suche',
  searchFailed: 'Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  foundCompanies: (shown, total) =>
    shown < total
      ? `Die ersten ${shown} von ${total} Betrieben`
      : pluralForm('de', shown, { one: '1 Betrieb', other: `${shown} Betriebe` }),
  choose: 'Wählen',
  chooseNamed: (name) => `${name} wählen`,
  change: 'Ändern',
  changeCompany: 'Betrieb ändern',
  projectName: 'Name des Projekts',
  namePlaceholder: 'Dach und Dachboden',
  projectDescription: 'Beschreibung des Projekts',
  descriptionPlaceholder: 'Was wo zu tun ist und was erhalten bleiben soll',
  budgetPlaceholder: '5.000 € bis 10.000 €',
  timelinePlaceholder: '2 bis 3 Monate, ab März',
  optional: 'optional',
  cancel: 'Abbrechen',
  createButton: 'Projekt anlegen',
  creating: 'Wird angelegt …',
  projectCreated: 'Projekt angelegt',
  createFailed: (reason) => `Das Projekt konnte nicht angelegt werden: ${reason}`,
  contractSigned:
    'Zu diesem Projekt gibt es einen unterschriebenen Vertrag. Er endet, wenn die Arbeit fertig ist, wenn der Kunde widerruft oder wenn Sie beide vereinbaren, ihn zu beenden.',
  endContract: 'Vertrag einvernehmlich beenden',
  // The list of a company.
  searchTooLong: 'Der Suchbegriff darf höchstens 100 Zeichen haben',
  searchList: 'Projekt oder Kunde suchen',
  progress: 'Fortschritt',
  allActive: 'Alle laufenden',
  confirmedBy: { none: 'In Arbeit', mine: 'Beim Kunden', theirs: 'Von Ihnen zu bestätigen' },
  listedTotal: (count, sum) =>
    [
      pluralForm('de', count, { one: '1 Projekt', other: `${count} Projekte` }),
      sum && `insgesamt ${sum} vereinbart`,
    ]
      .filter(Boolean)
      .join(', '),
  nextMilestone: (name, day) =>
    day ? `Nächste Etappe: ${name}, fertig bis ${day}` : `Nächste Etappe: ${name}`,
  noMilestone: 'Keine offene Etappe',
  noneMatch: 'Kein passendes Projekt',
  noneMatchText:
    'Versuchen Sie es mit einem anderen Namen oder lassen Sie sich alle laufenden Projekte anzeigen.',
  showAllActive: 'Alle laufenden Projekte anzeigen',
};
