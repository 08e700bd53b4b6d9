import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '#server/http/build-server.ts';

/**
 * Collects routes that can be called without limit: pass `traces` to the host, which reports every route as it is
 * added.
 */
export const watchUncounted = () => {
  const uncounted = new Set<string>();
  const watchRequests = (app: FastifyInstance) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      const isRead = [method].flat().includes('GET');
      if (isRead && !config?.counted) uncounted.add(url);
    });
  };
  return { uncounted, traces: { watchRequests } as unknown as NonNullable<ServerOptions['traces']> };
};
