import type { guessLineKind } from '#features/quotes/price-book/rules/guess-line-kind.ts';

type Guess = typeof guessLineKind;

let guess: Guess | null = null;

/** The many words that tell a kind load while the first line is typed. Without them kinds stay open. */
export const loadLineKindGuesser = async (): Promise<Guess> => {
  try {
    guess ??= (await import('#features/quotes/price-book/rules/guess-line-kind.ts')).guessLineKind;
    return guess;
  } catch {
    return () => null;
  }
};

/** Guesses without waiting, if the words have loaded. */
export const guessLineKindIfLoaded: Guess = (...words) => guess?.(...words) ?? null;
