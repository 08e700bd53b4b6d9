import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import type { Translator } from '#server/services/translator.ts';

type Words = readonly { description: string }[];

/** A company writes a quote in one language, so the few words of each line are judged together. */
export const offerLineTranslation = (object: string, lines: Words, translator: Translator) => {
  const words = [object, ...lines.map(({ description }) => description)].join('. ');
  return translator.offerFor(words);
};

/** Adds the language that its company seems to have written it in. */
export const withQuoteTranslationOffer = (quote: Quote, translator: Translator): Quote => ({
  ...quote,
  translation: offerLineTranslation(quote.object, linesOfSections(quote.sections), translator),
});
