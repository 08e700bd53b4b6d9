import type { Strings } from '../../../../strings/strings.ts';
import { breadcrumbs } from '../../../../web/breadcrumbs.ts';
import type { Head, ReadAnswer } from '../../../../web/page.ts';
import { categoriesQuestion } from '../home-questions.ts';
import { type KnownSearch, type SearchState, searchAddress, withoutUnknown } from './search-state.ts';

interface HeadContext {
  match: { search: SearchState };
  strings: Strings;
  read: ReadAnswer;
}

const subjectOf = (search: KnownSearch, trade: string | undefined, { directory }: Strings): string => {
  if (search.q) return directory.companiesFor(search.q);
  const place = search.commune ?? search.canton;
  const what = trade ? directory.companiesOf(trade) : undefined;
  if (place && what) return `${what}, ${place}`;
  if (place) return directory.companiesIn(place);
  return what ?? directory.allCompanies;
};

/** Every page of results has one address; only trades and places are pages worth keeping for a search engine. */
export const searchHead = ({ match, strings, read }: HeadContext): Head => {
  const search = withoutUnknown(match.search);
  const { category, canton, commune } = search;
  const trade = read(categoriesQuestion)?.find(({ id }) => id === category)?.name;
  const known = { ...(trade && { category }), ...(canton && { canton }), ...(commune && { commune }) };
  const title = strings.directory.searchPageTitle(subjectOf(search, trade, strings));
  return {
    title,
    description: strings.directory.searchDescription,
    canonical: searchAddress(known),
    isHiddenFromSearch: search.q !== undefined || search.location !== undefined || search.after !== undefined,
    picture: '/plates/map.svg',
    structuredData: (address) => [
      breadcrumbs(
        [
          { label: strings.directory.home, href: '/' },
          { label: strings.directory.searchTitle, href: '/search' },
        ],
        address,
      ),
    ],
  };
};
