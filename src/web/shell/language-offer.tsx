/**
 * Where the server, which has all languages, writes the offer of each other one (server/pages/language-offer.ts). What it
 * has written stays there: a browser downloads none of it.
 */
export const LanguageOffer = () => (
  <aside id="language-offer" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
