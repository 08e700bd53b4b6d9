import { rememberResults } from '#kernel/remember-results.ts';
import { appParts, type PageRoute } from '#web/app-parts.ts';
import { FACTOR_PAGE, type Visitor } from './access.ts';
import { matchPath, piecesOf } from './match-path.ts';
import { readSearch, writeParameter } from './search-parameters.ts';

export interface FoundRoute {
  name: string;
  route: PageRoute;
  match: { params: Record<string, string>; search: object };
}

// Each link of a page asks for its route, and a list has hundreds.
const patterns = new Map<string, readonly string[]>();
const patternOf = (path: string) => {
  const pattern = patterns.get(path) ?? piecesOf(path);
  patterns.set(path, pattern);
  return pattern;
};

/** The route of an address such as '/companies/3?tab=reviews'. */
export const findRoute = (address: string): FoundRoute => {
  const { routes, notFound } = appParts();
  const url = new URL(address, 'http://host');
  const given = piecesOf(url.pathname);
  for (const [name, candidate] of Object.entries(routes)) {
    const params = matchPath(patternOf(candidate.path), given);
    if (params) {
      return {
        name,
        route: candidate,
        match: { params, search: readSearch(candidate.search, url.searchParams) },
      };
    }
  }
  return { name: 'notFound', route: notFound, match: { params: {}, search: {} } };
};

/** How many paths are remembered: the links of a page are mostly those of the pages before. */
const MOST_REMEMBERED = 2_000;

const isPage = rememberResults(
  MOST_REMEMBERED,
  (path: string) => findRoute(path).name !== 'notFound',
  String,
);

/** Whether a page of ours stands there. */
export const isOurPage = (address: string): boolean => isPage(address.replace(/[?#].*/s, ''));

/** An address with no more than what its route reads: all that leads to the same page is written alike. */
export const readAddress = (address: string): string => {
  const { pathname } = new URL(address, 'http://host');
  const read = Object.entries(findRoute(address).match.search).map(([name, value]) => [
    name,
    writeParameter(value),
  ]);
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname;
};

/** Where this visitor is sent instead of an address, or null where they may stay. */
export const elsewhereFor = (
  { route: { path, access }, match }: FoundRoute,
  visitor: Visitor | null,
): string | null =>
  visitor?.mustAddFactor && path !== FACTOR_PAGE
    ? FACTOR_PAGE
    : access(visitor, match.search as Record<string, unknown>);
