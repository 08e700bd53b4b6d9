import type { FastifyInstance } from 'fastify';
import { Refusal } from '#kernel/refusal.ts';
import { isSameSecret } from '#server/auth/is-same-secret.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import type { InstanceMetrics } from './prometheus-metrics.ts';

const MS = 1_000;

export interface ServeMetricsOptions {
  metrics: InstanceMetrics;
  token: string;
}

/** Serves `/metrics` to callers with the token; for everybody else there is no such page. */
export const serveMetrics = (app: FastifyInstance, { metrics, token }: ServeMetricsOptions) => {
  app.addHook('onResponse', async (request, reply) => {
    metrics.observe(request, reply.statusCode, reply.elapsedTime / MS);
  });
  app.get('/metrics', { logLevel: 'silent' }, async ({ requestContext }, reply) => {
    if (requestContext?.bearer == null || !isSameSecret(requestContext.bearer, token))
      throw new Refusal('notFound', serverRefusals.notFound);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
};
