/**
 * The server, which has all languages, writes its offers of the others in here (server/pages/language-offer.ts).
 * The browser leaves them as they are: it downloads none of it.
 */
export const LanguageOfferSlot = () => (
  <div id="language-offer" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
