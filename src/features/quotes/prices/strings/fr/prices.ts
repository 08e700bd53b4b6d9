import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Ce métier n’existe pas',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Prix des travaux',
  description:
    'Ce que coûtent les travaux de rénovation au Luxembourg, d’après les devis acceptés et les chantiers terminés sur Giewel.',
  lead: 'D’après les devis acceptés et les chantiers terminés sur Giewel. Aucun chantier ne peut être reconnu dans ces chiffres.',
  inventedForDemo: 'Inventé pour cette démo : les entreprises, les chantiers, et donc ces prix.',
  tableCaption: 'Ce que coûtent les travaux de chaque métier',
  trade: 'Métier',
  middleHalf: 'Moitié centrale',
  median: 'Médiane',
  jobs: 'Chantiers',
  notEnough: 'Pas encore assez de chantiers',
  threshold:
    'Un chiffre apparaît ici dès qu’il repose sur dix chantiers de trois entreprises vérifiées, pour cinq clients.',
  vatLink: '3 % au lieu de 17 % pour votre logement',
  tradeTitle: (trade) => `Prix des travaux : ${trade}`,
  tradeDescription: (trade) =>
    `${trade} : les prix au Luxembourg, la moitié centrale, la médiane, par année et par taille.`,
  askThree: 'Solliciter jusqu’à trois entreprises',
  range: (low, high) => `${low} à ${high}`,
  half: (count, low, high) =>
    `La moitié de ${count} travaux semblables coûtent entre ${low} et ${high}. Un quart coûtent moins, un quart plus.`,
  leftOut: (count) =>
    pluralForm('fr', count, {
      one: '1 chantier n’est pas compté, car son prix s’écarte trop des autres.',
      many: `${count} chantiers ne sont pas comptés, car leur prix s’écarte trop des autres.`,
      other: `${count} chantiers ne sont pas comptés, car leur prix s’écarte trop des autres.`,
    }),
  companies: 'entreprises',
  jobsCounted: 'chantiers',
  medianWord: 'médiane',
  figuresMade: 'date des chiffres, TVA comprise',
  noFigures: (trade) =>
    `${trade} : trop peu de travaux acceptés ou terminés sur Giewel pour dire ce qu’ils coûtent.`,
  byYear: 'Médiane par année',
  chartKey: 'médiane et moitié centrale',
  year: 'Année',
  asTable: 'En tableau',
  goesInto: 'Où va l’argent',
  shareNote: 'Part de la somme hors TVA : médiane de tous les chantiers qui indiquent cette nature.',
  bySize: 'Par taille',
  size: 'Taille',
  upTo: (size) => `Jusqu’à ${size}`,
  between: (from, to) => `${from} à ${to}`,
  over: (size) => `Plus de ${size}`,
  percent: (value) => `${value} %`,
  units: {
    'm²': (size) => `${size} m²`,
    m: (size) => `${size} m`,
    'm³': (size) => `${size} m³`,
    piece: (size) => `${size} pièces`,
    room: (size) => `${size} pièces`,
    floor: (size) => `${size} étages`,
    kW: (size) => `${size} kW`,
  },
};
