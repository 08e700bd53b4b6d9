import { pluralForm } from '#kernel/plural.ts';

export const sentences = {
  noSuchTrade: 'There is no such trade',
  pageTitle: (title: string) => `${title} · Giewel`,
  title: 'What jobs cost',
  description:
    'What renovation jobs in Luxembourg cost, from quotes accepted and projects completed on Giewel.',
  lead: 'From quotes accepted and projects completed on Giewel. No single job can be told from these figures.',
  tableCaption: 'What jobs of each trade cost',
  trade: 'Trade',
  middleHalf: 'Middle half',
  median: 'Median',
  jobs: 'Jobs',
  notEnough: 'Not enough jobs yet',
  threshold: 'You’ll see a figure here once there are ten jobs by three verified companies for five clients.',
  vatLink: '3 % instead of 17 % on your home',
  tradeTitle: (trade: string) => `What ${trade} costs`,
  tradeDescription: (trade: string) =>
    `What ${trade} costs in Luxembourg: the middle half, the median, by year and size.`,
  askThree: 'Ask up to three companies',
  range: (low: string, high: string) => `${low} to ${high}`,
  half: (count: string, low: string, high: string) =>
    `Half of ${count} such jobs cost between ${low} and ${high}. A quarter cost less, a quarter more.`,
  leftOut: (count: number) =>
    pluralForm('en', count, {
      one: '1 job isn’t counted because its price is far from all the others.',
      other: `${count} jobs aren’t counted because their prices are far from all the others.`,
    }),
  companies: 'companies',
  jobsCounted: 'jobs',
  medianWord: 'median',
  figuresMade: 'figures made, with tax',
  noFigures: (trade: string) =>
    `Too few jobs of ${trade} have been accepted or completed on Giewel to say what they cost.`,
  byYear: 'Median by year',
  chartKey: 'median and middle half',
  year: 'Year',
  asTable: 'As a table',
  goesInto: 'What it goes into',
  shareNote: 'Share of the net sum, the middle of all jobs that name the kind.',
  bySize: 'By size',
  size: 'Size',
  upTo: (size: string) => `Up to ${size}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  over: (size: string) => `Over ${size}`,
  percent: (value: string) => `${value} %`,
  units: {
    'm²': (size: string) => `${size} m²`,
    m: (size: string) => `${size} m`,
    'm³': (size: string) => `${size} m³`,
    piece: (size: string) => `${size} pieces`,
    room: (size: string) => `${size} rooms`,
    floor: (size: string) => `${size} floors`,
    kW: (size: string) => `${size} kW`,
  },
};
