import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import {
  allEndpointRoutes,
  allSitemapSections,
  createViewCounter,
  recordActivity,
  recordStaffRead,
  createSessionFinder,
  createTokenHolderFinder,
  stepUpWithPassword,
} from '#app/registry.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { syncGazetteer } from '#features/directory/core/server/index.ts';
import { createTranslator, loadLanguageDetector } from '#features/translations/core/server/index.ts';
import { systemClock } from '#kernel/clock.ts';
import { openPublicCache } from '#server/cache/public-cache.ts';
import { readConfig } from '#server/config/config.ts';
import { setAnnouncer } from '#server/database/announce-after-commit.ts';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { migrateSchema } from '#server/database/migrate.ts';
import { type DatabaseHandle, openDatabase } from '#server/database/open-database.ts';
import { createCallLimitPool } from '#server/database/pool.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { buildServer, type ServerOptions } from '#server/http/build-server.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { openRequestRateLimits } from '#server/http/request-rate-limits.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { loadBuiltPages } from '#server/pages/load-built-pages.ts';
import { servePages } from '#server/pages/serve-pages.ts';
import type { Services } from '#server/services/services.ts';
import { emptyCache } from '#testing/uncached-pages.ts';

export interface BenchHost {
  database: DatabaseHandle;
  services: Services;
  /** Starts the product's own server, with its cache or without. */
  listen: (options: { isCached: boolean; traces?: ServerOptions['traces'] }) => Promise<string>;
  /** Signs somebody in and returns their cookie. */
  signIn: (userId: number) => Promise<string>;
  /** Another server to compare with. */
  listenTo: (app: FastifyInstance) => Promise<string>;
  close: () => Promise<void>;
}

interface BenchOptions {
  /** The folder stays after the run, and the next run finds it filled. */
  folder?: string | undefined;
  /** Adds rows beside the demo. */
  fill?: (database: DatabaseHandle) => Promise<void>;
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Loads the demo into a database of its own and starts servers over it. */
export const openBench = async ({ folder, fill }: BenchOptions = {}): Promise<BenchHost> => {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'giewel-bench-')));
  const filled = join(dataDir, 'filled');
  const isFilled = await isThere(filled);
  if (folder && !isFilled && (await isThere(folder)))
    throw new Error(`${folder} was not filled to its end: remove it, or name another`);
  await mkdir(dataDir, { recursive: true });
  const log = pino({ level: 'error' });
  const database = await openDatabase({ dataDir, log });
  await migrateSchema(database.connection, 'db/migrations', { info() {}, warn() {}, error() {} });
  await syncGazetteer(database.pool, 'db/places');
  const config = readConfig({ LOG_LEVEL: 'error', DATA_DIR: dataDir });
  const files = openFileStore(config);
  if (!isFilled) {
    await loadDemo(database.db, { now: new Date(), password: 'bench-bench', files });
    await fill?.(database);
    // A server that has run for a day has statistics; one that was filled a second ago has none.
    const patient = await connectOutsidePool(database.connection);
    await patient.query('vacuum analyze');
    await patient.end();
    await writeFile(filled, '');
  }
  const counting = createCallLimitPool(database.connection, log);
  const services: Services = {
    config,
    db: database.db,
    workingDb: database.db,
    files,
    clock: systemClock,
    jobs: await openJobQueue(database.db),
    limits: createCallLimits(counting),
    viewCounter: createViewCounter({ db: database.db, clock: systemClock, log }),
    recordStaffRead,
    recordActivity,
    provePerson: stepUpWithPassword,
    translator: createTranslator({
      detect: await loadLanguageDetector(),
      settings: undefined,
      clock: systemClock,
      log,
      onChange: async () => undefined,
    }),
    log,
  };
  const openApps: { close: () => Promise<unknown> }[] = [];

  const listenTo = async (app: FastifyInstance) => {
    openApps.push(app);
    return app.listen({ port: 0, host: '127.0.0.1' });
  };

  return {
    database,
    services,
    listenTo,
    async signIn(userId) {
      const newSession = { userId, isRemembered: false, ip: null, userAgent: null };
      const { value } = await insertSession(database.db, newSession);
      return `session=${value}`;
    },
    async listen({ isCached, traces }) {
      const announcements = await openAnnouncements(database.connection, log);
      setAnnouncer(database.db, announcements);
      const cache = isCached ? await openPublicCache(announcements) : emptyCache;
      const live = await openLiveHub(database.pool, announcements, log);
      const routes = allEndpointRoutes(database.db);
      const source = await loadBuiltPages();
      const headers = createSecurityHeaders({ isSecure: false, inlineScript: source.headScript });
      const app = await buildServer({
        services,
        database,
        cache,
        live,
        routes,
        headers,
        isSecure: false,
        traces,
        requestLimits: await openRequestRateLimits({ pool: counting, announcements, isOn: false }),
        findSession: createSessionFinder(database.db),
        findTokenHolder: createTokenHolderFinder(database.db),
        hostPages: (host) =>
          servePages(host, {
            services,
            cache,
            routes,
            source,
            sitemap: allSitemapSections(database.db),
          }),
      });
      openApps.push(announcements);
      return listenTo(app);
    },
    async close() {
      for (const app of openApps.toReversed()) await app.close();
      await services.viewCounter.settle();
      await counting.end();
      await database.close();
      if (!folder) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
