import { pathInLanguage, splitLanguagePrefix } from '#kernel/language.ts';
import { pageLanguage } from '#web/page-language.ts';

/** Returns the path in this document's language. Inside the app, pages are known by their English addresses. */
export const pathInPageLanguage = (address: string): string => pathInLanguage(pageLanguage(), address);

/** Returns the present path without its language. */
export const readCurrentAddress = (): string =>
  splitLanguagePrefix(location.pathname + location.search + location.hash).address;
