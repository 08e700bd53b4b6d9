import type { FastifyInstance } from 'fastify';
import { allEndpointRoutes, createSessionFinder, createTokenHolderFinder } from '#app/registry.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { buildServer, type ServerOptions } from '#server/http/build-server.ts';
import type { PageSource } from '#server/pages/page-source.ts';
import { servePages } from '#server/pages/serve-pages.ts';

/** Stores nothing: each response is made again. */
export const emptyCache: PublicCache = {
  getOrMake: async (_, make) => ({ value: await make(), asOf: null }),
  statistics: () => ({ answers: 0, bytes: 0, asked: { kept: 0, made: 0, old: 0 } }),
};

interface UncachedPagesOptions extends Pick<ServerOptions, 'services'> {
  database: Omit<ServerOptions['database'], 'close'>;
  source: PageSource;
}

/** Starts the host with all endpoints and pages, without a public cache: each request queries the database. */
export const hostUncachedPages = async ({
  services,
  database,
  source,
}: UncachedPagesOptions): Promise<FastifyInstance> => {
  const routes = allEndpointRoutes(database.db);
  return buildServer({
    services,
    database: { ...database, close: async () => undefined },
    cache: emptyCache,
    live: { open: () => undefined, count: () => 0, close: () => undefined },
    routes,
    headers: {},
    isSecure: false,
    findSession: createSessionFinder(database.db),
    findTokenHolder: createTokenHolderFinder(database.db),
    requestLimits: { count: () => undefined, close: () => undefined },
    hostPages: (place) => servePages(place, { services, cache: emptyCache, routes, source, sitemap: [] }),
  });
};
