import { addressIn, splitAddress } from '#kernel/language.ts';
import { pageLanguage } from '#web/page-language.ts';

/** Where a page of ours is in the language of this document. Within, pages are known by their English addresses. */
export const ownAddress = (address: string): string => addressIn(pageLanguage(), address);

/** Where the visitor is, in any language. */
export const currentAddress = (): string =>
  splitAddress(location.pathname + location.search + location.hash).address;
