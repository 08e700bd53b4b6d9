import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Dieses Gewerk gibt es nicht',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Was Arbeiten kosten',
  description:
    'Was Renovierungsarbeiten in Luxemburg kosten, aus bei Giewel angenommenen Kostenvoranschlägen und abgeschlossenen Projekten.',
  lead: 'Aus bei Giewel angenommenen Kostenvoranschlägen und abgeschlossenen Projekten. Kein einzelner Auftrag lässt sich aus diesen Zahlen erkennen.',
  inventedForDemo: 'Für diese Demo erfunden: die Betriebe, die Arbeiten und damit auch diese Preise.',
  tableCaption: 'Was Arbeiten in jedem Gewerk kosten',
  trade: 'Gewerk',
  middleHalf: 'Mittlere Hälfte',
  median: 'Median',
  jobs: 'Aufträge',
  notEnough: 'Noch zu wenige Aufträge',
  threshold:
    'Eine Zahl steht hier, sobald es zehn Aufträge von drei geprüften Betrieben für fünf Kunden gibt.',
  vatLink: '3 % statt 17 % für Ihre Wohnung',
  tradeTitle: (trade) => `Was es kostet: ${trade}`,
  tradeDescription: (trade) =>
    `Was es in Luxemburg kostet: ${trade}. Die mittlere Hälfte, der Median, nach Jahr und Größe.`,
  askThree: 'Bis zu drei Betriebe anfragen',
  range: (low, high) => `${low} bis ${high}`,
  half: (count, low, high) =>
    `Die Hälfte von ${count} solchen Aufträgen kostete zwischen ${low} und ${high}. Ein Viertel kostete weniger, ein Viertel mehr.`,
  leftOut: (count) =>
    pluralForm('de', count, {
      one: '1 Auftrag zählt nicht mit, weil sein Preis weit von allen anderen abweicht.',
      other: `${count} Aufträge zählen nicht mit, weil ihre Preise weit von allen anderen abweichen.`,
    }),
  companies: 'Betriebe',
  jobsCounted: 'Aufträge',
  medianWord: 'Median',
  figuresMade: 'Zahlen erstellt, inkl. MwSt.',
  noFigures: (trade) =>
    `${trade}: Bei Giewel wurden noch zu wenige Aufträge angenommen oder abgeschlossen, um zu sagen, was sie kosten.`,
  byYear: 'Median nach Jahr',
  chartKey: 'Median und mittlere Hälfte',
  year: 'Jahr',
  asTable: 'Als Tabelle',
  goesInto: 'Wohin das Geld geht',
  shareNote: 'Anteil an der Summe ohne MwSt., die Mitte aller Aufträge, die diese Art nennen.',
  bySize: 'Nach Größe',
  size: 'Größe',
  upTo: (size) => `Bis ${size}`,
  between: (from, to) => `${from} bis ${to}`,
  over: (size) => `Über ${size}`,
  percent: (value) => `${value} %`,
  units: {
    'm²': (size) => `${size} m²`,
    m: (size) => `${size} m`,
    'm³': (size) => `${size} m³`,
    piece: (size) => `${size} Stück`,
    room: (size) => `${size} Zimmer`,
    floor: (size) => `${size} Stockwerke`,
    kW: (size) => `${size} kW`,
  },
};
