import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A handler that doesn't end for so long waits for a caller who is gone. */
const HANDLER_GRACE_MS = 5_000;

/**
 * Makes the shutdown wait for every handler. Fastify waits for connections only, and a caller may have hung up while
 * its handler still queries a database that is closed next. Register it before the routes.
 */
export const waitForHandlersOnShutdown = (app: FastifyInstance, graceMs = HANDLER_GRACE_MS) => {
  const atWork = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (answer instanceof Promise) {
        atWork.add(answer);
        const isOver = () => atWork.delete(answer);
        answer.then(isOver, isOver);
      }
      return answer;
    };
  });
  app.addHook('onClose', async () => {
    const timer = new AbortController();
    const grace = setTimeout(graceMs, undefined, { signal: timer.signal });
    await Promise.race([Promise.allSettled(atWork), grace]);
    timer.abort();
  });
};
