import { HOUSE_LANGUAGE, type Language, languages } from '#kernel/language.ts';

/** What a person is written to in: what they last read Giewel in, as long as we speak it. */
export const readerLanguage = ({ language }: { language: string | null }): Language =>
  languages.find((spoken) => spoken === language) ?? HOUSE_LANGUAGE;
