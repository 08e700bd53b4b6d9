import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Metier net fonnt',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Wat Aarbechte kaschten',
  description:
    'Wat Renovatiounsaarbechten zu Lëtzebuerg kaschten, op Basis vun Devisen, déi op Giewel ugeholl goufen, a Chantieren, déi do fäerdeg goufen.',
  lead: 'Op Basis vun ugehollenen Devisen a fäerdege Chantieren op Giewel. Keng eenzel Aarbecht ass an den Zuelen z’erkennen. All d’Präisser si mat TVA.',
  inventedForDemo: 'Fir dës Demo erfonnt: d’Betriber, d’Aarbechten an d’Präisser.',
  tableCaption: 'Wat Aarbechte pro Metier kaschten',
  trade: 'Metier',
  middleHalf: 'Mëttelst Hallschent',
  median: 'Median',
  jobs: 'Aarbechten',
  notEnough: 'Nach net genuch Aarbechten',
  threshold:
    'Mir weise Präisser, soubal et mindestens zéng Aarbechte gëtt, vu mindestens dräi gepréifte Betriber a fir mindestens fënnef Clienten.',
  vatLink: '3 % TVA amplaz 17 % op Ärer Wunneng',
  tradeTitle: (trade) => `Präisser fir ${trade}`,
  tradeDescription: (trade) =>
    `Präisser fir ${trade} zu Lëtzebuerg: Median an déi mëttelst Hallschent, no Joer a Gréisst.`,
  askThree: 'Bis zu dräi Betriber froen',
  range: (low, high) => `${low} bis ${high}`,
  half: (count, low, high) =>
    `D’Hallschent ${applyEifelRule('vun', count)} änlechen Aarbechten huet tëschent ${low} ${applyEifelRule('an', high)} kascht. E Véierel huet manner kascht, e Véierel méi.`,
  leftOut: (count) =>
    pluralForm('lb', count, {
      one: '1 Aarbecht zielt net mat, well hire Präis ze wäit vun deenen anere läit.',
      other: `${count} Aarbechten zielen net mat, well hir Präisser ze wäit vun deenen anere leien.`,
    }),
  companies: 'Betriber',
  jobsCounted: 'Aarbechten',
  medianWord: 'Median',
  figuresMade: 'lescht Aktualiséierung',
  noFigures: (trade) =>
    `Op Giewel goufen nach net genuch Aarbechte gemaach, fir ze soen, wat se kaschten: ${trade}.`,
  byYear: 'Median no Joer',
  chartKey: 'Median an déi mëttelst Hallschent',
  year: 'Joer',
  asTable: 'Als Tabell weisen',
  goesInto: 'Wou d’Geld higeet',
  shareNote:
    'Median vum Undeel um Total ouni TVA, iwwer all d’Aarbechten, an deenen hirem Devis dës Zort virkënnt.',
  bySize: 'No Gréisst',
  size: 'Gréisst',
  upTo: (size) => `Bis ${size}`,
  between: (from, to) => `${from} bis ${to}`,
  over: (size) => `Iwwer ${size}`,
  percent: (value) => `${value} %`,
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
