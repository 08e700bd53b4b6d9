import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Métier introuvable',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Prix des travaux',
  description:
    'Les prix des travaux de rénovation au Luxembourg, d’après les devis acceptés et les chantiers terminés sur Giewel.',
  lead: 'D’après les devis acceptés et les chantiers terminés sur Giewel. Ces chiffres ne permettent d’identifier aucun chantier. Tous les prix s’entendent TVA comprise.',
  inventedForDemo: 'Les entreprises, les chantiers et les prix sont inventés pour cette démo.',
  tableCaption: 'Prix des travaux par métier',
  trade: 'Métier',
  middleHalf: 'Fourchette courante',
  median: 'Médiane',
  jobs: 'Chantiers',
  notEnough: 'Pas encore assez de chantiers',
  threshold:
    'Nous affichons les prix dès qu’il y a au moins dix chantiers, d’au moins trois entreprises vérifiées et pour au moins cinq clients.',
  vatLink: '3 % de TVA au lieu de 17 % pour votre logement',
  tradeTitle: (trade) => `Prix des travaux : ${trade}`,
  tradeDescription: (trade) =>
    `${trade} : les prix au Luxembourg, médiane et fourchette courante, par année et par taille de chantier.`,
  askThree: 'Solliciter jusqu’à trois entreprises',
  range: (low, high) => `${low} à ${high}`,
  half: (count, low, high) =>
    `Sur ${count} chantiers similaires, la moitié a coûté entre ${low} et ${high}. Un quart a coûté moins, un quart plus.`,
  leftOut: (count) =>
    pluralForm('fr', count, {
      one: 'Nous avons écarté 1 chantier, car son prix est trop différent des autres.',
      many: `Nous avons écarté ${count} chantiers, car leur prix est trop différent des autres.`,
      other: `Nous avons écarté ${count} chantiers, car leur prix est trop différent des autres.`,
    }),
  companies: 'entreprises',
  jobsCounted: 'chantiers',
  medianWord: 'médiane',
  figuresMade: 'dernière mise à jour',
  noFigures: (trade) => `${trade} : pas encore assez de chantiers sur Giewel pour indiquer un prix.`,
  byYear: 'Médiane par année',
  chartKey: 'médiane et fourchette courante',
  year: 'Année',
  asTable: 'Afficher en tableau',
  goesInto: 'Répartition des coûts',
  shareNote:
    'Part médiane du total hors TVA, pour tous les chantiers dont le devis comprend ce type de coût.',
  bySize: 'Par taille',
  size: 'Taille',
  upTo: (size) => `Jusqu’à ${size}`,
  between: (from, to) => `${from} à ${to}`,
  over: (size) => `Plus de ${size}`,
  percent: (value) => `${value} %`,
  units: {
    'm²': (size) => `${size} m²`,
    m: (size) => `${size} m`,
    'm³': (size) => `${size} m³`,
    piece: (size) => `${size} unités`,
    room: (size) => `${size} pièces`,
    floor: (size) => `${size} étages`,
    kW: (size) => `${size} kW`,
  },
};
