import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
/** The dashboard and the editor show these. */
export const sentences = {
  title: 'Profile completeness',
  percent: (value: number) => `${value}%`,
  add: (what: readonly string[]) => `Add ${listInWords('en', what)}.`,
  addOne: (what: string) => `Add ${what}`,
  nothingMissing: 'Your profile is complete.',
  edit: 'Edit profile',
  missing: {
    description: 'a longer description',
    services: 'the services you offer',
    gallery: (count: number) =>
      pluralForm('en', count, {
        one: '1 more gallery picture',
        other: `${count} more gallery pictures`,
      }),
    hours: 'your opening hours',
    hoursFor: (days: readonly string[]) => `opening hours for ${listInWords('en', days)}`,
    address: 'your full address',
    logo: 'a logo',
    phone: 'a phone number',
    email: 'an email address',
    vat: 'your VAT number',
    website: 'your website',
    languages: 'the languages you speak',
    area: 'your service area',
    registration: 'your registration number',
  },
};
