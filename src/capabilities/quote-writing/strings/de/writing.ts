import type { Language } from '#kernel/language.ts';
import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-writing/strings/en/writing.ts';

const languageNames: Record<Language, string> = {
  en: 'Englisch',
  fr: 'Französisch',
  de: 'Deutsch',
  lb: 'Luxemburgisch',
  pt: 'Portugiesisch',
};

export const sentences: Widened<typeof english> = {
  title: (object) => object || 'Neuer Kostenvoranschlag',
  saving: 'Wird gespeichert',
  saved: (time, unread) =>
    unread === 0
      ? `Gespeichert ${time}`
      : plural('de', unread, {
          one: `Gespeichert ${time}, 1 Feld nicht verstanden`,
          other: `Gespeichert ${time}, ${unread} Felder nicht verstanden`,
        }),
  notSavedYet: 'Noch nicht gespeichert. Wir versuchen es weiter',
  isHereToo: (name) => `${name} ist auch hier`,
  notSaved: 'Noch nicht gespeichert',
  toSettle: (count) =>
    plural('de', count, { one: 'ein Punkt zu klären', other: `${count} Punkte zu klären` }),
  seePaper: 'Dokument ansehen',
  send: 'Senden',
  sendChange: 'Nachtrag senden',
  sendTitle: 'Kostenvoranschlag senden',
  sendText: (client) =>
    `${client} erhält ihn mit Nummer und Tag. Was gesendet ist, ändert sich nie: Eine Änderung ist eine neue Fassung.`,
  goesOutIn: (language) =>
    `Der Kostenvoranschlag geht auf ${languageNames[language]} hinaus, in der Sprache Ihres Kunden.`,
  sendNow: 'Jetzt senden',
  wasSent: 'Der Kostenvoranschlag ist unterwegs',
  factsMissing: 'Das fehlt noch, bevor Sie senden können',
  factsMissingText:
    'Das Gesetz verlangt es auf jedem Kostenvoranschlag. Wir fragen nur einmal. Bei der Genehmigung genügt die Nummer, das Dokument kann folgen.',
  stateFact: {
    address: 'Straße und Hausnummer eintragen',
    registrationNumber: 'RCS-Nummer eintragen',
    permit: 'Nummer der Niederlassungsgenehmigung eintragen',
    vatNumber: 'MwSt.-Nummer eintragen',
  },
  notWhole: 'Es fehlt noch etwas',
  missing: (count) =>
    plural('de', count, {
      one: 'Ein Feld ist noch leer oder falsch',
      other: `${count} Felder sind noch leer oder falsch`,
    }),
  notDraft: 'Diese Fassung ist gesendet.',
  head: 'Kopf',
  object: 'Gegenstand',
  client: 'Kunde',
  site: 'Baustelle',
  commune: 'Gemeinde',
  communeOpen: 'Wählen',
  postalCode: 'Postleitzahl',
  street: 'Straße und Hausnummer',
  mainResidence: 'Hauptwohnsitz',
  builtYear: 'Baujahr',
  notKnown: 'Nicht bekannt',
  yes: 'Ja',
  no: 'Nein',
  date: 'Datum',
  dayPattern: 'TT.MM.JJJJ',
  openCalendar: (what) => `Kalender: ${what}`,
  validUntil: 'Gültig bis',
  start: 'Beginn',
  duration: 'Dauer, Arbeitstage',
  warranty: 'Garantie, Monate',
  intro: 'Einleitung',
  conditions: 'Bedingungen',
  lines: 'Positionen',
  section: 'Abschnitt',
  sectionTitle: (letter) => `Titel von Abschnitt ${letter}`,
  addSection: 'Abschnitt',
  addLineIn: (title) => (title ? `Position in ${title}` : 'Position'),
  removeLine: (line) => `Position entfernen: ${line}`,
  removeSection: (letter) => `Abschnitt ${letter} entfernen`,
  lineRemoved: 'Die Position ist entfernt',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  newLine: 'Neue Position',
  openLine: (line) => `Position ändern: ${line}`,
  lineTitle: (number) => `Position ${number}`,
  kindOpen: 'Art',
  rateOpen: 'MwSt.',
  unitOpen: 'Einheit',
  optional: 'Opt.',
  optionalLong: 'Optional: nicht in der Summe, bis der Kunde sie nimmt',
  reduced: '3 %',
  reducedLong: 'Kann mit 3 % besteuert werden (Hauptwohnsitz)',
  pasteHint: 'Zeilen aus einer Tabelle werden beim Einfügen zu Positionen',
  pasted: (count) =>
    plural('de', count, { one: 'Eine Position eingefügt', other: `${count} Positionen eingefügt` }),
  notUnderstood: (cell, typed) => `${cell}: „${typed}“ geht hier nicht.`,
  unreadCells: (count) =>
    plural('de', count, { one: '1 Feld nicht verstanden', other: `${count} Felder nicht verstanden` }),
  pastedTotals: (count) =>
    plural('de', count, {
      one: '1 Zeile mit Summe oder Zwischensumme ist weggelassen.',
      other: `${count} Zeilen mit Summen oder Zwischensummen sind weggelassen.`,
    }),
  pastedUnread: (count) =>
    plural('de', count, {
      one: '1 Feld wurde nicht verstanden und ist markiert.',
      other: `${count} Felder wurden nicht verstanden und sind markiert.`,
    }),
  pastedLeft: (count, most) =>
    plural('de', count, {
      one: `1 Zeile hatte keinen Platz: Ein Kostenvoranschlag hat höchstens ${most} Positionen.`,
      other: `${count} Zeilen hatten keinen Platz: Ein Kostenvoranschlag hat höchstens ${most} Positionen.`,
    }),
  movedTo: (number) => `Jetzt Position ${number}`,
  up: 'Nach oben',
  down: 'Nach unten',
  copy: 'Kopieren',
  remove: 'Entfernen',
  before: 'Vorige Position',
  after: 'Nächste Position',
  done: 'Fertig',
  net: (lines) =>
    plural('de', lines, { one: 'Ohne MwSt., 1 Position', other: `Ohne MwSt., ${lines} Positionen` }),
  options: (count) =>
    plural('de', count, {
      one: '1 optionale Position, ohne MwSt.',
      other: `${count} optionale Positionen, ohne MwSt.`,
    }),
  residence: (year) => (year === null ? 'Hauptwohnsitz.' : `Hauptwohnsitz, Baujahr ${year}.`),
  marked: (count) =>
    plural('de', count, {
      one: '1 Position ist für 3 % gekennzeichnet.',
      other: `${count} Positionen sind für 3 % gekennzeichnet.`,
    }),
  silent: 'Noch nicht erwähnt',
  silentText: 'Der Vergleich des Kunden kennzeichnet, was Sie nicht erwähnen.',
  ofTwenty: (count) => `${count} von 20`,
  includedIn: 'Enthalten in …',
  isIncludedIn: (kind) => `${kind}: enthalten in`,
  excluded: 'Nicht enthalten',
  isExcluded: (kind) => `${kind}: nicht enthalten`,
  exclusions: 'Was nicht enthalten ist',
  exclusionText: (kind) => `Was nicht enthalten ist: ${kind}`,
  within: (kind) => `Enthalten in: ${kind}`,
  removeExclusion: (kind) => `Entfernen: ${kind}`,
  noExclusions: 'Bisher nichts. Was Sie weglassen, sagen Sie am besten hier.',
  plan: 'Zahlungsplan',
  part: 'Teil',
  percent: 'Prozent',
  moment: 'Wann',
  label: 'Wofür',
  removePart: 'Diesen Teil entfernen',
  planSum: (sum) => `${sum} %`,
  planShort: (percent) => `Es fehlen ${percent} %: Zusammen ergeben die Teile 100 %.`,
  planOver: (percent) => `${percent} % zu viel: Zusammen ergeben die Teile 100 %.`,
  beforeWork: (percent) => `${percent} % vor Beginn der Arbeit. Über 30 % kennzeichnet es der Vergleich.`,
  theyChanged: 'Jemand anderes hat dies zur selben Zeit geändert.',
  theyChangedAt: (name, time) => `${name} hat dies um ${time} geändert.`,
  theyRemoved:
    'Jemand anderes hat diese Position entfernt. Ihre wird erst gespeichert, wenn Sie gewählt haben.',
  theirLine: (words) => `Die andere: ${words}`,
  yourLine: (words) => `Ihre Fassung: ${words}`,
  useTheirs: 'Andere zeigen',
  youRemoved: 'Sie haben sie entfernt.',
  settleFirst: 'Bitte wählen Sie zwischen Ihrer und der anderen Fassung',
  isChoosing: (name) =>
    `${name} hat hier zur selben Zeit etwas anderes geschrieben. Ihre Fassung bleibt gespeichert, bis ${name} gewählt hat.`,
  outsideTotal: 'nicht in der Summe',
  keepMine: 'Meine behalten',
  beginFrom: 'Anfangen mit',
  templateLines: (count) =>
    plural('de', count, { one: 'Vorlage, 1 Position', other: `Vorlage, ${count} Positionen` }),
  forgetTemplate: (name) => `Vorlage entfernen: ${name}`,
  templateGone: 'Die Vorlage ist entfernt',
  keepTemplate: 'Als Vorlage behalten',
  templateName: 'Name',
  templateHint: 'Positionen, Texte und Zahlungsplan bleiben, vom Kunden nichts.',
  templateKept: 'Gespeichert. Der nächste Kostenvoranschlag kann damit anfangen',
  keep: 'Behalten',
  attach: 'Dateien hinzufügen',
  attachHint: (most) =>
    `Pläne, Datenblätter, Bilder: Bis zu ${most} Dateien gehen mit dem Kostenvoranschlag mit. Ihre Namen stehen darauf.`,
  notAttached: 'Nicht hinzugefügt',
  wrongFile: (name) => `${name} ist weder ein Bild (JPEG, PNG oder GIF) noch ein PDF.`,
  largeFile: (name) => `${name} ist größer als 10 MB.`,
  removeFile: (name) => `${name} entfernen`,
  uploads: {
    list: 'Dateien unterwegs',
    doneOf: (done, count) =>
      plural('de', count, {
        one: `${done} von 1 Datei hochgeladen`,
        other: `${done} von ${count} Dateien hochgeladen`,
      }),
    uploading: (name) => `${name} wird hochgeladen`,
    notUploaded: 'Nicht hochgeladen',
    tryAgain: 'Noch einmal',
    tryAgainWith: (name) => `Noch einmal: ${name}`,
    cancel: (name) => `Hochladen von ${name} abbrechen`,
    remove: (name) => `${name} entfernen`,
  },
  keys: 'Tasten',
  keyList: [
    ['Enter', 'nächste Position'],
    ['Tab', 'nächste Zelle'],
    ['Alt ↑ ↓', 'Position verschieben'],
    ['Ctrl D', 'Position kopieren'],
    ['Ctrl Z', 'rückgängig'],
  ],
};
