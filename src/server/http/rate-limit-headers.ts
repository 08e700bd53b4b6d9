import type { FastifyReply } from 'fastify';
import type { RateStanding } from './request-rate-limits.ts';

const WINDOW_SECONDS = 60;

/** Tells a program of the API how much is left before it is told 429 (draft-ietf-httpapi-ratelimit-headers). */
export const setRateLimitHeaders = (reply: FastifyReply, { policy, most, left, seconds }: RateStanding) => {
  if (!reply.request.url.startsWith('/api/')) return;
  reply.header('ratelimit-policy', `"${policy}";q=${most};w=${WINDOW_SECONDS}`);
  reply.header('ratelimit', `"${policy}";r=${left};t=${seconds}`);
};
