import { HOUSE_LANGUAGE, type Language } from '#kernel/language.ts';

let current: Language = HOUSE_LANGUAGE;

/** What the document says, and in what the server is to answer. The browser's alone: a server writes pages in all. */
export const pageLanguage = (): Language => current;

export const setPageLanguage = (language: Language) => {
  current = language;
};

/** By which a call says it. Without one the answer is English. */
export const languageHeader = (): Record<string, string> =>
  current === HOUSE_LANGUAGE ? {} : { 'x-language': current };
