import { type Access, anyone, sendTo } from './navigation/access.ts';
import { matchPath, type ParamsOf } from './navigation/match.ts';
import {
  anId,
  numberFrom,
  oneOf,
  readSearch,
  type SearchOf,
  type SearchReaders,
  words,
} from './navigation/search.ts';
import type { LoadedPage } from './page.ts';

// The visitor's own endpoints, which every page's frame needs.
export { currentUser, signOut, type User } from '../capabilities/accounts/contract.ts';

interface RouteTerms {
  path: string;
  /** What the address says after the question mark. A value that makes no sense falls back. */
  search: SearchReaders;
  access: Access;
  load: () => Promise<{ page: LoadedPage }>;
}

const nothing = {};
const route = <const R extends RouteTerms>(terms: R) => terms;

/** Every page of Giewel, in the order they are tried. */
export const routes = {
  home: route({
    path: '/',
    search: {
      q: words,
      category: anId,
      sort: oneOf('relevance', 'rating', 'newest'),
      show: numberFrom(1, 200),
    },
    access: anyone,
    load: (): Promise<{ page: LoadedPage }> => import('../capabilities/directory/web/home-page.tsx'),
  }),
  company: route({
    /** The id, with or without the name after it. */
    path: '/companies/:id',
    search: {
      tab: oneOf('overview', 'services', 'reviews', 'projects', 'contact'),
      /** The project whose details are open. */
      project: anId,
      /** Where a long list goes on: the last id of its page before. */
      after: anId,
    },
    access: anyone,
    load: (): Promise<{ page: LoadedPage }> => import('../capabilities/companies/web/company-page.tsx'),
  }),
  services: route({
    path: '/services',
    search: nothing,
    access: sendTo('/#browse-services'),
    load: (): Promise<{ page: LoadedPage }> => import('./shell/not-found-page.tsx'),
  }),
} as const;

/** Stands behind every path that no route claims. */
export const notFound = route({
  path: '*',
  search: nothing,
  access: anyone,
  load: (): Promise<{ page: LoadedPage }> => import('./shell/not-found-page.tsx'),
});

/** The component sheet, for whoever builds screens. */
const design = route({
  path: '/design',
  search: nothing,
  access: anyone,
  load: (): Promise<{ page: LoadedPage }> => import('./shell/design-page.tsx'),
});

const tried: [FoundRoute['name'], RouteTerms][] = [
  ...(Object.entries(routes) as [RouteName, RouteTerms][]),
  ...(import.meta.env.DEV ? ([['design', design]] as [FoundRoute['name'], RouteTerms][]) : []),
];

export type RouteName = keyof typeof routes;

export interface RouteMatch<Name extends RouteName = RouteName> {
  params: ParamsOf<(typeof routes)[Name]['path']>;
  search: SearchOf<(typeof routes)[Name]['search']>;
}

export interface FoundRoute {
  name: RouteName | 'design' | 'notFound';
  route: RouteTerms;
  match: { params: Record<string, string>; search: object };
}

/** The route of an address such as '/companies/3?tab=reviews'. */
export const findRoute = (address: string): FoundRoute => {
  const url = new URL(address, 'http://host');
  for (const [name, candidate] of tried) {
    const params = matchPath(candidate.path, url.pathname);
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
