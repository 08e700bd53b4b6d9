import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { translatedName } from '#kernel/translated-name.ts';
import type { Strings } from '#strings/strings.ts';
import { breadcrumbStructuredData } from '#web/breadcrumb-structured-data.ts';
import type { HtmlHead, ReadCachedQuery } from '#web/page.ts';
import { validateSearchState, type SearchState, searchHref, type ValidSearchState } from './search-state.ts';

interface HeadContext {
  match: { search: SearchState };
  language: Language;
  strings: Strings;
  read: ReadCachedQuery;
}

const subjectOf = (search: ValidSearchState, trade: string | undefined, { finding }: Strings): string => {
  if (search.q) return finding.companiesFor(search.q);
  const place = search.place ?? search.commune ?? search.canton;
  const tradeText = trade ? finding.companiesOf(trade) : undefined;
  if (place && tradeText) return `${tradeText}, ${place}`;
  if (place) return finding.companiesIn(place);
  return tradeText ?? finding.allCompanies;
};

/** Every page of results has one canonical URL; search engines should index only trades and areas. */
export const searchHtmlHead = ({ match, language, strings, read }: HeadContext): HtmlHead => {
  const { search } = validateSearchState(match.search, read(tradeNamesQuery));
  const { category, canton, commune } = search;
  const chosenTrade = read(tradeNamesQuery)?.find(({ id }) => id === category);
  const trade = chosenTrade && translatedName(language, chosenTrade);
  const title = strings.finding.searchPageTitle(subjectOf(search, trade, strings));
  // In the browser only the title changes from page to page.
  if (!import.meta.env.SSR) return { title };
  const canonicalSearch = {
    ...(trade && { category }),
    ...(canton && { canton }),
    ...(commune && { commune }),
  };
  return {
    title,
    description: strings.finding.searchDescription,
    canonical: searchHref(canonicalSearch),
    isHiddenFromSearch:
      search.q !== undefined ||
      search.location !== undefined ||
      search.place !== undefined ||
      search.after !== undefined,
    picture: '/plates/map.svg',
    structuredData: (address) => [
      breadcrumbStructuredData(
        [
          { label: strings.finding.home, href: href('/') },
          { label: strings.finding.searchTitle, href: href('/search') },
        ],
        address,
      ),
    ],
  };
};
