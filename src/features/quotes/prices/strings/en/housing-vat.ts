import type { FurtherHelp, HousingVatRule, WhyNot } from '#features/quotes/prices/rules/vat-on-housing.ts';

export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  title: '3 % instead of 17 % on your home',
  description:
    'TVA logement in plain words: who can renovate with 3 % tax in Luxembourg, and what it comes to.',
  lead: 'TVA logement in plain words, and what it comes to for you. The AED, Luxembourg’s VAT office, decides, not we.',
  reckon: 'Reckon it',
  rulesAsOf: (day: string) => `Rules as of ${day}`,
  isResidence: 'Is it your main residence, or your tenant’s?',
  isOwnResidence: 'Is it, or will it be, your own main residence?',
  yes: 'Yes',
  no: 'No',
  whichWork: 'What kind of work is it?',
  works: { renovation: 'Renovation', creation: 'New dwelling, extension or conversion' },
  acquiredIn: 'Bought or inherited, year',
  ifKnown: 'if you know it',
  ways: {
    age: 'By its age: somebody first lived there ten years ago or more. Finish the work within two years of starting it.',
    acquisition:
      'By when you bought or inherited it: the work must be finished within five years of that day. Ask the AED before you sign.',
    creation:
      'As creation: a new dwelling, an extension or a conversion of your own main residence counts at any age.',
  },
  askThem: 'Ask the AED',
  firstLivedIn: 'First lived in, year',
  netWork: 'Work, without tax',
  usedBefore: 'Advantage used for this dwelling before',
  usedMark: 'in euros, 0 if none',
  reckonNow: 'Reckon',
  result: 'Result',
  with17: 'With 17 %',
  with3: 'With 3 %',
  taxOfIt: (tax: string) => `${tax} of it tax`,
  keep: (amount: string) => `You keep ${amount}`,
  within: 'Within the rules',
  notWithin: 'Not with 3 %',
  before: 'Before',
  now: 'Now',
  left: 'Left',
  ceilingPicture: (limit: string, before: string, now: string, left: string) =>
    `Of the ceiling of ${limit}: ${before} used before, ${now} now, ${left} left`,
  ceiling: (limit: string) => `Ceiling of advantage for one dwelling: ${limit}.`,
  capped: 'More than the ceiling leaves is not kept.',
  incomplete: 'Fill in the year and the sum to see both totals here.',
  wrongYear: 'Please give a year with four digits, not in the future',
  wrongAmount: 'Please give an amount such as 29216 or 29216.50',
  notOwnResidence:
    'New dwellings, extensions and conversions count for the owner’s own main residence alone.',
  tooNewUnlessBought:
    'Nobody lived there ten years ago. Did you buy or inherit it in the last five years? Then fill in that year.',
  whyNot: {
    notMainResidence: 'It is nobody’s main residence.',
    tooNew: 'Nobody lived there ten years ago, and it wasn’t bought or inherited in the last five years.',
    tooSmall: 'The work of a company must come to at least €3,000 without tax.',
    nothingLeft: 'Nothing is left of the ceiling of this dwelling.',
  } satisfies Record<WhyNot, string>,
  rules: 'The rules, one row each',
  rule: 'Rule',
  says: 'What it says',
  asOf: 'As of',
  facts: {
    residence: [
      'Who lives there',
      'The dwelling is somebody’s main residence: yours, or your tenant’s once the AED agrees.',
    ],
    age: ['How old', 'A renovation counts from ten years after somebody first lived there.'],
    acquisition: [
      'Just bought',
      'A renovation counts at any age if it’s finished within five years of buying, being given or inheriting the dwelling.',
    ],
    creation: [
      'New, larger, converted',
      'Building a dwelling, extending one and turning another building into one count too, for the owner’s own main residence.',
    ],
    duration: [
      'How long',
      'A renovation by age has to be finished within two years of its start. A later one can follow.',
    ],
    share: [
      'Partly an office',
      'If more than three quarters of the area is the main residence, all of it counts. Otherwise only that share.',
    ],
    payBack: [
      'Two years',
      'If the dwelling stops being a main residence within two years, the advantage may have to be paid back.',
    ],
    refund: [
      'Already paid 17 %',
      'You can ask the AED for the difference back, up to five years after the end of the year of the invoice.',
    ],
    rates: [
      'Rates',
      '17 % is the standard rate, 3 % the super-reduced one. The standard rate has been 17 % again since 1 January 2024.',
    ],
    least: ['Smallest sum', '€3,000 without tax for the work of one company.'],
    ceiling: ['Ceiling', '€50,000 of advantage for one dwelling, all works together.'],
    approval: [
      'Before the invoice',
      'The company applies. It may invoice 3 % only after the approval has come.',
    ],
    notCovered: [
      'Not covered',
      'Furniture, equipment that is not part of the building, garden, pool, fees of planning alone.',
    ],
  } satisfies Record<HousingVatRule, readonly [string, string]>,
  readAt: 'Read by us at the {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'When the law changes, a row changes here.',
  klimabonus: 'Klimabonus',
  noPromises: 'Links and dates, no promises',
  help: {
    renovation: 'Energy renovation: roof, walls, windows',
    heating: 'Heat pumps, wood, district heat, solar panels',
    all: 'Everything Klimabonus helps with',
  } satisfies Record<FurtherHelp, string>,
  readOn: (day: string) => `read ${day}`,
};
