import type { guessKind } from '#features/quotes/price-book/rules/guess-kind.ts';

type Guess = typeof guessKind;

let guess: Guess | null = null;

/** The words that tell a kind are many: they come while the first line is typed. Without them kinds stay open. */
export const loadKindGuesser = async (): Promise<Guess> => {
  try {
    guess ??= (await import('#features/quotes/price-book/rules/guess-kind.ts')).guessKind;
    return guess;
  } catch {
    return () => null;
  }
};

/** At once, as far as the words are there. */
export const guessKindNow: Guess = (...words) => guess?.(...words) ?? null;
