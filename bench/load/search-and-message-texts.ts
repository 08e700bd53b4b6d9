/** Every side gets the same words, because they decide how much there is to find. */
export const SEARCH_SENTENCE = 'my roof is leaking near esch';
const LEAST_LETTERS = 3;

/** The floor asks by full text, which passes over the shortest words. */
export const WORDS_OF_SENTENCE = SEARCH_SENTENCE.split(' ').filter(({ length }) => length >= LEAST_LETTERS);

/** `{n}` is another number each time. */
export const MESSAGE_TEXT = 'When could you come and look at the roof? It drips since Tuesday. {n}';
