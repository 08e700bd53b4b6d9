import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: '3 % statt 17 % für Ihre Wohnung',
  description:
    'TVA logement in klaren Worten: wer in Luxemburg mit 3 % Steuer renovieren kann, und was es bringt.',
  lead: 'TVA logement in klaren Worten, und was es Ihnen bringt. Die AED, die luxemburgische Mehrwertsteuerbehörde, entscheidet, nicht wir.',
  reckon: 'Ausrechnen',
  rulesAsOf: (day) => `Regeln Stand ${day}`,
  isResidence: 'Ist es Ihr Hauptwohnsitz oder der Ihres Mieters?',
  isOwnResidence: 'Ist oder wird es Ihr eigener Hauptwohnsitz?',
  yes: 'Ja',
  no: 'Nein',
  whichWork: 'Um welche Arbeiten geht es?',
  works: { renovation: 'Renovierung', creation: 'Neubau, Anbau oder Umbau zur Wohnung' },
  acquiredIn: 'Gekauft oder geerbt, Jahr',
  ifKnown: 'falls bekannt',
  ways: {
    age: 'Über das Alter: Dort wohnt seit mindestens 10 Jahren jemand. Die Arbeiten müssen binnen 2 Jahren nach Beginn fertig sein.',
    acquisition:
      'Über den Erwerb: Die Arbeiten müssen binnen 5 Jahren nach Kauf oder Erbschaft fertig sein. Fragen Sie die AED, bevor Sie unterschreiben.',
    creation:
      'Als Schaffung von Wohnraum: Neubau, Anbau oder Umbau für Ihren eigenen Hauptwohnsitz zählt unabhängig vom Alter.',
  },
  askThem: 'Bei der AED nachfragen',
  firstLivedIn: 'Zuerst bewohnt, Jahr',
  netWork: 'Arbeit, ohne MwSt.',
  usedBefore: 'Vorteil, für diese Wohnung schon genutzt',
  usedMark: 'in Euro, 0 wenn keiner',
  reckonNow: 'Ausrechnen',
  result: 'Ergebnis',
  with17: 'Mit 17 %',
  with3: 'Mit 3 %',
  taxOfIt: (tax) => `davon ${tax} Steuer`,
  keep: (amount) => `Sie sparen ${amount}`,
  within: 'Im Rahmen der Regeln',
  notWithin: 'Nicht mit 3 %',
  before: 'Vorher',
  now: 'Jetzt',
  left: 'Übrig',
  ceilingPicture: (limit, before, now, left) =>
    `Von der Obergrenze von ${limit}: ${before} schon genutzt, ${now} jetzt, ${left} übrig`,
  ceiling: (limit) => `Obergrenze des Vorteils für eine Wohnung: ${limit}.`,
  capped: 'Was über die Obergrenze geht, sparen Sie nicht.',
  incomplete: 'Geben Sie Jahr und Summe ein, dann stehen hier beide Beträge.',
  wrongYear: 'Bitte geben Sie ein Jahr mit 4 Ziffern an, nicht in der Zukunft',
  wrongAmount: 'Bitte geben Sie einen Betrag an, zum Beispiel 29216 oder 29216,50',
  notOwnResidence: 'Neubau, Anbau und Umbau zählen nur für den eigenen Hauptwohnsitz des Eigentümers.',
  tooNewUnlessBought:
    'Dort wohnt noch keine 10 Jahre jemand. Haben Sie die Wohnung in den letzten 5 Jahren gekauft oder geerbt? Dann geben Sie dieses Jahr an.',
  whyNot: {
    notMainResidence: 'Es ist niemandes Hauptwohnsitz.',
    tooNew:
      'Dort wohnt noch keine 10 Jahre jemand, und die Wohnung wurde nicht in den letzten 5 Jahren erworben.',
    tooSmall: 'Die Arbeit eines Betriebs muss mindestens 3.000 € ohne MwSt. betragen.',
    nothingLeft: 'Von der Obergrenze dieser Wohnung ist nichts übrig.',
  },
  rules: 'Die Regeln, je eine Zeile',
  rule: 'Regel',
  says: 'Was sie sagt',
  asOf: 'Stand',
  facts: {
    residence: [
      'Wer dort wohnt',
      'Die Wohnung ist jemandes Hauptwohnsitz: Ihrer, oder der Ihres Mieters, sobald die AED zustimmt.',
    ],
    age: ['Wie alt', 'Eine Renovierung zählt ab 10 Jahren, nachdem dort zum ersten Mal jemand gewohnt hat.'],
    acquisition: [
      'Gerade erworben',
      'Eine Renovierung zählt in jedem Alter, wenn sie binnen 5 Jahren nach Kauf, Schenkung oder Erbschaft fertig ist.',
    ],
    creation: [
      'Neu, größer, umgebaut',
      'Auch der Neubau, der Anbau und der Umbau eines anderen Gebäudes zur Wohnung zählen, für den eigenen Hauptwohnsitz des Eigentümers.',
    ],
    duration: [
      'Wie lange',
      'Eine Renovierung über das Alter muss binnen 2 Jahren nach Beginn fertig sein. Danach kann eine weitere folgen.',
    ],
    share: [
      'Teils Büro',
      'Sind mehr als drei Viertel der Fläche Hauptwohnsitz, zählt alles. Sonst nur dieser Anteil.',
    ],
    payBack: [
      'Rückzahlung',
      'Ist die Wohnung binnen 2 Jahren kein Hauptwohnsitz mehr, kann der Vorteil zurückzuzahlen sein.',
    ],
    refund: [
      '17 % schon bezahlt',
      'Die Differenz können Sie von der AED zurückverlangen, bis 5 Jahre nach Ende des Jahres der Rechnung.',
    ],
    rates: [
      'Sätze',
      '17 % ist der Normalsatz, 3 % der superermäßigte Satz. Der Normalsatz beträgt seit dem 1. Januar 2024 wieder 17 %.',
    ],
    least: ['Kleinste Summe', '3.000 € ohne MwSt. für die Arbeit eines Betriebs.'],
    ceiling: ['Obergrenze', '50.000 € Vorteil für eine Wohnung, alle Arbeiten zusammen.'],
    approval: [
      'Vor der Rechnung',
      'Den Antrag stellt der Betrieb. 3 % darf er erst berechnen, wenn die Genehmigung da ist.',
    ],
    notCovered: [
      'Nicht dabei',
      'Möbel, Geräte, die nicht zum Gebäude gehören, Garten, Schwimmbad, reine Planungshonorare.',
    ],
  },
  readAt: 'Von uns nachgelesen bei der {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Ändert sich das Gesetz, ändert sich hier eine Zeile.',
  klimabonus: 'Klimabonus',
  noPromises: 'Links und Daten, keine Versprechen',
  help: {
    renovation: 'Energetische Sanierung: Dach, Wände, Fenster',
    heating: 'Wärmepumpen, Holz, Fernwärme, Solaranlagen',
    all: 'Alles, was der Klimabonus fördert',
  },
  readOn: (day) => `gelesen am ${day}`,
};
