import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';

let current: Language = DEFAULT_LANGUAGE;

/**
 * The document and the responses of the server are in this language. Browser only: a server renders in every
 * language.
 */
export const pageLanguage = (): Language => current;

export const setPageLanguage = (language: Language) => {
  current = language;
};

/** A call without the header gets an English response. */
export const languageHeader = (): Record<string, string> =>
  current === DEFAULT_LANGUAGE ? {} : { 'x-language': current };
