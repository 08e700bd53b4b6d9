import { type Language, pathInLanguage } from '#kernel/language.ts';

const CARD_PREFIX = '/social/card';

/** '/fr/social/card/companies/12.png' is the card of '/fr/companies/12', and '/social/card.png' that of '/'. */
export const cardPathOf = (pagePath: string, language: Language): string =>
  pathInLanguage(language, `${CARD_PREFIX}${pagePath.split('?', 1).join('').replace(/\/$/, '')}.png`);

/** Returns the page of a card's path without its language; null if it is no card's. */
export const pagePathOfCard = (cardPath: string): string | null => {
  const [isCard, path] = /^\/social\/card(\/[^?]+)?\.png$/.exec(cardPath) ?? [];
  return isCard === undefined ? null : (path ?? '/');
};
