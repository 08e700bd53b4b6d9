/** How complete a profile is: on the desk, and in the editor. */
export const sentences = {
  title: 'Profile completeness',
  percent: (value: number) => `${value}%`,
  add: (what: string) => `Add ${what}.`,
  addOne: (what: string) => `Add ${what}`,
  and: (one: string, other: string) => `${one} and ${other}`,
  nothingMissing: 'Nothing is missing.',
  edit: 'Edit profile',
  missing: {
    description: 'a longer description',
    services: 'the services you offer',
    gallery: (count: number) =>
      count === 1
        ? 'one more gallery image'
        : `${['two', 'three', 'four', 'five'][count - 2] ?? count} more gallery images`,
    hours: 'your business hours',
    hoursFor: (days: string) => `business hours for ${days}`,
    address: 'your whole address',
    logo: 'a logo',
    phone: 'a phone number',
    email: 'an email address',
    vat: 'your VAT number',
    website: 'your website',
    languages: 'the languages you speak',
    area: 'where you work',
    registration: 'your registration number',
  },
};
