import { type AppRoute, getAppRegistration } from '#web/app-registration.ts';
import { matchPath, pathSegmentsOf } from './match-path.ts';
import { NOT_YOURS, type PageVisitor, SECOND_FACTOR_PATH } from './page-access.ts';
import { readSearchParameters, writeParameter } from './search-parameters.ts';

export interface FoundRoute {
  name: string;
  route: AppRoute;
  match: { params: Record<string, string>; search: object };
}

interface Candidate {
  name: string;
  route: AppRoute;
  pattern: readonly string[];
}

const byPieces = new WeakMap<object, ReadonlyMap<number, readonly Candidate[]>>();

/**
 * Returns the routes whose paths have so many pieces. Each link of a page looks up its route, and a list has
 * hundreds.
 */
const routesOfPieces = (count: number): readonly Candidate[] => {
  const { routes } = getAppRegistration();
  const candidates =
    byPieces.get(routes) ??
    Map.groupBy(
      Object.entries(routes).map(([name, route]) => ({ name, route, pattern: pathSegmentsOf(route.path) })),
      ({ pattern }) => pattern.length,
    );
  byPieces.set(routes, candidates);
  return candidates.get(count) ?? [];
};

const findRouteAt = ({ pathname, searchParams }: URL): FoundRoute => {
  const pieces = pathSegmentsOf(pathname);
  for (const { name, route, pattern } of routesOfPieces(pieces.length)) {
    const params = matchPath(pattern, pieces);
    if (params)
      return { name, route, match: { params, search: readSearchParameters(route.search, searchParams) } };
  }
  return { name: 'notFound', route: getAppRegistration().notFound, match: { params: {}, search: {} } };
};

const urlOf = (address: string) => new URL(address, 'http://host');

/** Finds the route of an address such as '/companies/3?tab=reviews'. */
export const findRoute = (address: string): FoundRoute => findRouteAt(urlOf(address));

/** Returns whether the address is a page of ours. Each link of a page calls it, so only the path is checked. */
export const isOurPage = (address: string): boolean => {
  const pieces = pathSegmentsOf(address.replace(/[?#].*/s, ''));
  return routesOfPieces(pieces.length).some(({ pattern }) => matchPath(pattern, pieces) !== null);
};

/** Returns whether the page shows a company's whole profile. */
export const isProfilePage = (address: string): boolean => findRoute(address).route.isProfile === true;

/** Reduces an address to its route's parameters: all addresses of one page become the same. */
export const canonicalPath = (address: string): string => {
  const url = urlOf(address);
  const read = Object.entries(findRouteAt(url).match.search).map(([name, value]) => [
    name,
    writeParameter(value),
  ]);
  return read.length > 0 ? `${url.pathname}?${new URLSearchParams(read)}` : url.pathname;
};

const judge = ({ route: { access }, match }: FoundRoute, visitor: PageVisitor | null) =>
  access(visitor, match.search as Record<string, unknown>);

/** Returns the redirect of this visitor, or null if they may stay. */
export const redirectFor = (foundRoute: FoundRoute, visitor: PageVisitor | null): string | null => {
  if (visitor?.mustAddFactor && foundRoute.route.path !== SECOND_FACTOR_PATH) return SECOND_FACTOR_PATH;
  const verdict = judge(foundRoute, visitor);
  return verdict === NOT_YOURS ? null : verdict;
};

/** Returns the route this visitor sees at an address: the page "not yours" in place of another account's. */
export const findRouteForVisitor = (address: string, visitor: PageVisitor | null): FoundRoute => {
  const foundRoute = findRoute(address);
  if (judge(foundRoute, visitor) !== NOT_YOURS) return foundRoute;
  return { name: 'notYours', route: getAppRegistration().notYours, match: { params: {}, search: {} } };
};
