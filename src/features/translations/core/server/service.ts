import type { Language } from '#kernel/language.ts';

/** From which language into which of ours. */
export type LanguagePairs = ReadonlyMap<string, ReadonlySet<Language>>;

export interface TranslatedPair {
  from: string;
  to: Language;
}

/** What is asked of any service, whoever runs it. Each of its answers comes before the signal, or not at all. */
export interface TranslationService {
  listPairs(signal: AbortSignal): Promise<LanguagePairs>;
  translate(text: string, pair: TranslatedPair, signal: AbortSignal): Promise<string>;
}

/** It answered, and the answer is of no use. */
export class UselessResponse extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The translation service answered ${status}`);
    this.status = status;
  }
}
