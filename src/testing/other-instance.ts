import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { allEndpointRoutes, createSessionFinder, createTokenHolderFinder } from '#app/registry.ts';
import { openPublicCache } from '#server/cache/public-cache.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import { buildServer } from '#server/http/build-server.ts';
import { openRequestRateLimits } from '#server/http/request-rate-limits.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { requestsTo, type TestHost } from './host.ts';

// Checks that run every few seconds run all the time.
const QUICK_BEAT_MS = 10;

/** Starts a second server over a test's own database, listening on a port. */
export const otherInstance = async ({ services, pool, db, connection, signIn }: TestHost) => {
  const log = pino({ level: 'silent' });
  const announcements = await openAnnouncements(connection, log);
  const requestLimits = await openRequestRateLimits({
    pool,
    announcements,
    isOn: services.config.hasRequestLimits,
  });
  const app = await buildServer({
    services,
    database: { pool, db, connection, close: async () => undefined },
    cache: await openPublicCache(announcements),
    live: await openLiveHub(pool, announcements, log, QUICK_BEAT_MS),
    routes: allEndpointRoutes(db),
    headers: {},
    isSecure: false,
    requestLimits,
    findSession: createSessionFinder(db),
    findTokenHolder: createTokenHolderFinder(db),
  });
  const close = async () => {
    await app.close();
    requestLimits.close();
    await announcements.close();
  };
  onTestFinished(close);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, close, app, ask: requestsTo(app, signIn) };
};
