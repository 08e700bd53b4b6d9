import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Logger } from 'pino';
import { afterAll, expect } from 'vitest';
import {
  allEndpointRoutes,
  allSitemapSections,
  createViewCounter,
  recordActivity,
  recordStaffRead,
  createSessionFinder,
  createTokenHolderFinder,
  webhookEvents,
  stepUpWithPassword,
} from '#app/registry.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { createTranslator, loadLanguageDetector } from '#features/translations/core/server/index.ts';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { announcePublicChange, openPublicCache } from '#server/cache/public-cache.ts';
import { readConfig } from '#server/config/config.ts';
import { setAnnouncer } from '#server/database/announce-after-commit.ts';
import type { DatabaseHandle } from '#server/database/open-database.ts';
import { createCallLimitPool } from '#server/database/pool.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { buildServer, type ServerOptions } from '#server/http/build-server.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { openRequestRateLimits } from '#server/http/request-rate-limits.ts';
import type { DnsLookups } from '#server/http/search-engine-check.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { servePages } from '#server/pages/serve-pages.ts';
import type { Services } from '#server/services/services.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { sourcePages } from './source-pages.ts';
import { takeFoundSecrets, watchedLog } from './watched-log.ts';

export interface TestHost extends TestDatabase {
  app: FastifyInstance;
  services: Services;
  /** Returns the cookie of a new session of this user. */
  signIn: (userId: number) => Promise<string>;
  /** Returns the cookie of the session that `ask` uses. */
  signedIn: (userId: number) => Promise<string>;
  /** Sends a request as our browser code would; `as` is a user's id. */
  ask: (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: { body?: unknown; form?: FormData; as?: number; headers?: Record<string, string> },
  ) => Promise<{
    status: number;
    body: unknown;
    text: string;
    bytes: Buffer;
    headers: Record<string, unknown>;
  }>;
}

export type TestHostOptions = Partial<
  Pick<ServerOptions, 'routes' | 'hostPages' | 'isSecure' | 'watching' | 'worker' | 'traces'>
> & {
  env?: Record<string, string>;
  log?: Logger;
  /** Sets the product's present where a test is about certain days; PostgreSQL keeps its own. */
  clock?: Clock;
  /** Sets the moment by which product and database judge every rule. */
  now?: Date;
  /** Renders pages from the sources for all other addresses. */
  withPages?: boolean;
  /** Limits the connections to the database. Each worker of jobs occupies one for as long as it runs. */
  connections?: number;
  /** Resolves the names of addresses. */
  lookups?: DnsLookups;
};

/** These settings belong to a launched website. */
export const liveSettings = { LAUNCH: 'live', PUBLIC_URL: 'https://giewel.example' };

// A session older than a minute is updated when it is used, which would be a statement more.
const LONGEST_SESSION_MS = 25_000;

/** Reuses a session for each person's requests for a while. */
const cachedSessions = (signIn: TestHost['signIn']): TestHost['signedIn'] => {
  const cookies = new Map<number, { cookie: Promise<string>; until: number }>();
  return (userId) => {
    const cached = cookies.get(userId);
    if (cached && performance.now() < cached.until) return cached.cookie;
    const cookie = signIn(userId);
    cookies.set(userId, { cookie, until: performance.now() + LONGEST_SESSION_MS });
    return cookie;
  };
};

/** Sends requests to one instance as our browser code would. */
export const requestsTo =
  (app: FastifyInstance, signedIn: TestHost['signedIn']): TestHost['ask'] =>
  async (method, url, { body, form, as, headers = {} } = {}) => {
    const cookie = as === undefined ? undefined : await signedIn(as);
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(form === undefined ? {} : { payload: form }),
    });
    const isJson = String(response.headers['content-type']).includes('json') && response.body !== '';
    return {
      status: response.statusCode,
      body: isJson ? response.json() : null,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  };

/** Starts the host over a database of this test file's own. Call it at the top of the file. */
export const testHost = async ({
  env = {},
  withPages = false,
  log = watchedLog(),
  now,
  clock = now ? { now: () => now } : systemClock,
  isSecure = false,
  connections = 4,
  lookups,
  ...hostOptions
}: TestHostOptions = {}): Promise<TestHost> => {
  // Each connection reads the catalogue and plans for itself, and a few conflict as well as many.
  const ownDatabase = await testDatabase({ connections, now });
  const database: DatabaseHandle = { ...ownDatabase, close: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'giewel-host-'));
  // A test file acts as many people at one address.
  const config = readConfig({
    DATABASE_URL: ownDatabase.url,
    DATA_DIR: dataDir,
    REQUEST_LIMITS: 'off',
    ...env,
  });
  const counting = createCallLimitPool(ownDatabase.connection, log);
  const translator = createTranslator({
    detect: await loadLanguageDetector(),
    settings: config.translation,
    clock,
    log,
    onChange: () => announcePublicChange(ownDatabase.db),
  });
  const services: Services = {
    config,
    db: ownDatabase.db,
    workingDb: ownDatabase.db,
    clock,
    jobs: await openJobQueue(ownDatabase.db),
    log,
    files: openFileStore(config),
    limits: createCallLimits(counting),
    viewCounter: createViewCounter({
      db: ownDatabase.db,
      clock,
      log,
    }),
    recordStaffRead,
    recordActivity,
    provePerson: stepUpWithPassword,
    translator,
  };
  const announcements = await openAnnouncements(ownDatabase.connection, log);
  setAnnouncer(ownDatabase.db, announcements);
  const cache = await openPublicCache(announcements);
  const live = await openLiveHub(ownDatabase.pool, announcements, log);
  const requestLimits = await openRequestRateLimits({
    pool: counting,
    announcements,
    isOn: config.hasRequestLimits,
    lookups,
  });
  const routes = hostOptions.routes ?? allEndpointRoutes(ownDatabase.db);
  const app = await buildServer({
    services,
    database,
    cache,
    live,
    routes,
    isSecure,
    requestLimits,
    findSession: createSessionFinder(ownDatabase.db),
    findTokenHolder: createTokenHolderFinder(ownDatabase.db),
    // The documentation says with which call the rest of an event is read, so it needs all calls.
    ...(!hostOptions.routes && { webhooks: webhookEvents }),
    headers: createSecurityHeaders({
      isSecure,
      inlineScript: '',
    }),
    ...(withPages && {
      hostPages: async (host) =>
        servePages(host, {
          services,
          cache,
          routes,
          source: await sourcePages(),
          sitemap: allSitemapSections(ownDatabase.db),
        }),
    }),
    ...hostOptions,
  });
  afterAll(async () => {
    await app.close();
    translator.close();
    requestLimits.close();
    await announcements.close();
    await services.viewCounter.settle();
    await counting.end();
    await rm(dataDir, { recursive: true, force: true });
    expect(takeFoundSecrets(), 'what was logged and must not be').toEqual([]);
  });

  const signIn = async (userId: number) => {
    const session = await insertSession(ownDatabase.db, {
      userId,
      isRemembered: false,
      ip: null,
      userAgent: null,
    });
    return `session=${session.value}`;
  };

  const signedIn = cachedSessions(signIn);
  return { ...ownDatabase, app, services, signIn, signedIn, ask: requestsTo(app, signedIn) };
};
