import type { FastifyInstance } from 'fastify';
import type { HostOptions } from '#server/http/host.ts';

/** Routes that can be asked without end: hand `traces` to the host, which shows it every route as it is made. */
export const watchUncounted = () => {
  const uncounted = new Set<string>();
  const watchRequests = (app: FastifyInstance) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      const isRead = [method].flat().includes('GET');
      if (isRead && !config?.counted) uncounted.add(url);
    });
  };
  return { uncounted, traces: { watchRequests } as unknown as NonNullable<HostOptions['traces']> };
};
