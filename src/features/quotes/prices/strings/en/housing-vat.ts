import type {
  FurtherHousingAid,
  HousingVatRule,
  ReducedRateRefusalReason,
} from '#features/quotes/prices/rules/vat-on-housing.ts';

export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  title: 'Pay 3% VAT instead of 17% on your home',
  description: 'TVA logement explained: who can renovate at 3% VAT in Luxembourg, and what you’d pay.',
  lead: 'Find out whether you qualify for the super-reduced rate of VAT (TVA logement) and what you’d pay. The AED, Luxembourg’s VAT office, makes the decision.',
  reckon: 'Calculator',
  rulesAsOf: (day: string) => `Rules as of ${day}`,
  isResidence: 'Is the home your main residence, or your tenant’s?',
  isOwnResidence: 'Is the home your own main residence, or will it be?',
  yes: 'Yes',
  no: 'No',
  whichWork: 'What kind of work is it?',
  works: { renovation: 'Renovation', creation: 'New home, extension or conversion' },
  acquiredIn: 'Year bought or inherited',
  ifKnown: 'if you know it',
  ways: {
    age: 'The home qualifies because it was first lived in at least 10 years ago. Finish the work within 2 years of starting it.',
    acquisition:
      'The home qualifies because it was bought or inherited recently. Finish the work within 5 years of buying or inheriting the home, and check with the AED before you sign.',
    creation:
      'The work qualifies because you’re building, extending or converting your own main residence. The age of the home doesn’t matter.',
  },
  askThem: 'Ask the AED',
  firstLivedIn: 'Year the home was first lived in',
  netWork: 'Cost of the work before tax',
  usedBefore: 'VAT already saved on this home',
  usedMark: 'in euros, 0 if none',
  reckonNow: 'Calculate',
  result: 'Result',
  with17: 'At 17%',
  with3: 'At 3%',
  taxOfIt: (tax: string) => `incl. ${tax} VAT`,
  keep: (amount: string) => `You save ${amount}`,
  within: 'Eligible',
  notWithin: 'Not eligible for 3%',
  before: 'Before',
  now: 'Now',
  left: 'Left',
  ceilingPicture: (limit: string, before: string, now: string, left: string) =>
    `Cap of ${limit}: ${before} saved before, ${now} saved now, ${left} left`,
  ceiling: (limit: string) => `You can save up to ${limit} in VAT per home.`,
  capped: 'You’ve reached this cap.',
  incomplete: 'Enter the year and the amount to see both totals here.',
  wrongYear: 'Enter a 4-digit year that isn’t in the future',
  wrongAmount: 'Enter an amount, like 29216 or 29216.50',
  notOwnResidence:
    'New homes, extensions and conversions only qualify if they’re the owner’s own main residence.',
  tooNewUnlessBought:
    'The home was first lived in less than 10 years ago. If you bought or inherited it in the last 5 years, enter that year.',
  whyNot: {
    notMainResidence: 'The home isn’t a main residence.',
    tooNew:
      'The home was first lived in less than 10 years ago, and it wasn’t bought or inherited in the last 5 years.',
    tooSmall: 'Each company’s work must cost at least €3,000 before tax.',
    nothingLeft: 'You’ve already reached the maximum VAT saving for this home.',
  } satisfies Record<ReducedRateRefusalReason, string>,
  rules: 'The rules',
  rule: 'Rule',
  says: 'Details',
  asOf: 'As of',
  facts: {
    residence: [
      'Main residence',
      'The home must be a main residence: yours, or your tenant’s once the AED agrees.',
    ],
    age: ['Age', 'A renovation qualifies if the home was first lived in at least 10 years ago.'],
    acquisition: [
      'Recently acquired',
      'A renovation qualifies, whatever the age of the home, if you finish it within 5 years of buying, inheriting or being given the home.',
    ],
    creation: [
      'New, extended or converted homes',
      'Building or extending a home, or converting another building into one, also qualifies if the home is the owner’s own main residence.',
    ],
    duration: [
      'Time limit',
      'If a renovation qualifies because of the home’s age, you must finish it within 2 years of starting. You can then start another one.',
    ],
    share: [
      'Mixed use',
      'If the main residence takes up more than three quarters of the area, all of the work qualifies. Otherwise, only the share for the main residence qualifies.',
    ],
    payBack: [
      'Repayment',
      'If the home stops being a main residence within 2 years, you may have to pay back the VAT you saved.',
    ],
    refund: [
      'Already paid 17%',
      'You can ask the AED to refund the difference, up to 5 years after the end of the year in which you were invoiced.',
    ],
    rates: [
      'Rates',
      'The standard rate is 17%, and the super-reduced rate is 3%. The standard rate has been 17% again since 1 January 2024.',
    ],
    least: ['Minimum', 'Each company’s work must cost at least €3,000 before tax.'],
    ceiling: ['Cap', 'You can save up to €50,000 in VAT per home, across all work on it.'],
    approval: [
      'Before the invoice',
      'The company applies to the AED. It can only charge 3% VAT once the AED has approved the application.',
    ],
    notCovered: [
      'Not covered',
      'Furniture, equipment that isn’t part of the building, gardens, pools, and planning without any building work.',
    ],
  } satisfies Record<HousingVatRule, readonly [string, string]>,
  readAt: 'Source: {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'We update this table when the law changes.',
  klimabonus: 'Klimabonus',
  noPromises: 'Official links and when we checked them',
  help: {
    renovation: 'Energy renovation: roof, walls, windows',
    heating: 'Heat pumps, wood heating, district heating, solar panels',
    all: 'Everything Klimabonus covers',
  } satisfies Record<FurtherHousingAid, string>,
  readOn: (day: string) => `checked ${day}`,
};
