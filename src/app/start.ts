import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { isDemoLoaded } from '#demo/is-demo-loaded.ts';
import { syncGazetteer } from '#features/directory/core/server/index.ts';
import { createTranslator, loadLanguageDetector } from '#features/translations/core/server/index.ts';
import { announcePublicChange, openPublicCache } from '#server/cache/public-cache.ts';
import type { Config } from '#server/config/config.ts';
import { findMisspeltSettings } from '#server/config/misspelt-settings.ts';
import { productFilePath } from '#server/config/product-file-path.ts';
import { setAnnouncer } from '#server/database/announce-after-commit.ts';
import { openDatabaseClock } from '#server/database/database-clock.ts';
import { migrateSchema } from '#server/database/migrate.ts';
import { type DatabaseHandle, openDatabase } from '#server/database/open-database.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { createBackgroundPool, createCallLimitPool, type DatabaseConnection } from '#server/database/pool.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { checkSharedFolder } from '#server/files/shared-folder.ts';
import { buildServer } from '#server/http/build-server.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { openRequestRateLimits } from '#server/http/request-rate-limits.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { createLogger } from '#server/logging/create-logger.ts';
import type { PageSource } from '#server/pages/page-source.ts';
import { servePages } from '#server/pages/serve-pages.ts';
import { checkPort, explainListenError } from '#server/processes/check-port.ts';
import { reportCallsInTransactions } from '#server/processes/outside-calls-and-transactions.ts';
import type { Services } from '#server/services/services.ts';
import {
  allJobs,
  allEndpointRoutes,
  allSitemapSections,
  createViewCounter,
  recordActivity,
  recordStaffRead,
  createSessionFinder,
  createTokenHolderFinder,
  webhookEvents,
  stepUpWithPassword,
} from './registry.ts';

const MIGRATIONS = productFilePath('db/migrations');
const PLACES = productFilePath('db/places');

export interface RunningApp {
  address: string;
  stop(): Promise<void>;
}

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw explainListenError(error, { host, port });
  }
};

const loadDemoData = async (
  database: DatabaseHandle,
  { files, password, now, log }: { files: FileStore; password: string; now: Date; log: Logger },
) => {
  // Only the one start that fills the demo loads the code that draws and writes it.
  if (!(await isDemoLoaded(database.db))) {
    const { loadDemo } = await import('#demo/load-demo.ts');
    log.info('Filling the demo, which is done once: companies, pictures, requests, quotes');
    await loadDemo(database.db, { now, password, files });
  }
  const { seedProofDocuments } = await import('#demo/seed-proof-documents.ts');
  await seedProofDocuments(database.db, files);
};

/** Payments with a test key work without the details an invoice needs; their PDFs say that they are no invoices. */
const warnOfInvoices = ({ stripe, missingOnInvoices }: Config, log: Logger) => {
  if (!stripe || missingOnInvoices.length === 0) return;
  log.warn(
    `No invoices are issued: ${missingOnInvoices.join(', ')} must be set first, as the law wants them there.`,
  );
};

const warnOfMisspelt = (log: Logger) => {
  for (const { name, meant } of findMisspeltSettings(Object.keys(process.env)))
    log.warn(`${name} is no setting of Giewel. Is ${meant} meant?`);
};

type Close = () => Promise<unknown>;

/** Closes in reverse order: requests end before jobs, jobs before the database. */
const closeAll = async (closing: Close[]) => {
  for (const close of closing.splice(0).toReversed()) await close();
};

/** Opens in order, and closes again what was opened if something fails. */
const openInOrder = async <Opened>(open: (closing: Close[]) => Promise<Opened>) => {
  const closing: Close[] = [];
  try {
    return { ...(await open(closing)), close: () => closeAll(closing) };
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
};

export const migrateDatabase = (direct: DatabaseConnection, log: Logger, signal?: AbortSignal) =>
  migrateSchema(direct, MIGRATIONS, log, signal);

/** Opens the database and its pools, which the development server keeps while it replaces the app. */
export const openConnections = (
  config: Config,
  log: Logger,
  /** Aborts a migration, which may take long. */
  signal?: AbortSignal,
) =>
  openInOrder(async (closing) => {
    // Tracing code is loaded only if a collector is set, so it slows no other start.
    const traces =
      config.tracesTo && (await import('#server/traces/start-tracing.ts')).startTracing(config.tracesTo, log);
    if (traces) closing.push(() => traces.close());
    const database = await openDatabase({ ...config, log });
    closing.push(() => database.close());
    await migrateDatabase(database.direct, log, signal);
    const working = createBackgroundPool(database.direct, log);
    closing.push(() => working.end());
    const databaseClock = await openDatabaseClock(working, log);
    closing.push(async () => databaseClock.close());
    if (traces) for (const pool of [database.pool, working]) traces.watchPool(pool);
    return { config, log, traces: traces || undefined, database, working, databaseClock };
  });

export type OpenConnections = Awaited<ReturnType<typeof openConnections>>;

/** Starts everything that responds to requests and does jobs over these connections. */
export const openApp = (connections: OpenConnections, source: PageSource) =>
  openInOrder(async (closing) => {
    const { config, log, traces, working, databaseClock } = connections;
    warnOfInvoices(config, log);
    warnOfMisspelt(log);
    reportCallsInTransactions((err) => log.error({ err }, 'slow inside a transaction'));
    const { direct, pool } = connections.database;
    const { clock } = databaseClock;
    // In development, the code of transactions and announcements may be newer than the pools.
    const database: DatabaseHandle = { ...connections.database, db: openDrizzle(pool) };
    const forWork: DatabaseHandle = {
      ...database,
      connection: direct,
      pool: working,
      db: openDrizzle(working),
    };
    await syncGazetteer(working, PLACES);
    const files = openFileStore(config);
    // An embedded database's folder is its own, so only a server's needs this check.
    if (config.databaseUrl && !config.s3) await checkSharedFolder(working, join(config.dataDir, 'files'));
    if (config.demo)
      await loadDemoData(forWork, { files, password: config.demo.password, now: clock.now(), log });

    const announcements = await openAnnouncements(direct, log);
    closing.push(() => announcements.close());
    for (const { db } of [database, forWork]) setAnnouncer(db, announcements);
    const cache = await openPublicCache(announcements);
    const live = await openLiveHub(pool, announcements, log);
    closing.push(async () => live.close());
    const counting = createCallLimitPool(database.connection, log);
    closing.push(() => counting.end());
    traces?.watchPool(counting);
    const translator = createTranslator({
      detect: await loadLanguageDetector(),
      settings: config.translation,
      clock,
      log,
      onChange: () => announcePublicChange(database.db),
    });
    closing.push(async () => translator.close());
    const services: Services = {
      config,
      db: database.db,
      workingDb: forWork.db,
      files,
      clock,
      jobs: await openJobQueue(database.db),
      limits: createCallLimits(counting),
      viewCounter: createViewCounter({ db: database.db, clock, log }),
      recordStaffRead,
      recordActivity,
      provePerson: stepUpWithPassword,
      translator,
      log,
    };
    // The last second's counts are written before the database closes.
    closing.push(() => services.viewCounter.settle());
    const worker = await startJobWorker(forWork, allJobs, { ...services, db: forWork.db }, { traces });
    closing.push(() => worker.stop());

    const requestLimits = await openRequestRateLimits({
      pool: counting,
      announcements,
      isOn: config.hasRequestLimits,
    });
    closing.push(async () => requestLimits.close());

    const token = config.metricsToken;
    const watching = token && {
      token,
      // Metrics code is loaded only if somebody reads metrics, so it slows no other start.
      metrics: (await import('#server/metrics/prometheus-metrics.ts')).createPrometheusMetrics({
        pools: { requests: pool, counting, working },
        announcements,
        cache,
        live,
        worker,
        secondsOff: () => databaseClock.secondsOff(),
      }),
    };
    const isSecure = config.publicUrl?.startsWith('https:') ?? false;
    const routes = allEndpointRoutes(database.db);
    // The development server writes scripts and styles into the page; a policy that allows them would protect nothing.
    const headers = source.development
      ? {}
      : createSecurityHeaders({ isSecure, inlineScript: source.headScript });
    const app = await buildServer({
      services,
      database,
      cache,
      live,
      routes,
      headers,
      isSecure,
      requestLimits,
      worker,
      watching: watching || undefined,
      traces,
      findSession: createSessionFinder(database.db),
      findTokenHolder: createTokenHolderFinder(database.db),
      webhooks: webhookEvents,
      hostPages: (host) =>
        servePages(host, {
          services,
          cache,
          routes,
          source,
          sitemap: allSitemapSections(database.db),
        }),
    });
    closing.push(() => app.close());
    return { app, worker };
  });

/** Starts everything in order, and closes what was started if something fails. */
export const startApp = async (
  config: Config,
  source: PageSource,
  { signal, log = createLogger(config.logLevel) }: { signal?: AbortSignal; log?: Logger } = {},
): Promise<RunningApp> => {
  await checkPort(config);
  const { address, close } = await openInOrder(async (closing) => {
    // The detector compiles during the wait for the database; a failure surfaces where it is used.
    loadLanguageDetector().catch(() => undefined);
    const connections = await openConnections(config, log, signal);
    closing.push(connections.close);
    const { app, close: closeApp } = await openApp(connections, source);
    closing.push(closeApp);
    return { address: await listen(app, config) };
  });
  return { address, stop: close };
};
