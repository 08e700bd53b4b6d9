// The server for development: PostgreSQL, its pools, the port and Vite stay; all other code is replaced as one types.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServerModuleRunner, createServer as createVite, type ErrorPayload } from 'vite';
import type { PageSource } from '#server/pages/page-source.ts';
import { hotReplacement } from './hot-replacement.ts';

type StartModule = typeof import('#app/start.ts');
type OpenApp = StartModule['openApp'];
type Pages = typeof import('#app/render-page.tsx');

/** An editor writes a file in several steps, and often several files. */
const SETTLED_MS = 50;
/** The last app may finish its open requests within this time. */
const DRAIN_MS = 2_000;

// A copy of the tree may be started from anywhere.
process.chdir(join(import.meta.dirname, '..'));
if (existsSync('.env')) process.loadEnvFile('.env');
const httpServer = createHttpServer();
let onServerChange = () => {};
const vite = await createVite({
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: { server: httpServer } },
  // A package that is found only while a page loads makes the page reload.
  optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
  plugins: [
    hotReplacement(),
    {
      name: 'server-changes',
      hotUpdate() {
        if (this.environment.name === 'ssr') onServerChange();
      },
    },
  ],
});
// At each import it runs again what has changed and what imports that, and keeps everything else.
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const load = <Module>(file: string) => runner.import<Module>(`/src/${file}`);
const { StartupError } = await load<typeof import('#server/errors/startup-error.ts')>(
  'server/errors/startup-error.ts',
);

const run = async () => {
  const { readConfig } = await load<typeof import('#server/config/config.ts')>('server/config/config.ts');
  const { createLogger } = await load<typeof import('#server/logging/create-logger.ts')>(
    'server/logging/create-logger.ts',
  );
  const { checkPort } = await load<typeof import('#server/processes/check-port.ts')>(
    'server/processes/check-port.ts',
  );
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const loadStart = () => load<StartModule>('app/start.ts');
  const loadPages = () => load<Pages>('app/render-page.tsx');

  await checkPort(config);
  let pages = await loadPages();
  const source: PageSource = {
    headScript: pages.inlineHeadScript,
    canonicalPath: (address) => pages.canonicalPath(address),
    isProfilePage: (address) => pages.isProfilePage(address),
    renderPage: async () => {
      pages = await loadPages();
      return pages.renderPage;
    },
    assetsOf: () => ({
      scripts: ['/src/app/entry-client.tsx'],
      code: [],
      sentences: {},
      styles: [],
      fonts: [],
    }),
    development: { finish: (address, html) => vite.transformIndexHtml(address, html) },
  };

  const connections = await (await loadStart()).openConnections(config, log);
  const open = async (openApp: OpenApp) => {
    const openedApp = await openApp(connections, source);
    await openedApp.app.ready();
    return { ...openedApp, openApp };
  };
  let current = await open((await loadStart()).openApp);

  const replaceApp = async () => {
    const { openApp, migrateDatabase } = await loadStart();
    // Nothing that the server imports has changed.
    if (openApp === current.openApp) return;
    const since = performance.now();
    const previous = current;
    await migrateDatabase(connections.database.direct, log);
    current = await open(openApp);
    // The new code runs the next job, while the last app may finish its requests.
    const stopped = previous.worker.stop();
    // An update removes the overlay of an earlier error.
    vite.environments.client.hot.send({ type: 'update', updates: [] });
    log.info(`The server runs the new code (${Math.round(performance.now() - since)} ms)`);
    void Promise.all([stopped, setTimeout(DRAIN_MS)])
      .then(previous.close)
      .catch((error: unknown) => log.error({ err: error }, 'the last app did not end well'));
  };
  /** The previous code goes on running; the terminal and the browser show the error. */
  const reportMistake = (error: unknown) => {
    const { message, stack = '' } = error as Error;
    log.error({ err: error }, 'The new code does not run');
    vite.environments.client.hot.send({ type: 'error', err: { message, stack } } satisfies ErrorPayload);
  };

  let changes = 0;
  /** Replacements run one after the other, and of many changes only the last counts. */
  const replaceAfter = async (previous: Promise<void>, change: number) => {
    await previous;
    if (change === changes) await setTimeout(SETTLED_MS);
    if (change === changes) await replaceApp().catch(reportMistake);
  };
  let replacing = Promise.resolve();
  onServerChange = () => {
    changes += 1;
    replacing = replaceAfter(replacing, changes);
  };

  /** A change that another follows is skipped: only the last one's replacement has the code a page asks for. */
  const untilReplaced = async (): Promise<void> => {
    const last = replacing;
    await last;
    if (last !== replacing) await untilReplaced();
  };

  httpServer.on('request', (request, response) =>
    vite.middlewares(request, response, async () => {
      await untilReplaced();
      current.app.routing(request, response);
    }),
  );
  await once(httpServer.listen({ host: config.host, port: config.port }), 'listening');
  const { port } = httpServer.address() as AddressInfo;
  const address = `http://${config.host}:${port}`;
  console.log(`\nGiewel is at ${address}\nIts components are at ${address}/design`);

  const stop = async () => {
    httpServer.close();
    httpServer.closeAllConnections();
    await replacing;
    await current.close();
    await connections.close();
    await vite.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  // A mistake in what is being typed must not end the server.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'Nobody caught an error'));
};

run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
