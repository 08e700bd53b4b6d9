import { pluralForm } from '#kernel/plural.ts';

export const sentences = {
  noSuchTrade: 'Trade not found',
  pageTitle: (title: string) => `${title} · Giewel`,
  title: 'Job prices',
  description:
    'What renovation jobs cost in Luxembourg, based on quotes accepted and projects completed on Giewel.',
  lead: 'Based on quotes accepted and projects completed on Giewel. The figures don’t identify individual jobs. All prices include VAT.',
  inventedForDemo: 'Invented for this demo: the companies, jobs and prices.',
  tableCaption: 'Job prices by trade',
  trade: 'Trade',
  middleHalf: 'Middle half',
  median: 'Median',
  jobs: 'Jobs',
  notEnough: 'Not enough jobs yet',
  threshold:
    'We show prices once there are at least ten jobs, by at least three verified companies and for at least five clients.',
  vatLink: 'Pay 3% VAT instead of 17% on your home',
  tradeTitle: (trade: string) => `Prices for ${trade}`,
  tradeDescription: (trade: string) =>
    `Prices for ${trade} in Luxembourg: the median and the middle half of prices, by year and size.`,
  askThree: 'Ask up to three companies',
  range: (low: string, high: string) => `${low} to ${high}`,
  half: (count: string, low: string, high: string) =>
    `Of ${count} similar jobs, half cost between ${low} and ${high}. A quarter cost less, and a quarter cost more.`,
  leftOut: (count: number) =>
    pluralForm('en', count, {
      one: 'We left out 1 job because its price is very different from the rest.',
      other: `We left out ${count} jobs because their prices are very different from the rest.`,
    }),
  companies: 'companies',
  jobsCounted: 'jobs',
  medianWord: 'median',
  figuresMade: 'last updated',
  noFigures: (trade: string) =>
    `There haven’t been enough ${trade} jobs on Giewel yet to say what they cost.`,
  byYear: 'Median by year',
  chartKey: 'median and middle half',
  year: 'Year',
  asTable: 'Show as a table',
  goesInto: 'Cost breakdown',
  shareNote: 'Median share of the total before tax, across all jobs whose quotes include this kind of cost.',
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
