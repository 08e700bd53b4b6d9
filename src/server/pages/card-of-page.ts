import type { HtmlHead, SocialCard } from '#web/page.ts';

/** A page that chose a drawing is shared under its title and description, unless it has other words for its card. */
export const cardOfPage = ({ card, picture, title, description }: HtmlHead): SocialCard | undefined => {
  if (card) return card;
  if (!picture?.endsWith('.svg') || description === undefined) return undefined;
  // The card bears the product's name already.
  return { name: title.replace(/ [·|] Giewel$/, ''), line: description, picture };
};
