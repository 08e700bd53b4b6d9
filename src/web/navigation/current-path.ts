import { pathInLanguage, splitLanguage } from '#kernel/language.ts';
import { pageLanguage } from '#web/page-language.ts';

/** Where a page of ours is in the language of this document. Within, pages are known by their English addresses. */
export const pathInPageLanguage = (address: string): string => pathInLanguage(pageLanguage(), address);

/** Where the visitor is, in any language. */
export const currentPath = (): string =>
  splitLanguage(location.pathname + location.search + location.hash).address;
