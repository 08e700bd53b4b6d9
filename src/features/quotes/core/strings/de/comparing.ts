import type { comparing as english } from '#features/quotes/core/strings/en/comparing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const comparing: TranslationType<typeof english> = {
  print: 'Drucken',
  compareTitle: (count) =>
    [
      'Noch keine Kostenvoranschläge',
      'Ein Kostenvoranschlag, Position für Position',
      'Zwei Kostenvoranschläge, Position für Position',
      'Drei Kostenvoranschläge, Position für Position',
    ][count] ?? `${count} Kostenvoranschläge, Position für Position`,
  compareLead:
    'Was ein Kostenvoranschlag nicht sagt, ist gekennzeichnet, und mit einem Klick fragen Sie nach.',
  noneToCompareTitle: 'Die Betriebe schreiben noch',
  noneToCompare: 'Sobald ein Betrieb seinen Kostenvoranschlag sendet, steht er hier Position für Position.',
  stillOut: (count) =>
    pluralForm('de', count, {
      one: 'Ein Betrieb hat seinen Kostenvoranschlag noch nicht gesendet.',
      other: `${count} Betriebe haben ihre Kostenvoranschläge noch nicht gesendet.`,
    }),
  whatDiffers: 'Was verschieden ist',
  nothingDiffers: 'Die Kostenvoranschläge sagen dasselbe. Die Summen stehen unten.',
  sortBy: 'Sortieren nach',
  sorts: { received: 'Eingang', total: 'Summe', start: 'Beginn', distance: 'Entfernung' },
  seeDifference: (number) => `Unterschied ${number} ansehen`,
  sumsIn: 'Summen in Euro. Alle Maßlinien haben denselben Maßstab.',
  tableCaption: (title) =>
    `Kostenvoranschläge für ${title}. Summen ohne MwSt., wenn nichts anderes dabeisteht.`,
  tableRegion: 'Vergleich, auf kleinem Bildschirm seitlich verschiebbar',
  companies: 'Betriebe',
  inTotal: 'Zusammen',
  totalWithTax: 'Summe inkl. MwSt.',
  totalReduced: 'Summe mit 3 %',
  ifApproved: 'wenn die AED vor der Rechnung zustimmt',
  fullOnly: 'Rechnet ohne den superermäßigten Satz',
  ownReduced: 'Die Positionen stehen schon auf 3 %',
  forEach: (unit) => `Je ${unit}`,
  reckons: (quantity, unit) => `rechnet mit ${quantity} ${unit}`,
  optionalLines: 'Optionale Positionen',
  optionalHint: 'nehmen Sie eine dazu, und alle Summen ihrer Spalte ändern sich mit',
  takeIn: 'Dazunehmen',
  noOptions: 'Keine',
  whatIsIn: 'Was enthalten ist',
  whatIsInHint: 'ohne MwSt., nach Art der Position; öffnen Sie eine Summe, um ihre Positionen zu sehen',
  cellOptional: 'Optional:',
  cellTaken: 'Optional, dazugenommen:',
  cellIncluded: (kind) => `Enthalten in: ${kind}`,
  cellExcluded: 'Nicht enthalten',
  cellSilent: 'Nicht erwähnt',
  askKind: (company, kind) => `${company} fragen: ${kind}`,
  when: 'Wann',
  daysLeft: (days) => pluralForm('de', days, { one: 'noch 1 Tag', other: `noch ${days} Tage` }),
  lastDay: 'heute ist der letzte Tag',
  over: 'nicht mehr gültig',
  howPaid: 'Wie gezahlt wird',
  asksBefore: (percent) => `Verlangt ${percent} % vor Beginn der Arbeit`,
  theCompany: 'Der Betrieb',
  checkedByUs: 'Von uns geprüft',
  proofs: {
    vat: 'MwSt.-Nummer',
    registration: 'RCS-Nummer',
    permit: 'Niederlassungsgenehmigung',
    insurance: 'Versicherung',
  },
  notShown: (proof) => `${proof}: uns nicht vorgelegt`,
  rating: 'Note',
  ratingOf: (average, count) =>
    `${average} (${count} ${pluralForm('de', count, { one: 'Bewertung', other: 'Bewertungen' })})`,
  noReviews: 'Noch keine Bewertungen',
  distance: 'Entfernung',
  about: (km) => (km === 0 ? 'ganz in der Nähe' : `etwa ${km} km`),
  answers: 'Antwortet',
  answersWithin: (hours) => {
    if (hours < 24) return `innerhalb von ${Math.max(1, Math.ceil(hours))} Std.`;
    const days = Math.ceil(hours / 24);
    return pluralForm('de', days, { one: 'innerhalb von 1 Tag', other: `innerhalb von ${days} Tagen` });
  },
  notMeasured: 'Noch zu wenig Daten',
  readAndAccept: 'Lesen und annehmen',
  ofCompany: (company) => `Kostenvoranschlag von ${company}`,
  request: 'Anfrage',
  client: 'Kunde',
  made: 'Erstellt',
  fine: 'Die Sätze entstehen aus der Tabelle, nicht aus einem Urteil. Kein Kostenvoranschlag wird als bester bezeichnet, und kein Platz ist bezahlt. Die Summen sind die der Betriebe, wie gesendet.',
  perQuantity: (quantity, unit, price) => `${quantity} ${unit} × ${price}`,
};
