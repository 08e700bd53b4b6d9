import { pluralForm } from '#kernel/plural.ts';

export const sentences = {
  noSuchTrade: 'Trade not found',
  pageTitle: (title: string) => `${title} · Giewel`,
  title: 'Job prices',
  description:
    'Prices of renovation jobs in Luxembourg, from quotes accepted and projects completed on Giewel.',
  lead: 'From quotes accepted and projects completed on Giewel. The figures don’t reveal any single job.',
  tableCaption: 'Job prices by trade',
  trade: 'Trade',
  middleHalf: 'Middle half',
  median: 'Median',
  jobs: 'Jobs',
  notEnough: 'Not enough jobs yet',
  threshold:
    'You’ll see a figure here once there are at least ten jobs by three verified companies for five clients.',
  vatLink: 'Pay 3% VAT instead of 17% on your home',
  tradeTitle: (trade: string) => `Prices for ${trade}`,
  tradeDescription: (trade: string) =>
    `Prices for ${trade} in Luxembourg: the middle half and the median, by year and size.`,
  askThree: 'Ask up to three companies',
  range: (low: string, high: string) => `${low} to ${high}`,
  half: (count: string, low: string, high: string) =>
    `Half of ${count} such jobs cost between ${low} and ${high}. A quarter cost less, and a quarter cost more.`,
  leftOut: (count: number) =>
    pluralForm('en', count, {
      one: '1 job isn’t counted because its price is far from all the others.',
      other: `${count} jobs aren’t counted because their prices are far from all the others.`,
    }),
  companies: 'companies',
  jobsCounted: 'jobs',
  medianWord: 'median',
  figuresMade: 'last updated, prices with tax',
  noFigures: (trade: string) =>
    `There haven’t been enough ${trade} jobs on Giewel yet to say what they cost.`,
  byYear: 'Median by year',
  chartKey: 'median and middle half',
  year: 'Year',
  asTable: 'As a table',
  goesInto: 'Cost breakdown',
  shareNote: 'Median share of the net total, across all jobs whose quotes include this kind of cost.',
  bySize: 'By size',
  size: 'Size',
  upTo: (size: string) => `Up to ${size}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  over: (size: string) => `Over ${size}`,
  percent: (value: string) => `${value}%`,
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
