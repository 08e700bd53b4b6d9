// Measures how much of a public page's scripts runs in its first ten seconds, by Chromium's own count: the rest could load
// on demand. The bytes are those of uncompressed files.
import { type Browser, chromium } from '@playwright/test';
import { everyPage } from '../e2e/every-page.ts';
import { findBrowser } from '../e2e/find-browser-program.ts';
import { openBench } from './bench-host.ts';

const WATCHED_MS = 10_000;
/** Pages that are watched at a time: most of the ten seconds is waiting. */
const AT_A_TIME = 3;

interface Watched {
  source?: string;
  functions: readonly {
    ranges: readonly { startOffset: number; endOffset: number; count: number }[];
  }[];
}

/** Ranges within others come after them, and say it better. */
const usedOf = ({ source = '', functions }: Watched): number => {
  const isRun = new Uint8Array(source.length);
  const ranges = functions.flatMap((coverage) => coverage.ranges);
  const widestFirst = ranges.toSorted((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of widestFirst)
    isRun.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return isRun.reduce((sum, byteIsRun) => sum + byteIsRun, 0);
};

const watch = async (browser: Browser, host: string, address: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.coverage.startJSCoverage();
  await page.goto(host + address);
  await page.waitForTimeout(WATCHED_MS);
  const scripts = await page.coverage.stopJSCoverage();
  await page.close();
  const ownScripts = scripts.filter(({ url }) => url.includes('/assets/'));
  const loaded = ownScripts.reduce((sum, { source = '' }) => sum + source.length, 0);
  const used = ownScripts.reduce((sum, script) => sum + usedOf(script), 0);
  return { address, loaded, used };
};

process.env['NODE_ENV'] = 'production';
const bench = await openBench();
const host = await bench.listen({ isCached: true });
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const waiting = everyPage.visitor.filter(
  (page) => typeof page === 'string' && page !== '/offline.html',
) as string[];
const watched: Awaited<ReturnType<typeof watch>>[] = [];
const watchNext = async (): Promise<void> => {
  const address = waiting.shift();
  if (address === undefined) return;
  watched.push(await watch(browser, host, address));
  await watchNext();
};
await Promise.all(Array.from({ length: AT_A_TIME }, watchNext));
console.log(`\nScripts of public pages that are run within ${WATCHED_MS / 1000} seconds (60 of 100 wanted)`);
for (const { address, loaded, used } of watched.toSorted((a, b) => a.used / a.loaded - b.used / b.loaded)) {
  const share = `${((100 * used) / loaded).toFixed(0).padStart(3)} of 100`;
  console.log(`  ${address.padEnd(64)} ${share} of ${(loaded / 1000).toFixed(0).padStart(3)} kB`);
}
await browser.close();
await bench.close();
