/** People in Luxembourg read these. If you add one, the compiler names every table that lacks it (src/app/strings). */
export const languages = ['en', 'fr', 'de', 'lb', 'pt'] as const;

export type Language = (typeof languages)[number];

/** English is the source: names in these languages are stored beside it. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** It serves readers whose language isn't known: operators, and readers of the log and of the API's description. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language is named in itself, so that its readers find it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  lb: 'Lëtzebuergesch',
  pt: 'Português',
};

export const writtenLanguages = Object.keys(languageNames) as [Language, ...Language[]];

const isSpoken = (tag: string | undefined): tag is Language => languages.some((language) => language === tag);

/** Returns the language of a tag, or English if we don't support it. */
export const languageOfTag = (tag: unknown): Language =>
  typeof tag === 'string' && isSpoken(tag) ? tag : DEFAULT_LANGUAGE;

/** Splits '/fr/search' into French and '/search'. English addresses have no prefix. */
export const splitLanguagePrefix = (address: string): { language: Language; address: string } => {
  const [, tag, rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)/s.exec(address) ?? [];
  if (!isSpoken(tag) || tag === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, address };
  return { language: tag, address: rest.startsWith('/') ? rest : `/${rest}` };
};

/** Returns a page's address in a language. An address that is no page of ours stays as it is. */
export const pathInLanguage = (language: Language, address: string): string => {
  if (language === DEFAULT_LANGUAGE || !address.startsWith('/') || address.startsWith('//')) return address;
  const rest = address.replace(/^\/(?=[?#]|$)/, '');
  return ['', language].join('/') + rest;
};
