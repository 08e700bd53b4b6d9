export const sentences = {
  title: 'Your first steps',
  doneOf: (done: number, all: number) => `${done} of ${all}`,
  done: 'Done',
  steps: {
    text: 'Write what you do',
    trade: 'Choose your trades',
    place: 'Say where you are',
    pictures: 'Add pictures of finished work',
    proofs: 'Prove your permit or insurance',
    hours: 'Say when you are open',
    reply: 'Answer your first message',
  },
  why: {
    text: 'A few sentences in your own words.',
    trade: 'Clients search by trade.',
    place: 'Your commune decides where you are found.',
    pictures: 'Five tell more than a page of text.',
    proofs: 'Clients look for the Verified mark.',
    hours: 'So that nobody calls in vain.',
    reply: 'Whoever answers first is often chosen.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have: number, least: number) => `${have} of ${least} characters so far: a sentence or two more.`,
    place: (parts: string) => `Still missing: ${parts}.`,
    pictures: (have: number, wanted: number) => `${have} of ${wanted} so far.`,
  },
  partsOfPlace: { address: 'street and number', postalCode: 'postal code', city: 'town' },
  putAway: 'Put this list away',
  puttingAway: 'Putting it away…',
  notPutAway: 'The list was not put away',
} as const;
