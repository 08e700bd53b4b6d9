import type { Language } from '#kernel/language.ts';
import { Unavailable } from './unavailable.ts';

/** What can be done for a text: the language it seems to be in, and those it can be put into. */
interface TranslationOffer {
  from: string;
  into: Language[];
}

/** The service that translates did not do it, and may in a moment. */
export class TranslatorAway extends Unavailable {}

/** Puts texts into other languages, where the operator has named a service that does. */
export interface Translator {
  /** Nothing where no service is set, the language cannot be told or the service does not know it. */
  offerFor(text: string | null): TranslationOffer | undefined;
  /** Hands the text to the service. Throws TranslatorAway where that does not answer in time. */
  translate(text: string, pair: { from: string; to: Language }): Promise<string>;
}
