// Runs Lighthouse as a phone on a slow line. Lighthouse itself is large, so the first run downloads it into a folder that
// git ignores.
// npm run bench -- lighthouse / /search   --rounds 5   --beside REF: the build of a commit beside today's, in turns
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser-program.ts';
import { openBench } from './bench-host.ts';
import { median } from './load/result-table.ts';
import { freePort, startProduct } from './started-product.ts';

const VERSION = '13.5.0';
const CACHE = resolve('.cache/lighthouse');
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const METRICS = {
  'first-contentful-paint': 'First Contentful Paint, ms',
  'largest-contentful-paint': 'Largest Contentful Paint, ms (1,800 at most)',
  'total-blocking-time': 'Total Blocking Time, ms (150 at most)',
  'cumulative-layout-shift': 'Cumulative Layout Shift (0.01 at most)',
  'speed-index': 'Speed Index, ms',
};
const PAGES = ['/', '/search', '/companies/1', '/auth', '/requests/new'];

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
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

const { values: told, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1' }, beside: { type: 'string' } },
});
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

interface Side {
  name: string;
  address: string;
  end: () => Promise<unknown>;
}

const thisTree = async (): Promise<Side> => {
  const bench = await openBench();
  // Search engines are asked not to list the demo's companies; a real one's page is measured.
  await bench.database.pool.query('update company_profiles set is_demo = false');
  return { name: 'this tree', address: await bench.listen({ isCached: true }), end: bench.close };
};

/** Installs a ref from its own lockfile and starts it with its own commands. */
const productOf = async (ref: string): Promise<Side> => {
  const folder = await mkdtemp(join(tmpdir(), 'giewel-lighthouse-'));
  const tree = join(folder, 'tree');
  git('worktree', 'add', '--detach', tree, ref);
  const { address, end } = await startProduct(tree, ['npm', 'start'], join(folder, 'data'));
  const endAll = async () => {
    await end();
    git('worktree', 'remove', '--force', tree);
    await rm(folder, { recursive: true, force: true });
  };
  return { name: ref, address, end: endAll };
};

process.env['NODE_ENV'] = 'production';
const lighthouse = await fetchLighthouse();
const { executablePath, args, env } = await findBrowser();
// Tests turn off the optimising compiler, which a visitor's browser has.
const asAtHome = args.filter((flag) => !flag.startsWith('--js-flags='));
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...asAtHome, `--remote-debugging-port=${port}`],
  env: { ...process.env, ...env },
});
// Both are started in the same way where they are compared.
const sides = told.beside ? [await productOf(told.beside), await productOf('HEAD')] : [await thisTree()];

/** The first request compresses an illustration, which only one visitor waits for after a start. */
const askOnce = async (address: string, path: string) => {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const page = await (await fetch(address + path, { headers })).text();
  for (const [drawing] of page.matchAll(/\/plates\/[^"'\s,]+/g))
    await (await fetch(address + drawing, { headers })).arrayBuffer();
};

const print = (name: string, results: readonly Result['lhr'][]) => {
  console.log(`  ${name}`);
  for (const [category, target] of Object.entries(TARGETS)) {
    const score = median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
    const wanted = `(${target}${target < 100 ? ' or more' : ''})`;
    console.log(`    ${category.padEnd(46)} ${score.toFixed(0).padStart(6)}   ${wanted}`);
  }
  for (const [metric, title] of Object.entries(METRICS)) {
    const values = results.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN);
    const digits = metric === 'cumulative-layout-shift' ? 3 : 0;
    console.log(`    ${title.padEnd(46)} ${median(values).toFixed(digits).padStart(6)}`);
  }
  const failing = Object.values(results.at(-1)?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const { title, score, displayValue } of failing)
    console.log(`    not full: ${title} ${score} ${displayValue ?? ''}`);
};

for (const path of positionals.length > 0 ? positionals : PAGES) {
  const results = new Map<Side, Result['lhr'][]>(sides.map((side) => [side, []]));
  for (const { address } of sides) await askOnce(address, path);
  for (let round = 0; round < Number(told.rounds); round += 1)
    for (const [{ address }, taken] of results)
      taken.push((await lighthouse(address + path, { port, logLevel: 'error' })).lhr);
  console.log(`\nLighthouse ${VERSION}, mobile, ${path}, median of ${told.rounds}`);
  for (const [{ name }, taken] of results) print(name, taken);
}
for (const { end } of sides) await end();
await browser.close();
