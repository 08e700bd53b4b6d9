/** What Luxembourg reads. A language more, and the compiler names every table that it lacks (src/app/strings). */
export const languages = ['en', 'fr', 'de', 'lb', 'pt'] as const;

export type Language = (typeof languages)[number];

/** English is the source: names in the others stand beside it. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** For readers whose language is not known: operators, and readers of the log and of the API's description. */
export const HOUSE_LANGUAGE: Language = 'en';

/** Each by its own name, as whoever looks for it reads it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  lb: 'Lëtzebuergesch',
  pt: 'Português',
};

export const writtenLanguages = Object.keys(languageNames) as [Language, ...Language[]];

const isSpoken = (tag: string | undefined): tag is Language => languages.some((language) => language === tag);

/** A language by its tag, where we speak it. */
export const languageNamed = (tag: unknown): Language =>
  typeof tag === 'string' && isSpoken(tag) ? tag : HOUSE_LANGUAGE;

/** '/fr/search' is '/search' in French. English addresses have nothing before them. */
export const splitLanguage = (address: string): { language: Language; address: string } => {
  const [, tag, rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)/s.exec(address) ?? [];
  if (!isSpoken(tag) || tag === HOUSE_LANGUAGE) return { language: HOUSE_LANGUAGE, address };
  return { language: tag, address: rest.startsWith('/') ? rest : `/${rest}` };
};

/** Where a page is in a language. What is no page of ours stays where it is. */
export const pathInLanguage = (language: Language, address: string): string => {
  if (language === HOUSE_LANGUAGE || !address.startsWith('/') || address.startsWith('//')) return address;
  const rest = address.replace(/^\/(?=[?#]|$)/, '');
  return ['', language].join('/') + rest;
};
