import { tradesQuery } from '#features/directory/core/web/index.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { nameIn } from '#kernel/name-in.ts';
import type { Strings } from '#strings/strings.ts';
import { breadcrumbStructuredData } from '#web/breadcrumb-structured-data.ts';
import type { PageHead, ReadCachedQuery } from '#web/page.ts';
import { readSearchState, type SearchState, searchHref, type ValidSearch } from './search-state.ts';

interface HeadContext {
  match: { search: SearchState };
  language: Language;
  strings: Strings;
  read: ReadCachedQuery;
}

const subjectOf = (search: ValidSearch, trade: string | undefined, { finding }: Strings): string => {
  if (search.q) return finding.companiesFor(search.q);
  const place = search.place ?? search.commune ?? search.canton;
  const tradeText = trade ? finding.companiesOf(trade) : undefined;
  if (place && tradeText) return `${tradeText}, ${place}`;
  if (place) return finding.companiesIn(place);
  return tradeText ?? finding.allCompanies;
};

/** Every page of results has one canonical URL; search engines should index only trades and areas. */
export const searchHead = ({ match, language, strings, read }: HeadContext): PageHead => {
  const { search } = readSearchState(match.search, read(tradesQuery));
  const { category, canton, commune } = search;
  const chosenTrade = read(tradesQuery)?.find(({ id }) => id === category);
  const trade = chosenTrade && nameIn(language, chosenTrade);
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
