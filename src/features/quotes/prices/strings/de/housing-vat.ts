import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: '3 % statt 17 % MwSt. für Ihre Wohnung',
  description:
    'TVA logement erklärt: wer in Luxemburg mit 3 % MwSt. renovieren kann und was Sie zahlen würden.',
  lead: 'Finden Sie heraus, ob für Sie der stark ermäßigte MwSt.-Satz (TVA logement) gilt und was Sie zahlen würden. Die Entscheidung trifft die AED, die luxemburgische Mehrwertsteuerbehörde.',
  reckon: 'Rechner',
  rulesAsOf: (day) => `Regeln, Stand: ${day}`,
  isResidence: 'Ist die Wohnung Ihr Hauptwohnsitz oder der Ihres Mieters?',
  isOwnResidence: 'Ist die Wohnung Ihr eigener Hauptwohnsitz oder wird sie es?',
  yes: 'Ja',
  no: 'Nein',
  whichWork: 'Um welche Arbeiten geht es?',
  works: { renovation: 'Renovierung', creation: 'Neubau, Anbau oder Umbau zur Wohnung' },
  acquiredIn: 'Jahr des Kaufs oder der Erbschaft',
  ifKnown: 'falls bekannt',
  ways: {
    age: 'Die Wohnung erfüllt die Voraussetzungen, weil sie vor mindestens 10 Jahren zum ersten Mal bewohnt wurde. Die Arbeiten müssen binnen 2 Jahren nach Beginn fertig sein.',
    acquisition:
      'Die Wohnung erfüllt die Voraussetzungen, weil sie vor Kurzem gekauft oder geerbt wurde. Die Arbeiten müssen binnen 5 Jahren nach Kauf oder Erbschaft fertig sein. Fragen Sie die AED, bevor Sie unterschreiben.',
    creation:
      'Die Arbeiten erfüllen die Voraussetzungen, weil Sie Ihren eigenen Hauptwohnsitz bauen, erweitern oder umbauen. Das Alter der Wohnung spielt keine Rolle.',
  },
  askThem: 'Bei der AED nachfragen',
  firstLivedIn: 'Jahr, in dem die Wohnung zum ersten Mal bewohnt wurde',
  netWork: 'Kosten der Arbeiten ohne MwSt.',
  usedBefore: 'Für diese Wohnung schon gesparte MwSt.',
  usedMark: 'in Euro (0, falls keine)',
  reckonNow: 'Berechnen',
  result: 'Ergebnis',
  with17: 'Mit 17 %',
  with3: 'Mit 3 %',
  taxOfIt: (tax) => `inkl. ${tax} MwSt.`,
  keep: (amount) => `Sie sparen ${amount}`,
  within: 'Voraussetzungen erfüllt',
  notWithin: '3 % nicht möglich',
  before: 'Vorher',
  now: 'Jetzt',
  left: 'Übrig',
  ceilingPicture: (limit, before, now, left) =>
    `Obergrenze von ${limit}: ${before} schon gespart, ${now} jetzt gespart, ${left} übrig`,
  ceiling: (limit) => `Sie können bis zu ${limit} MwSt. je Wohnung sparen.`,
  capped: 'Diese Obergrenze haben Sie erreicht.',
  incomplete: 'Geben Sie Jahr und Betrag ein, um hier beide Gesamtbeträge zu sehen.',
  wrongYear: 'Geben Sie ein Jahr mit 4 Ziffern ein, das nicht in der Zukunft liegt',
  wrongAmount: 'Bitte geben Sie einen Betrag an, zum Beispiel 29216 oder 29216,50',
  notOwnResidence:
    'Neubau, Anbau und Umbau zählen nur, wenn der Eigentümer dort selbst seinen Hauptwohnsitz hat.',
  tooNewUnlessBought:
    'Die Wohnung wurde vor weniger als 10 Jahren zum ersten Mal bewohnt. Wenn Sie sie in den letzten 5 Jahren gekauft oder geerbt haben, geben Sie dieses Jahr an.',
  whyNot: {
    notMainResidence: 'Die Wohnung ist kein Hauptwohnsitz.',
    tooNew:
      'Die Wohnung wurde vor weniger als 10 Jahren zum ersten Mal bewohnt und nicht in den letzten 5 Jahren gekauft oder geerbt.',
    tooSmall: 'Die Arbeiten jedes Betriebs müssen mindestens 3.000 € ohne MwSt. kosten.',
    nothingLeft: 'Für diese Wohnung haben Sie die höchstmögliche MwSt.-Ersparnis schon erreicht.',
  },
  rules: 'Die Regeln',
  rule: 'Regel',
  says: 'Einzelheiten',
  asOf: 'Stand',
  facts: {
    residence: [
      'Hauptwohnsitz',
      'Die Wohnung muss ein Hauptwohnsitz sein: Ihr eigener oder, wenn die AED zustimmt, der Ihres Mieters.',
    ],
    age: [
      'Alter',
      'Eine Renovierung zählt, wenn die Wohnung vor mindestens 10 Jahren zum ersten Mal bewohnt wurde.',
    ],
    acquisition: [
      'Vor Kurzem erworben',
      'Unabhängig vom Alter der Wohnung zählt eine Renovierung, wenn sie binnen 5 Jahren nach Kauf, Erbschaft oder Schenkung fertig ist.',
    ],
    creation: [
      'Neubau, Anbau, Umbau',
      'Auch der Neubau, der Anbau und der Umbau eines anderen Gebäudes zur Wohnung zählen, wenn der Eigentümer dort selbst seinen Hauptwohnsitz hat.',
    ],
    duration: [
      'Frist',
      'Zählt eine Renovierung wegen des Alters der Wohnung, muss sie binnen 2 Jahren nach Beginn fertig sein. Danach können Sie eine weitere beginnen.',
    ],
    share: [
      'Gemischte Nutzung',
      'Macht der Hauptwohnsitz mehr als drei Viertel der Fläche aus, zählen alle Arbeiten. Sonst zählt nur sein Anteil.',
    ],
    payBack: [
      'Rückzahlung',
      'Ist die Wohnung binnen 2 Jahren kein Hauptwohnsitz mehr, müssen Sie die gesparte MwSt. möglicherweise zurückzahlen.',
    ],
    refund: [
      '17 % schon bezahlt',
      'Sie können sich die Differenz bis zu 5 Jahre nach Ende des Rechnungsjahres von der AED erstatten lassen.',
    ],
    rates: [
      'Sätze',
      '17 % ist der Normalsatz, 3 % der stark ermäßigte Satz. Der Normalsatz beträgt seit dem 1. Januar 2024 wieder 17 %.',
    ],
    least: ['Mindestbetrag', 'Die Arbeiten jedes Betriebs müssen mindestens 3.000 € ohne MwSt. kosten.'],
    ceiling: ['Obergrenze', 'Je Wohnung können Sie für alle Arbeiten zusammen bis zu 50.000 € MwSt. sparen.'],
    approval: [
      'Vor der Rechnungsstellung',
      'Der Betrieb stellt den Antrag bei der AED. Erst wenn sie zugestimmt hat, darf er 3 % MwSt. berechnen.',
    ],
    notCovered: [
      'Nicht begünstigt',
      'Möbel, Geräte, die nicht zum Gebäude gehören, Gärten, Schwimmbecken und Planung ohne Bauarbeiten.',
    ],
  },
  readAt: 'Quelle: {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Wir aktualisieren diese Tabelle, wenn sich das Gesetz ändert.',
  klimabonus: 'Klimabonus',
  noPromises: 'Offizielle Links mit dem Datum unserer Prüfung',
  help: {
    renovation: 'Energetische Sanierung: Dach, Wände, Fenster',
    heating: 'Wärmepumpen, Holz, Fernwärme, Solaranlagen',
    all: 'Alles, was der Klimabonus fördert',
  },
  readOn: (day) => `geprüft am ${day}`,
};
