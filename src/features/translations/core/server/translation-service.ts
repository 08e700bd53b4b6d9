import type { Language } from '#kernel/language.ts';

/** Maps each source language to the languages of ours it can be translated into. */
export type LanguagePairs = ReadonlyMap<string, ReadonlySet<Language>>;

export interface TranslatedPair {
  from: string;
  to: Language;
}

/** Every translation service implements this. A call without a response when its signal aborts has failed. */
export interface TranslationService {
  listPairs(signal: AbortSignal): Promise<LanguagePairs>;
  translate(text: string, pair: TranslatedPair, signal: AbortSignal): Promise<string>;
}

/** The service responded, but the response is unusable. */
export class UnusableResponseError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The translation service answered ${status}`);
    this.status = status;
  }
}
