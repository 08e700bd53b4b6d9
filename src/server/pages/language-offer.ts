import { escapeHtml } from '#kernel/escape-html.ts';
import { type Language, languageNames, languages, pathInLanguage } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

/** web/shell/language-offer-slot.tsx renders this. */
const EMPTY = '<div id="language-offer"></div>';

const offerIn = (language: Language, address: string) => {
  const { web, server } = stringsOf(language);
  const link = `<a href="${escapeHtml(pathInLanguage(language, address))}" hreflang="${language}">${languageNames[language]}</a>`;
  return `<p lang="${language}"><span>${escapeHtml(server.alsoHere)}</span>${link}<button type="button" aria-label="${escapeHtml(web.dismiss)}">×</button></p>`;
};

/**
 * Writes the offer of each other language into a page, in that language. All visitors share a page, so it contains all
 * offers and shows none: a script picks one before the first paint (web/shell/language-offer-script.ts).
 */
export const withLanguageOffer = (markup: string, currentLanguage: Language, address: string): string => {
  const lines = languages
    .filter((language) => language !== currentLanguage)
    .map((language) => offerIn(language, address));
  const label = escapeHtml(stringsOf(currentLanguage).web.language);
  const offer = `<div id="language-offer" role="group" aria-label="${label}" data-nosnippet>${lines.join('')}</div>`;
  return markup.replace(EMPTY, () => offer);
};
