import type { sentences as english } from '#features/quotes/core/strings/en/comparing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  print: 'Drucken',
  compareTitle: (count) =>
    [
      'Noch keine Angebote',
      'Ein Angebot, Position für Position',
      'Zwei Angebote, Position für Position',
      'Drei Angebote, Position für Position',
    ][count] ?? `${count} Angebote, Position für Position`,
  compareLead:
    'Punkte, die ein Angebot nicht erwähnt, kennzeichnen wir. Wählen Sie einen aus, um den Betrieb danach zu fragen.',
  noneToCompareTitle: 'Die Betriebe arbeiten noch an ihren Angeboten',
  noneToCompare: 'Sobald ein Betrieb sein Angebot sendet, sehen Sie es hier Position für Position.',
  stillOut: (count) =>
    pluralForm('de', count, {
      one: 'Ein Betrieb hat sein Angebot noch nicht gesendet.',
      other: `${count} Betriebe haben ihre Angebote noch nicht gesendet.`,
    }),
  whatDiffers: 'Unterschiede',
  nothingDiffers: 'Wir haben keine nennenswerten Unterschiede gefunden. Die Beträge stehen unten.',
  sortBy: 'Sortieren nach',
  sorts: { received: 'Eingang', total: 'Gesamtbetrag', start: 'Beginn', distance: 'Entfernung' },
  seeDifference: (number) => `Unterschied ${number} ansehen`,
  sumsIn: 'Beträge in Euro. Alle Balken haben denselben Maßstab.',
  tableCaption: (title) => `Angebote für ${title}. Beträge ohne MwSt., sofern nicht anders angegeben.`,
  tableRegion: 'Vergleich, auf kleinen Bildschirmen seitlich verschiebbar',
  companies: 'Betriebe',
  inTotal: 'Gesamtbetrag',
  totalWithTax: 'Gesamtbetrag inkl. MwSt.',
  totalReduced: 'Gesamtbetrag mit 3 %',
  ifApproved: 'wenn die AED vor der Rechnungsstellung zustimmt',
  fullOnly: 'Ohne den stark ermäßigten Satz gerechnet',
  ownReduced: 'Schon mit 3 % gerechnet',
  forEach: (unit) => `Je ${unit}`,
  reckons: (quantity, unit) => `auf Basis von ${quantity} ${unit}`,
  optionalLines: 'Optionale Positionen',
  optionalHint: 'fügen Sie eine Position hinzu, um die Beträge ihrer Spalte zu aktualisieren',
  takeIn: 'Hinzufügen',
  noOptions: 'Keine',
  whatIsIn: 'Enthaltene Arbeiten',
  whatIsInHint: 'ohne MwSt., nach Kostenart; wählen Sie einen Betrag, um seine Positionen zu sehen',
  cellOptional: 'Optional:',
  cellTaken: 'Optional, hinzugefügt:',
  cellIncluded: (kind) => `Enthalten in: ${kind}`,
  cellExcluded: 'Nicht enthalten',
  cellSilent: 'Nicht erwähnt',
  askKind: (company, kind) => `${company} fragen: ${kind}`,
  when: 'Wann',
  over: 'nicht mehr gültig',
  howPaid: 'Zahlung',
  asksBefore: (percent) => `Verlangt ${percent} % vor Beginn der Arbeit`,
  theCompany: 'Der Betrieb',
  checkedByUs: 'Von uns geprüft',
  proofs: {
    vat: 'MwSt.-Nummer',
    registration: 'RCS-Nummer',
    permit: 'Niederlassungsgenehmigung',
    insurance: 'Versicherung',
  },
  notShown: (proof) => `${proof}: nicht vorgelegt`,
  rating: 'Note',
  ratingOf: (average, count) =>
    `${average} (${count} ${pluralForm('de', count, { one: 'Bewertung', other: 'Bewertungen' })})`,
  noReviews: 'Noch keine Bewertungen',
  distance: 'Entfernung',
  about: (km) => (km === 0 ? 'ganz in der Nähe' : `etwa ${km} km`),
  answers: 'Antwortzeit',
  answersWithin: (hours) => {
    if (hours < 24) return `innerhalb von ${Math.max(1, Math.ceil(hours))} Std.`;
    const days = Math.ceil(hours / 24);
    return pluralForm('de', days, { one: 'innerhalb von 1 Tag', other: `innerhalb von ${days} Tagen` });
  },
  notMeasured: 'Noch zu wenig Daten',
  readAndAccept: 'Lesen und annehmen',
  ofCompany: (company) => `Angebot von ${company}`,
  request: 'Anfrage',
  client: 'Kunde',
  made: 'Erstellt',
  fine: 'Diese Zusammenfassung entsteht aus der Tabelle. Wir empfehlen kein Angebot, und kein Betrieb kann einen besseren Platz kaufen. Die Beträge stammen aus den Angeboten der Betriebe.',
  perQuantity: (quantity, unit, price) => `${quantity} ${unit} × ${price}`,
};
