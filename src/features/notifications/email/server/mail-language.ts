import { DEFAULT_LANGUAGE, type Language, languages } from '#kernel/language.ts';

/** Returns the language for a person's mails: the one they last read Giewel in, as long as it is offered. */
export const mailLanguageOf = ({ language }: { language: string | null }): Language =>
  languages.find((spoken) => spoken === language) ?? DEFAULT_LANGUAGE;
