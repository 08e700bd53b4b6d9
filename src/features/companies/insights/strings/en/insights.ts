import { pluralForm } from '#kernel/plural.ts';

const minus = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));

import { formatNumber } from '#kernel/format-number.ts';
export const sentences = {
  noCompany: 'This account doesn’t belong to a company.',
  notInPlan: 'Your plan doesn’t include these statistics.',
  columns: ['Company', 'Day', 'Views', 'Previous views', 'Impressions', 'Messages', 'Reviews'],
  fileName: (days: number, until: string) => `giewel-statistics-${days}-days-to-${until}.csv`,

  figures: 'Key figures',
  views: 'Profile views',
  messages: 'Messages',
  reviews: 'Reviews',
  impressions: 'Impressions',
  contacts: 'New likes',
  lastDays: (days: number) => `last ${days} days`,
  grown: (percent: number) => `${signed(percent)}%`,
  changed: (by: number) => signed(by),
  versusPrevious: 'vs previous period',

  timeframe: 'Period',
  days: (days: number) => `${days} days`,
  spanNow: (days: number) => `Last ${days} days`,
  spanBefore: (days: number) => `Previous ${days} days`,
  todaySoFar: 'Today so far',
  viewsByDay: (days: number) =>
    `Profile views per day, last ${days} days compared with the previous ${days} days`,
  viewsByWeek: (days: number) =>
    `Profile views per week, last ${days} days compared with the previous ${days} days`,
  fromTo: (first: string, last: string) => `${first} – ${last}`,
  countOfViews: (count: number) =>
    pluralForm('en', count, { one: '1 view', other: `${formatNumber(count, 'en')} views` }),
  chartPoint: 'Point on the chart',
  showAsTable: 'Show as a table',
  when: 'Date',
  now: 'Views',
  before: 'Previous views',

  leads: 'Leads by month',
  inquiries: 'Leads',
  projects: 'Became projects',
  leadsChart: 'Leads per month, and how many became projects',
  month: 'Month',

  more: 'Leads and traffic sources',
  others: 'Response time, impressions and likes',
  responseRate: 'Response rate',
  responseTime: 'Response time',
  responseTimeNote: 'Median, Monday to Friday, 08:00–18:00.',
  conversion: 'Conversion',
  conversionNote: 'Conversations that became projects',
  sources: 'Views by source',
  source: { search: 'Search', category: 'Category', direct: 'Direct' },
  sourceSpoken: (source: string, percent: number) => `${source}: ${percent}% of views`,
  percent: (value: number) => `${value}%`,
  minutes: (minutes: number) => (minutes > 0 ? `${minutes} min` : 'Under 1 min'),
  hours: (hours: number, minutes: number) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  notEnough: 'Not enough data yet',

  trade: (name: string) => `Compared with your trade: ${name}`,
  tradeNote: (companies: number) => `Median of ${companies} companies, updated nightly.`,
  you: 'You',
  median: 'Median',
  figure: 'Metric',

  download: 'Download CSV',
  widerTitle: 'Your plan doesn’t include these statistics.',
  widerText:
    'Basic shows 30 days, and Professional adds 90 and 365 days. Premium also compares you with other companies in your trade and lets you download a CSV file.',
  seePlans: 'See plans',
  failed: 'We couldn’t load your statistics',
};
