import type { sentences as english } from '#features/requests/new-request/strings/en/describing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const companies = (count: number) =>
  pluralForm('de', count, { one: '1 Betrieb', other: `${count} Betriebe` });

export const sentences: TranslationType<typeof english> = {
  steps: 'Schritte',
  filledIn: 'ausgefüllt',
  needsScript:
    'Dieses Formular braucht JavaScript, das in diesem Browser ausgeschaltet ist. Schalten Sie es ein oder rufen Sie einen Betrieb unter der Nummer in seinem Profil an.',
  stepNames: { what: 'Arbeit', where: 'Wo', files: 'Bilder', when: 'Wann', whom: 'Betriebe' },
  titles: {
    what: 'Was ist zu tun?',
    where: 'Wo wird gearbeitet?',
    files: 'Bilder und Pläne',
    when: 'Termin und Budget',
    whom: 'Welche Betriebe möchten Sie anfragen?',
    check: 'Prüfen und senden',
  },
  leads: {
    what: 'Beschreiben Sie einmal Ihr Vorhaben und fragen Sie bis zu drei Betriebe an. Die Angebote können Sie nebeneinander vergleichen.',
    where: 'Der Betrieb sieht Ihre Straße erst, wenn Sie sie freigeben. Bis dahin sieht er nur die Gemeinde.',
    files:
      'Bilder und Pläne helfen den Betrieben, die Kosten zu schätzen. Sie können bis zu 12 Bilder oder PDFs hinzufügen, jeweils höchstens 10 MB groß.',
    when: 'Die angefragten Betriebe sehen Ihren Wunschtermin und Ihr Budget.',
    whom: 'Wählen Sie bis zu drei Betriebe. Keiner sieht, welche Betriebe Sie sonst angefragt haben und welche Preise diese nennen.',
    check: 'Das sehen die Betriebe.',
  },
  next: (step) => `Weiter: ${step}`,
  nextScreen: 'Weiter',
  screenOf: (step, screen, count) => `${step}, ${screen} von ${count}`,
  missingCount: (count) =>
    pluralForm('de', count, { one: '1 Angabe fehlt', other: `${count} Angaben fehlen` }),
  seenByCompanies: 'Das sehen die Betriebe',
  seenByYou: 'Das sehen nur Sie',
  inYourWords: 'In Ihren Worten',
  noneLearns: 'Kein Betrieb sieht, welche anderen Sie anfragen.',
  fillIn: 'Ausfüllen',
  lookOver: 'Prüfen',
  back: (step) => `Zurück: ${step}`,
  savedAt: (time) => `Gespeichert um ${time} Uhr`,
  begunAlready: 'Sie haben schon eine Anfrage begonnen',
  begunAlreadyText:
    'Setzen Sie die begonnene Anfrage fort oder erstellen Sie eine neue. Ihre Antworten bleiben unter „Meine Anfragen“ gespeichert.',
  begunAlreadyHere:
    'Setzen Sie die begonnene Anfrage fort oder erstellen Sie eine neue. Wenn Sie eine neue erstellen, werden die Antworten in diesem Browser gelöscht.',
  goOnWithIt: 'Mit dieser Anfrage fortfahren',
  startAnother: 'Neue Anfrage erstellen',
  notSaved: 'In diesem Browser gespeichert, aber noch nicht in Ihrem Konto.',
  keptHere: 'In diesem Browser gespeichert',
  draftSoFar: 'Ihre Anfrage bisher',
  asRead: 'So sehen die Betriebe Ihre Anfrage.',
  chooseTrade: 'Gewerk wählen',
  firstAid: 'Das sollten Sie zuerst tun',
  numberUnclear: 'Bitte geben Sie eine Zahl ein, zum Beispiel 96',
  describe: 'Beschreiben Sie Ihr Vorhaben mit eigenen Worten',
  describeHint: 'Was sehen Sie, seit wann ist das so und was haben Sie schon versucht?',
  charactersOf: (count, most) => `${count} von ${most}`,
  title: 'Titel',
  titleProposed: 'Titel (Vorschlag aus Ihren Antworten)',
  change: 'Ändern',
  proposed: (work, size, more) => [work, size, more].filter(Boolean).join(', '),

  codeIsIn: (code, commune) => `L-${code} gehört zu ${commune}.`,
  changeTo: (commune) => `${commune} wählen`,
  commune: 'Gemeinde',
  chooseCommune: 'Gemeinde wählen',
  postalCode: 'Postleitzahl',
  streetHint: 'Der Betrieb sieht Ihre Straße erst, wenn Sie sie freigeben',
  dwelling: 'Um was für eine Immobilie geht es?',
  builtYear: 'Baujahr',
  mainResidence: 'Ist die Immobilie Ihr Hauptwohnsitz?',
  holder: 'Sind Sie Eigentümer oder Mieter?',
  picturesHelp: 'Hilfreiche Bilder:',
  caption: (name) => `Bildunterschrift für ${name}`,
  captionPlaceholder: 'Bildunterschrift',
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  removeFile: (name) => `${name} entfernen`,
  moved: (name, place, count) => `${name} ist jetzt an Stelle ${place} von ${count}`,
  added: (name, count) => `${name} hinzugefügt, ${count} von 12`,
  addedBefore: (name) => `${name} wurde schon hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  twelveFiles: 'Sie können bis zu 12 Dateien hinzufügen',
  timing: 'Wann soll die Arbeit beginnen?',
  day: 'Tag',
  budget: 'Wie hoch ist Ihr Budget?',
  budgetFrom: 'Von, in Euro',
  budgetTo: 'Bis, in Euro',
  budgetSeen: 'Die angefragten Betriebe sehen Ihr Budget.',
  budgetHint: (count, low, high) =>
    `Von ${count} ähnlichen Arbeiten kostete die Hälfte zwischen ${low} und ${high}`,
  whom: 'Betriebe',
  searchCompany: 'Name des Betriebs',
  suggested: 'Vorgeschlagen',
  chooseFrom: 'Auswahl aus',
  fromSuggestions: 'Vorgeschlagene Betriebe',
  noneInFolder: 'Kein Betrieb in dieser Mappe macht solche Arbeiten',
  noneInFolderText: 'Wählen Sie eine andere Mappe oder einen der vorgeschlagenen Betriebe.',
  answersWithin: (hours) =>
    hours <= 24
      ? `antwortet innerhalb ${pluralForm('de', hours, { one: 'einer Stunde', other: `von ${hours} Stunden` })}`
      : `antwortet innerhalb von ${Math.ceil(hours / 24)} Tagen`,
  jobs: (count, trade) =>
    pluralForm('de', count, { one: `1 Auftrag (${trade})`, other: `${count} Aufträge (${trade})` }),
  onLeave: 'Zurzeit geschlossen',
  messagesOnly: 'Nur per Nachricht erreichbar',
  wishToAsk: 'Interesse mitteilen',
  wishTo: (name) => `${name}: Interesse mitteilen`,
  wished: 'Wir haben dem Betrieb mitgeteilt, dass ihn jemand anfragen wollte',
  wishText: 'Der Betrieb sieht Gewerk, Gemeinde und Tag, aber nicht, wer Sie sind.',
  about: (km) => (km === 0 ? 'ganz in der Nähe' : `etwa ${km} km`),
  viewProfile: 'Profil ansehen',
  viewProfileOf: (name) => `Profil ansehen: ${name}`,
  rating: (rating, count) => `${rating} (${count})`,
  organic: 'In derselben Reihenfolge wie die Suchergebnisse. Betriebe können hier keinen Platz kaufen.',
  notAmongThem: (count) =>
    pluralForm('de', count, {
      one: 'Der Betrieb, den Sie anfragen wollten, konnte nicht ausgewählt werden. Er macht solche Arbeiten in Ihrer Gegend nicht oder ist nur per Nachricht erreichbar.',
      other: `${count} der Betriebe, die Sie anfragen wollten, konnten nicht ausgewählt werden. Diese Betriebe machen solche Arbeiten in Ihrer Gegend nicht oder sind nur per Nachricht erreichbar.`,
    }),
  noneNamed: 'Wir haben keinen Betrieb dieses Gewerks mit diesem Namen gefunden',
  noneNamedText:
    'Prüfen Sie die Schreibweise oder leeren Sie die Suche und wählen Sie einen der vorgeschlagenen Betriebe.',
  noneSuggested: 'In dieser Gemeinde arbeitet noch kein Betrieb dieses Gewerks',
  noneSuggestedText: 'Suchen Sie einen Betrieb über den Namen oder schreiben Sie ihm auf seiner Profilseite.',
  tradeFirst: 'Wählen Sie zuerst Gewerk und Gemeinde, dann zeigen wir Ihnen, welche Betriebe dort arbeiten.',
  chosen: 'Gewählt',
  chosenOf: (count) => `${count} von 3`,
  takeOut: (name) => `${name} entfernen`,
  roomFor: (count) =>
    pluralForm('de', count, {
      one: 'Sie können noch einen hinzufügen',
      other: `Sie können noch ${count} hinzufügen`,
    }),
  send: (count) => (count === 0 ? 'Anfrage senden' : `An ${companies(count)} senden`),
  sending: 'Wird gesendet …',
  signInToSend: 'Anmelden und senden',
  joinToSend: 'Neu hier? Registrieren und senden',
  waitsHere:
    'Wir senden Ihre Anfrage, sobald Sie angemeldet sind. Bis dahin bleiben Text und Bilder in diesem Browser.',
  sent: 'Gesendet',
  sentText:
    'Jeder Betrieb hat 3 Arbeitstage Zeit für eine Antwort. Es zählen nur Tage, an denen er geöffnet hat.',
  wasSent: 'Diese Anfrage wurde schon gesendet',
  wasSentText:
    'Ihre späteren Änderungen sind nicht enthalten. Ergänzen Sie sie in der gesendeten Anfrage oder senden Sie eine neue.',
  seeRequest: 'Zur Anfrage',
  sendAsNew: 'Diesen Text für eine neue Anfrage verwenden',
  beginEmpty: 'Leere Anfrage erstellen',
  notSent: 'Nicht gesendet',
  yourName: 'Ihr Name',
  yourNameHint: 'Ihr Name steht auf den Angeboten, die Sie bekommen, und auf Ihrem Vertrag.',
  missing: 'Noch offen',

  whatJobsCost: 'Was Arbeiten kosten',
};
