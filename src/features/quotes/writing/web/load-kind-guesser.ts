import type { guessKind } from '#features/quotes/price-book/rules/guess-kind.ts';

type Guess = typeof guessKind;

let guess: Guess | null = null;

/** The many words that tell a kind load while the first line is typed. Without them kinds stay open. */
export const loadKindGuesser = async (): Promise<Guess> => {
  try {
    guess ??= (await import('#features/quotes/price-book/rules/guess-kind.ts')).guessKind;
    return guess;
  } catch {
    return () => null;
  }
};

/** Guesses without waiting, if the words have loaded. */
export const guessKindNow: Guess = (...words) => guess?.(...words) ?? null;
