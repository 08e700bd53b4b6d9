export const sentences = {
  title: 'Getting started',
  doneOf: (done: number, all: number) => `${done} of ${all}`,
  done: 'Done',
  steps: {
    text: 'Describe what you do',
    trade: 'Choose your trades',
    place: 'Add your location',
    pictures: 'Add pictures of finished work',
    proofs: 'Add proof of your permit or insurance',
    hours: 'Add your opening hours',
    reply: 'Reply to your first message',
  },
  why: {
    text: 'A few sentences in your own words.',
    trade: 'Clients search by trade.',
    place: 'Clients search by commune.',
    pictures: 'Show at least 5.',
    proofs: 'Clients look for the Verified badge.',
    hours: 'So clients know when to call.',
    reply: 'Clients often choose the company that replies first.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have: number, least: number) => `${have} of ${least} characters so far. Add a sentence or two.`,
    place: (parts: string) => `Still missing: ${parts}.`,
    pictures: (have: number, wanted: number) => `${have} of ${wanted} so far.`,
  },
  partsOfPlace: { address: 'street and number', postalCode: 'postcode', city: 'city' },
  putAway: 'Hide this list',
  puttingAway: 'Hiding…',
  notPutAway: 'We couldn’t hide the list',
} as const;
