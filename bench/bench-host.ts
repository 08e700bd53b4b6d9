import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { startSession } from '#accounts/server/sessions.ts';
import {
  allRoutes,
  allSitemapSections,
  countOnlookers,
  noteStaffRead,
  noteWork,
  provePerson,
  sessionFinder,
} from '#app/registry.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { loadGazetteer } from '#directory/server/index.ts';
import { systemClock } from '#kernel/clock.ts';
import { readConfig } from '#server/config.ts';
import { announceThrough } from '#server/database/announce.ts';
import { openAnnouncements } from '#server/database/announcements.ts';
import { connectAlone } from '#server/database/connect-alone.ts';
import { migrate } from '#server/database/migrate.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { createCountingPool } from '#server/database/pool.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { buildHost, type HostTerms } from '#server/host.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { openJobQueue } from '#server/job-queue.ts';
import { createLimits } from '#server/limits.ts';
import { openLiveHub } from '#server/live/hub.ts';
import { builtPages } from '#server/pages/built-pages.ts';
import { hostPages } from '#server/pages/host-pages.ts';
import { openPublicCache } from '#server/public-cache.ts';
import { openRequestLimits } from '#server/request-limits.ts';
import type { Tools } from '#server/tools.ts';
import { cacheOfNothing } from '#testing/uncached-pages.ts';
import { openDetector, openTranslator } from '#translations/server/index.ts';

export interface BenchHost {
  database: Database;
  tools: Tools;
  /** The product's own server, as it is started, with its cache or without. */
  listen: (options: { isCached: boolean; traces?: HostTerms['traces'] }) => Promise<string>;
  /** The cookie of somebody who has just signed in. */
  signIn: (userId: number) => Promise<string>;
  /** Another server to compare with. */
  listenTo: (app: FastifyInstance) => Promise<string>;
  close: () => Promise<void>;
}

interface BenchTerms {
  /** Stays after the run, and the next one finds it filled. */
  folder?: string | undefined;
  /** What is wanted beside the demo. */
  fill?: (database: Database) => Promise<void>;
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Loads the demo into a database of its own and starts servers over it. */
export const openBench = async ({ folder, fill }: BenchTerms = {}): Promise<BenchHost> => {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'giewel-bench-')));
  const filled = join(dataDir, 'filled');
  const isFilled = await isThere(filled);
  if (folder && !isFilled && (await isThere(folder)))
    throw new Error(`${folder} was not filled to its end: remove it, or name another`);
  await mkdir(dataDir, { recursive: true });
  const log = pino({ level: 'error' });
  const database = await openDatabase({ dataDir, log });
  await migrate(database.connection, 'db/migrations', { info() {}, warn() {}, error() {} });
  await loadGazetteer(database.pool, 'db/places');
  const config = readConfig({ LOG_LEVEL: 'error', DATA_DIR: dataDir });
  const files = openFileStore(config);
  if (!isFilled) {
    await loadDemo(database.db, { now: new Date(), password: 'bench-bench', files });
    await fill?.(database);
    // A server that has run for a day has statistics; one that was filled a second ago has none.
    const patient = await connectAlone(database.connection);
    await patient.query('vacuum analyze');
    await patient.end();
    await writeFile(filled, '');
  }
  const counting = createCountingPool(database.connection, log);
  const tools: Tools = {
    config,
    db: database.db,
    workingDb: database.db,
    files,
    clock: systemClock,
    jobs: await openJobQueue(database.db),
    limits: createLimits(counting),
    onlookers: countOnlookers({ db: database.db, clock: systemClock, log }),
    noteStaffRead,
    noteWork,
    provePerson,
    translator: openTranslator({
      detect: await openDetector(),
      settings: undefined,
      clock: systemClock,
      log,
      onChange: async () => undefined,
    }),
    log,
  };
  const opened: { close: () => Promise<unknown> }[] = [];

  const listenTo = async (app: FastifyInstance) => {
    opened.push(app);
    return app.listen({ port: 0, host: '127.0.0.1' });
  };

  return {
    database,
    tools,
    listenTo,
    async signIn(userId) {
      const terms = { userId, isRemembered: false, ip: null, userAgent: null };
      const { value } = await startSession(database.db, terms);
      return `session=${value}`;
    },
    async listen({ isCached, traces }) {
      const announcements = await openAnnouncements(database.connection, log);
      announceThrough(database.db, announcements);
      const cache = isCached ? await openPublicCache(announcements) : cacheOfNothing;
      const live = await openLiveHub(database.pool, announcements, log);
      const routes = allRoutes(database.db);
      const source = await builtPages();
      const headers = securityHeaders({ isSecure: false, inlineScript: source.headScript });
      const app = await buildHost({
        tools,
        database,
        cache,
        live,
        routes,
        headers,
        isSecure: false,
        traces,
        requestLimits: await openRequestLimits({ pool: counting, announcements, isOn: false }),
        findSession: sessionFinder(database.db),
        hostPages: (host) =>
          hostPages(host, {
            tools,
            cache,
            routes,
            source,
            sitemap: allSitemapSections(database.db),
          }),
      });
      opened.push(announcements);
      return listenTo(app);
    },
    async close() {
      for (const it of opened.toReversed()) await it.close();
      await tools.onlookers.settle();
      await counting.end();
      await database.close();
      if (!folder) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
