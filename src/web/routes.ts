import * as z from 'zod/mini';
import { countInQuery, idInPath } from '../kernel/ids.ts';
import { text } from '../kernel/text.ts';
import { type Access, anyone, sendTo } from './navigation/access.ts';
import { matchPath, type ParamsOf } from './navigation/match.ts';
import type { LoadedPage } from './page.ts';

// The visitor's own endpoints, which every page's frame needs.
export { currentUser, signOut, type User } from '../capabilities/accounts/contract.ts';

interface RouteTerms {
  path: string;
  /** What the address says after the question mark. A value that makes no sense falls back. */
  search: z.ZodMiniType<object, Record<string, unknown>>;
  access: Access;
  load: () => Promise<{ page: LoadedPage }>;
}

const nothing = z.object({});
const route = <const R extends RouteTerms>(terms: R) => terms;

/** Every page of Giewel, in the order they are tried. */
export const routes = {
  home: route({
    path: '/',
    search: z.object({
      q: z.catch(z.optional(text({})), undefined),
      category: z.catch(z.optional(idInPath), undefined),
      sort: z.catch(z.optional(z.enum(['relevance', 'rating', 'newest'])), undefined),
      show: z.catch(z.optional(countInQuery(1, 200)), undefined),
    }),
    access: anyone,
    load: (): Promise<{ page: LoadedPage }> => import('../capabilities/directory/web/home-page.tsx'),
  }),
  company: route({
    /** The id, with or without the name after it. */
    path: '/companies/:id',
    search: z.object({
      tab: z.catch(z.optional(z.enum(['overview', 'services', 'reviews', 'projects', 'contact'])), undefined),
      /** The project whose details are open. */
      project: z.catch(z.optional(idInPath), undefined),
      /** Where a long list goes on: the last id of its page before. */
      after: z.catch(z.optional(idInPath), undefined),
    }),
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
  search: z.output<(typeof routes)[Name]['search']>;
}

export interface FoundRoute {
  name: RouteName | 'design' | 'notFound';
  route: RouteTerms;
  match: { params: Record<string, string>; search: object };
}

/** The route of an address such as '/companies/3?tab=reviews'. */
export const findRoute = (address: string): FoundRoute => {
  const url = new URL(address, 'http://host');
  const search = Object.fromEntries(url.searchParams);
  for (const [name, candidate] of tried) {
    const params = matchPath(candidate.path, url.pathname);
    if (params) {
      return { name, route: candidate, match: { params, search: z.parse(candidate.search, search) } };
    }
  }
  return { name: 'notFound', route: notFound, match: { params: {}, search: {} } };
};
