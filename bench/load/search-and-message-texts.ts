/** What is asked of every side in the same words. */
export const SEARCH_SENTENCE = 'my roof is leaking near esch';
const LEAST_LETTERS = 3;

/** Those that a filter by words is made of, as the floor's full-text query is. */
export const WORDS_OF_SENTENCE = SEARCH_SENTENCE.split(' ').filter(({ length }) => length >= LEAST_LETTERS);

/** `{n}` is another number each time. */
export const MESSAGE_TEXT = 'When could you come and look at the roof? It drips since Tuesday. {n}';
