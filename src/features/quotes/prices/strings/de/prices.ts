import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Gewerk nicht gefunden',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Was Arbeiten kosten',
  description:
    'Was Renovierungsarbeiten in Luxemburg kosten. Grundlage sind auf Giewel angenommene Angebote und abgeschlossene Projekte.',
  lead: 'Grundlage sind auf Giewel angenommene Angebote und abgeschlossene Projekte. Einzelne Aufträge lassen sich daraus nicht erkennen. Alle Preise inkl. MwSt.',
  inventedForDemo: 'Betriebe, Aufträge und damit auch diese Preise sind für die Demo erfunden.',
  tableCaption: 'Was Arbeiten kosten, nach Gewerk',
  trade: 'Gewerk',
  middleHalf: 'Mittlere Hälfte',
  median: 'Median',
  jobs: 'Aufträge',
  notEnough: 'Noch zu wenige Aufträge',
  threshold:
    'Preise zeigen wir ab zehn Aufträgen von mindestens drei geprüften Betrieben für mindestens fünf Kunden.',
  vatLink: '3 % statt 17 % MwSt. für Ihre Wohnung',
  tradeTitle: (trade) => `Preise für ${trade}`,
  tradeDescription: (trade) =>
    `Preise für ${trade} in Luxemburg: Median und mittlere Hälfte, nach Jahr und Größe.`,
  askThree: 'Bis zu drei Betriebe anfragen',
  range: (low, high) => `${low} bis ${high}`,
  half: (count, low, high) =>
    `Von ${count} ähnlichen Aufträgen kostete die Hälfte zwischen ${low} und ${high}. Ein Viertel kostete weniger, ein Viertel mehr.`,
  leftOut: (count) =>
    pluralForm('de', count, {
      one: '1 Auftrag zählt nicht mit, weil sein Preis stark von den übrigen abweicht.',
      other: `${count} Aufträge zählen nicht mit, weil ihre Preise stark von den übrigen abweichen.`,
    }),
  companies: 'Betriebe',
  jobsCounted: 'Aufträge',
  medianWord: 'Median',
  figuresMade: 'zuletzt aktualisiert',
  noFigures: (trade) => `${trade}: Auf Giewel gibt es noch zu wenige Aufträge, um zu sagen, was sie kosten.`,
  byYear: 'Median nach Jahr',
  chartKey: 'Median und mittlere Hälfte',
  year: 'Jahr',
  asTable: 'Als Tabelle',
  goesInto: 'Zusammensetzung der Kosten',
  shareNote:
    'Median des Anteils am Gesamtbetrag ohne MwSt., über alle Aufträge, deren Angebot diese Kostenart enthält.',
  bySize: 'Nach Größe',
  size: 'Größe',
  upTo: (size) => `Bis ${size}`,
  between: (from, to) => `${from} bis ${to}`,
  over: (size) => `Über ${size}`,
  percent: (value) => `${value} %`,
  units: {
    'm²': (size) => `${size} m²`,
    m: (size) => `${size} m`,
    'm³': (size) => `${size} m³`,
    piece: (size) => `${size} Stück`,
    room: (size) => `${size} Zimmer`,
    floor: (size) => `${size} Stockwerke`,
    kW: (size) => `${size} kW`,
  },
};
