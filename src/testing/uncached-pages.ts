import type { FastifyInstance } from 'fastify';
import { allRoutes, sessionFinder } from '#app/registry.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { buildHost, type HostOptions } from '#server/http/host.ts';
import { hostPages } from '#server/pages/host-pages.ts';
import type { PageSource } from '#server/pages/page-source.ts';

/** Keeps nothing: each answer is made again. */
export const emptyCache: PublicCache = {
  getOrMake: async (_, make) => ({ value: await make(), asOf: null }),
  statistics: () => ({ answers: 0, bytes: 0, asked: { kept: 0, made: 0, old: 0 } }),
};

interface UncachedPagesOptions extends Pick<HostOptions, 'services'> {
  database: Omit<HostOptions['database'], 'close'>;
  source: PageSource;
}

/** The host with all endpoints and pages, of which the public cache keeps nothing: each request asks the database. */
export const hostUncachedPages = async ({
  services,
  database,
  source,
}: UncachedPagesOptions): Promise<FastifyInstance> => {
  const routes = allRoutes(database.db);
  return buildHost({
    services,
    database: { ...database, close: async () => undefined },
    cache: emptyCache,
    live: { open: () => undefined, count: () => 0, close: () => undefined },
    routes,
    headers: {},
    isSecure: false,
    findSession: sessionFinder(database.db),
    requestLimits: { count: () => undefined, close: () => undefined },
    hostPages: (place) => hostPages(place, { services, cache: emptyCache, routes, source, sitemap: [] }),
  });
};
