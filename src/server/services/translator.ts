import type { Language } from '#kernel/language.ts';
import { UnavailableError } from '#server/errors/unavailable-error.ts';

/** Names a text's probable language, and the languages it can be translated into (none without a service). */
interface TranslationOffer {
  from: string;
  into: Language[];
}

/** The translation service failed, and may work in a moment. */
export class TranslatorUnavailableError extends UnavailableError {}

/** Detects the language of texts, and translates them if the operator has named a service. */
export interface Translator {
  /** Undefined if the language can't be detected. For a few words, more text of the same author helps: a title's description. */
  offerFor(text: string | null, moreText?: string): TranslationOffer | undefined;
  /** Sends the text to the service. Throws TranslatorUnavailableError if it doesn't respond in time. */
  translate(text: string, pair: { from: string; to: Language }): Promise<string>;
}
