import type { Language } from '#kernel/language.ts';
import { UnavailableError } from '#server/errors/unavailable.ts';

/** Of a text: the language it seems to be in, and those it can be put into, none where no service does. */
interface TranslationOffer {
  from: string;
  into: Language[];
}

/** The service that translates did not do it, and may in a moment. */
export class TranslatorAway extends UnavailableError {}

/** Tells the language of texts, and puts them into others, where the operator has named a service that does. */
export interface Translator {
  /** Nothing where the language cannot be told. A few words are told by more of the same hand: a title by its description. */
  offerFor(text: string | null, moreText?: string): TranslationOffer | undefined;
  /** Hands the text to the service. Throws TranslatorAway where that does not answer in time. */
  translate(text: string, pair: { from: string; to: Language }): Promise<string>;
}
