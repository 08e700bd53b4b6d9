import { pluralForm } from '#kernel/plural.ts';
/** Only the comparison of quotes shows these. */
export const sentences = {
  print: 'Print',
  compareTitle: (count: number) =>
    ['No quotes yet', 'One quote, line by line', 'Two quotes, line by line', 'Three quotes, line by line'][
      count
    ] ?? `${count} quotes, line by line`,
  compareLead: 'We flag anything a quote doesn’t mention, so you can ask the company.',
  noneToCompareTitle: 'The companies are still writing their quotes',
  noneToCompare: 'When a company sends its quote, you’ll see it here line by line.',
  stillOut: (count: number) =>
    pluralForm('en', count, {
      one: 'One company hasn’t sent its quote yet.',
      other: `${count} companies haven’t sent their quotes yet.`,
    }),
  whatDiffers: 'Differences',
  nothingDiffers: 'We found no notable differences. The amounts are below.',
  sortBy: 'Sort by',
  sorts: { received: 'Date received', total: 'Total', start: 'Start', distance: 'Distance' },
  seeDifference: (number: number) => `See difference ${number}`,
  sumsIn: 'Amounts in euros. All bars use the same scale.',
  tableCaption: (title: string) => `Quotes for ${title}. Amounts before tax unless stated.`,
  tableRegion: 'Comparison, scrolls sideways on a small screen',
  companies: 'Companies',
  inTotal: 'Total',
  totalWithTax: 'Total with tax',
  totalReduced: 'Total at 3%',
  ifApproved: 'if the AED approves it before invoicing',
  fullOnly: 'Priced without the super-reduced rate',
  ownReduced: 'Already priced at 3%',
  forEach: (unit: string) => `Per ${unit}`,
  reckons: (quantity: string, unit: string) => `based on ${quantity} ${unit}`,
  optionalLines: 'Optional lines',
  optionalHint: 'add one to update the amounts in its column',
  takeIn: 'Add',
  noOptions: 'None',
  whatIsIn: 'Included work',
  whatIsInHint: 'before tax, by type of cost; select an amount to see its lines',
  cellOptional: 'Optional:',
  cellTaken: 'Optional, added:',
  cellIncluded: (kind: string) => `Included in ${kind.toLowerCase()}`,
  cellExcluded: 'Not included',
  cellSilent: 'Not mentioned',
  askKind: (company: string, kind: string) => `Ask ${company} about ${kind.toLowerCase()}`,
  when: 'When',
  over: 'no longer valid',
  howPaid: 'Payment',
  asksBefore: (percent: string) => `Asks for ${percent}% before work begins`,
  theCompany: 'The company',
  checkedByUs: 'Checked by us',
  proofs: {
    vat: 'VAT number',
    registration: 'RCS number',
    permit: 'Business permit',
    insurance: 'Insurance',
  },
  notShown: (proof: string) => `${proof}: not provided`,
  rating: 'Rating',
  ratingOf: (average: string, count: number) =>
    `${average} (${count} ${pluralForm('en', count, { one: 'review', other: 'reviews' })})`,
  noReviews: 'No reviews yet',
  distance: 'Distance',
  about: (km: number) => (km === 0 ? 'nearby' : `about ${km} km`),
  answers: 'Response time',
  answersWithin: (hours: number) => {
    if (hours < 24) return `within ${Math.max(1, Math.ceil(hours))} h`;
    const days = Math.ceil(hours / 24);
    return pluralForm('en', days, { one: 'within 1 day', other: `within ${days} days` });
  },
  notMeasured: 'Not enough data yet',
  readAndAccept: 'Read and accept',
  ofCompany: (company: string) => `the quote from ${company}`,
  request: 'Request',
  client: 'Client',
  made: 'Created',
  fine: 'This summary is generated from the table. We don’t recommend any quote, and companies can’t pay for a better position. The amounts come from the companies’ quotes.',
  perQuantity: (quantity: string, unit: string, price: string) => `${quantity} ${unit} × ${price}`,
} as const;
