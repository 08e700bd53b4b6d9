// Lighthouse, as a phone on a slow line sees a page. Lighthouse itself is large, so it is fetched into a
// folder that git ignores when it is first asked for.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/carried-browser.ts';
import { openBench } from './bench-host.ts';

const VERSION = '13.5.0';
const CACHE = resolve('.cache/lighthouse');
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  scoreDisplayMode: string;
}
interface Result {
  lhr: { categories: Record<string, { score: number }>; audits: Record<string, Audit> };
}
type Lighthouse = (url: string, flags: { port: number; logLevel: 'error' }) => Promise<Result>;

const fetchLighthouse = async (): Promise<Lighthouse> => {
  const entry = join(CACHE, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    await mkdir(CACHE, { recursive: true });
    const parameters = [
      'install',
      '--prefix',
      CACHE,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `lighthouse@${VERSION}`,
    ];
    spawnSync('npm', [...parameters, '--loglevel=error'], { stdio: 'inherit' });
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
};

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

process.env['NODE_ENV'] = 'production';
const lighthouse = await fetchLighthouse();
const { executablePath, args, env } = await findBrowser();
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
  env: { ...process.env, ...env },
});
const bench = await openBench();
// Search engines are asked not to list the demo's companies; a real one's page is measured.
await bench.database.pool.query('update company_profiles set is_demo = false');
const address = await bench.listen({ isCached: true });

const path = process.argv[2] ?? '/';
// Once before: drawings are made and compressed when they are first asked for, which is one visitor's wait after a start.
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const page = await (await fetch(address + path, { headers })).text();
for (const [drawing] of page.matchAll(/\/plates\/[^"'\s,]+/g))
  await (await fetch(address + drawing, { headers })).arrayBuffer();
const { lhr } = await lighthouse(address + path, { port, logLevel: 'error' });
console.log(`\nLighthouse ${VERSION}, mobile, ${path}`);
for (const [name, target] of Object.entries(TARGETS)) {
  const score = Math.round((lhr.categories[name]?.score ?? 0) * 100);
  console.log(
    `  ${name.padEnd(20)} ${String(score).padStart(4)}   (${target}${target < 100 ? ' or more' : ''})`,
  );
}
for (const name of [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]) {
  const audit = lhr.audits[name];
  console.log(`  ${(audit?.title ?? name).padEnd(28)} ${audit?.displayValue ?? ''}`);
}
const failing = Object.values(lhr.audits).filter(
  ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
);
for (const { title, score, displayValue } of failing)
  console.log(`  not full: ${title} ${score} ${displayValue ?? ''}`);
await bench.close();
await browser.close();
