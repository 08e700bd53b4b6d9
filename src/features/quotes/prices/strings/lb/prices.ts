import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Dëse Métier gëtt et net',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Wat Aarbechte kaschten',
  description:
    'Wat Renovatiounsaarbechten zu Lëtzebuerg kaschten, aus Devisen, déi op Giewel ugeholl goufen, a Chantieren, déi do fäerdeg sinn.',
  lead: 'Aus ugehollen Devisen a fäerdege Chantieren op Giewel. Keng eenzel Aarbecht ass doranner ze erkennen.',
  inventedForDemo: 'Fir dës Demo erfonnt: d’Betriber, d’Aarbechten an domat och dës Präisser.',
  tableCaption: 'Wat d’Aarbechte vun all Métier kaschten',
  trade: 'Métier',
  middleHalf: 'Mëttler Halschent',
  median: 'Median',
  jobs: 'Aarbechten',
  notEnough: 'Nach net genuch Aarbechten',
  threshold:
    'Eng Zuel steet hei, soubal et zéng Aarbechte vun dräi iwwerpréifte Betriber fir fënnef Clientë gëtt.',
  vatLink: '3 % amplaz 17 % op Ärer Wunneng',
  tradeTitle: (trade) => `Wat et kascht: ${trade}`,
  tradeDescription: (trade) =>
    `Wat et zu Lëtzebuerg kascht (${trade}): déi mëttler Halschent, de Median, no Joer an no Gréisst.`,
  askThree: 'Bis zu dräi Betriber froen',
  range: (low, high) => `${low} bis ${high}`,
  half: (count, low, high) =>
    `D’Halschent ${applyEifelRule('vun', count)} esou Aarbechte kascht tëschent ${low} ${applyEifelRule('an', high)}. E Véierel kascht manner, e Véierel méi.`,
  leftOut: (count) =>
    pluralForm('lb', count, {
      one: '1 Aarbecht zielt net mat, well hire Präis ze wäit vun deenen anere läit.',
      other: `${count} Aarbechten ziele net mat, well hir Präisser ze wäit vun deenen anere leien.`,
    }),
  companies: 'Betriber',
  jobsCounted: 'Aarbechten',
  medianWord: 'Median',
  figuresMade: 'Datum vun den Zuelen, mat TVA',
  noFigures: (trade) =>
    `Op Giewel goufen nach ze wéineg esou Aarbechten ugeholl oder fäerdeggestallt, fir ze soen, wat se kaschten: ${trade}.`,
  byYear: 'Median no Joer',
  chartKey: 'Median a mëttler Halschent',
  year: 'Joer',
  asTable: 'Als Tabell',
  goesInto: 'Wou d’Geld higeet',
  shareNote: 'Deel vun der Zomm ouni TVA, d’Mëtt vun allen Aarbechten, déi dës Zort nennen.',
  bySize: 'No Gréisst',
  size: 'Gréisst',
  upTo: (size) => `Bis ${size}`,
  between: (from, to) => `${from} bis ${to}`,
  over: (size) => `Iwwer ${size}`,
  percent: (value) => `${value} %`,
  units: {
    'm²': (size) => `${size} m²`,
    m: (size) => `${size} m`,
    'm³': (size) => `${size} m³`,
    piece: (size) => `${size} Stécker`,
    room: (size) => `${size} Zëmmeren`,
    floor: (size) => `${size} Stäck`,
    kW: (size) => `${size} kW`,
  },
};
