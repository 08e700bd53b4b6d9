import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services/services.ts';

const SLOW_MS = 1000;
const REFUSALS = new Set([403, 421, 429]);

/** Objects of others don't exist for a caller: a signed-in person who tries again and again shows in the log. */
const isRefused = ({ status, personId }: { status: number; personId: number | undefined }) =>
  REFUSALS.has(status) || (personId !== undefined && status >= 400);

/** Logs each response: faults and slow ones at the highest levels, plain reads at the lowest. */
export const logRequests = (app: FastifyInstance, log: Services['log']) => {
  app.addHook('onResponse', (request, reply, callback) => {
    // It is the route's pattern, never the address: a query may hold a person's words.
    const entry = {
      requestId: request.id,
      // It is an id, so that a person's actions can be followed: never a name or an address.
      personId: request.requestContext?.person?.id,
      tokenId: request.requestContext?.tokenId ?? undefined,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      why: request.why,
    };
    const isSlow = entry.ms > SLOW_MS && !request.routeOptions.config.isStream;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (entry.status >= 500 || isSlow) log.warn(entry, 'answered');
    else if (isReading && !isRefused(entry)) log.debug(entry, 'answered');
    else log.info(entry, 'answered');
    callback();
  });
};
