import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';

export const sentences = {
  title: 'Price book',
  intro:
    'Your company’s own prices. We suggest them while you write a quote, and update them from each quote you send. Only your company can see them.',
  search: 'Search the price book',
  found: (count: number) => pluralForm('en', count, { one: '1 entry', other: `${count} entries` }),
  empty: 'No prices yet',
  emptyText: 'The prices in quotes you send appear here. You can also add prices yourself.',
  noneFound: 'No prices match your search',
  add: 'Add a price',
  change: 'Change',
  changeEntry: (description: string) => `Change: ${description}`,
  find: 'Search',
  choose: 'Choose',
  remove: 'Delete',
  removeEntry: (description: string) => `Delete: ${description}`,
  removeTitle: 'Delete this price?',
  removeText: (description: string) =>
    `We’ll stop suggesting “${description}”. Existing quotes won’t change.`,
  kept: 'Saved to the price book',
  removed: 'Deleted from the price book',
  failed: 'That didn’t work',
  description: 'Description',
  kind: 'Type',
  unit: 'Unit',
  unitPrice: 'Price before tax',
  vat: 'VAT',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  close: 'Close',
  later: 'More',
  first: 'First page',
  suggestions: 'From your price book',
  suggested: (count: number) =>
    pluralForm('en', count, { one: '1 price found', other: `${count} prices found` }),

  entryNotFound: 'Price not found',
  entryStands: 'Your price book already has a price for this item. Change that price instead.',
  bookFull: `A price book can have up to ${MAX_PRICE_BOOK_ENTRIES} entries. Delete some first.`,
  descriptionRequired: 'Enter a description',
  tooLong: 'This text is too long',
  priceInvalid: 'Enter a price with up to 4 decimal places, like 54.50',
  rateInvalid: 'Choose a VAT rate that applies today',
  unitRequired: 'Choose a unit',
  kindRequired: 'Choose a type',
  group: 'Group',
  listTooLarge: 'This file is too large. Split it into several files.',
  listWithoutHeads:
    'We couldn’t find the columns. The first row must name the description, unit and price columns.',
} as const;
