import type { FastifyInstance } from 'fastify';
import { allRoutes, sessionFinder } from '#app/registry.ts';
import { buildHost, type HostTerms } from '#server/host.ts';
import { hostPages } from '#server/pages/host-pages.ts';
import type { PageSource } from '#server/pages/page-source.ts';
import type { PublicCache } from '#server/public-cache.ts';

/** Keeps nothing: each answer is made again. */
export const cacheOfNothing: PublicCache = {
  keep: async (_, make) => ({ value: await make(), asOf: null }),
  figures: () => ({ answers: 0, bytes: 0, asked: { kept: 0, made: 0, old: 0 } }),
};

interface Terms extends Pick<HostTerms, 'tools'> {
  database: Omit<HostTerms['database'], 'close'>;
  source: PageSource;
}

/** The host with all endpoints and pages, of which the public cache keeps nothing: each request asks the database. */
export const hostUncachedPages = async ({ tools, database, source }: Terms): Promise<FastifyInstance> => {
  const routes = allRoutes(database.db);
  return buildHost({
    tools,
    database: { ...database, close: async () => undefined },
    cache: cacheOfNothing,
    live: { open: () => undefined, count: () => 0, close: () => undefined },
    routes,
    headers: {},
    isSecure: false,
    findSession: sessionFinder(database.db),
    requestLimits: { count: () => undefined, close: () => undefined },
    hostPages: (place) => hostPages(place, { tools, cache: cacheOfNothing, routes, source, sitemap: [] }),
  });
};
