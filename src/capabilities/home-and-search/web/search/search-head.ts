import { tradesQuestion } from '#directory/web/index.ts';
import type { Language } from '#kernel/language.ts';
import { nameIn } from '#kernel/name-in.ts';
import type { Strings } from '#strings/strings.ts';
import { breadcrumbs } from '#web/breadcrumbs.ts';
import type { Head, ReadAnswer } from '#web/page.ts';
import { addressOfSearch, type KnownSearch, readSearchState, type SearchState } from './search-state.ts';

interface HeadContext {
  match: { search: SearchState };
  language: Language;
  strings: Strings;
  read: ReadAnswer;
}

const subjectOf = (search: KnownSearch, trade: string | undefined, { finding }: Strings): string => {
  if (search.q) return finding.companiesFor(search.q);
  const place = search.place ?? search.commune ?? search.canton;
  const what = trade ? finding.companiesOf(trade) : undefined;
  if (place && what) return `${what}, ${place}`;
  if (place) return finding.companiesIn(place);
  return what ?? finding.allCompanies;
};

/** Every page of results has one address; only trades and places are pages worth keeping for a search engine. */
export const searchHead = ({ match, language, strings, read }: HeadContext): Head => {
  const { search } = readSearchState(match.search, read(tradesQuestion));
  const { category, canton, commune } = search;
  const chosen = read(tradesQuestion)?.find(({ id }) => id === category);
  const trade = chosen && nameIn(language, chosen);
  const title = strings.finding.searchPageTitle(subjectOf(search, trade, strings));
  // A browser that turns pages writes the title alone.
  if (!import.meta.env.SSR) return { title };
  const known = { ...(trade && { category }), ...(canton && { canton }), ...(commune && { commune }) };
  return {
    title,
    description: strings.finding.searchDescription,
    canonical: addressOfSearch(known),
    isHiddenFromSearch:
      search.q !== undefined ||
      search.location !== undefined ||
      search.place !== undefined ||
      search.after !== undefined,
    picture: '/plates/map.svg',
    structuredData: (address) => [
      breadcrumbs(
        [
          { label: strings.finding.home, href: '/' },
          { label: strings.finding.searchTitle, href: '/search' },
        ],
        address,
      ),
    ],
  };
};
