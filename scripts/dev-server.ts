// The server for development: pages and styles come from Vite, uncompiled, and change as one types.
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { start } from '#app/start.ts';
import { readConfig } from '#server/config.ts';
import type { PageSource } from '#server/pages/page-source.ts';
import { StartupError } from '#server/startup-error.ts';
import type { RenderPage } from '#web/rendered-page.ts';

interface Renderer {
  renderPage: RenderPage;
  readAddress: PageSource['readAddress'];
  isProfilePage: PageSource['isProfilePage'];
  headScript: string;
}

const run = async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const load = async () => (await vite.ssrLoadModule('/src/app/render-page.tsx')) as Renderer;
  const { headScript, isProfilePage, readAddress } = await load();
  const source: PageSource = {
    headScript,
    readAddress,
    isProfilePage,
    renderPage: async () => (await load()).renderPage,
    assetsOf: () => ({
      scripts: ['/src/app/entry-client.tsx'],
      code: [],
      sentences: {},
      styles: [],
      fonts: [],
    }),
    development: {
      middleware: vite.middlewares,
      finish: (address, html) => vite.transformIndexHtml(address, html),
    },
  };
  const running = await start(readConfig(process.env), source);
  console.log(`\nGiewel (development) is at ${running.address}, its components at ${running.address}/design`);
  const stop = async () => {
    await running.stop();
    await vite.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
