// Measures from a press or a key to the next frame on each page, on a phone with a processor four times slower than this one:
// Chromium's own measure of an interaction. On each page the menu and the first buttons of the page are pressed and a word
// is typed into its first field. `npm run bench -- presses /search` does it on the addresses that begin so alone.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { addressOf, everyPage, type Onlooker } from '../e2e/every-page.ts';
import { findBrowser } from '../e2e/find-browser-program.ts';
import { openBench } from './bench-host.ts';

const SLOWER = 4;
const MOST_BUTTONS = 4;
const WORD = 'roof';
/** A press has this long to take effect before the next one. */
const SETTLED_MS = 400;
/** Chromium does not report faster interactions. */
const FASTEST_MS = 16;

type Noting = Window & { slowest: Record<number, number> };

const recordInteractions = () => {
  const slowest: Record<number, number> = {};
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0)
        slowest[entry.interactionId] = Math.max(slowest[entry.interactionId] ?? 0, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

const pressAll = async (page: Page): Promise<void> => {
  const buttons = page.locator(
    'header button:visible, main button[type=button]:visible:not([aria-disabled])',
  );
  const count = Math.min(await buttons.count(), MOST_BUTTONS);
  for (let place = 0; place < count; place += 1) {
    const button = buttons.nth(place);
    // An earlier press may have removed the button, which is then skipped.
    await button.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
    const box = await button.boundingBox({ timeout: 1_000 }).catch(() => null);
    if (!box) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(SETTLED_MS);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLED_MS);
  }
};

const typeWord = async (page: Page): Promise<void> => {
  const field = page
    .locator('main :is(input[type=search], input[type=text], input:not([type]), textarea):visible')
    .first();
  if ((await field.count()) === 0) return;
  await field.focus({ timeout: 1_000 }).catch(() => undefined);
  await page.keyboard.type(WORD, { delay: 80 });
  await page.waitForTimeout(SETTLED_MS);
};

/** Returns the milliseconds of each interaction on a page that was slow enough to be reported. */
const interactionsOn = async (context: BrowserContext, address: string): Promise<number[]> => {
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  await page.goto(address);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(SETTLED_MS);
  await typeWord(page);
  await pressAll(page);
  const slowest = await page.evaluate(() => (window as unknown as Noting).slowest).catch(() => ({}));
  await page.close();
  return Object.values(slowest);
};

/** Faster than this the browser doesn’t measure. */
const quantileOf = (sorted: readonly number[]) => (share: number) =>
  Math.max(FASTEST_MS, sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

process.env['NODE_ENV'] = 'production';
const bench = await openBench();
const host = await bench.listen({ isCached: true });
const { executablePath, args, env } = await findBrowser();
// Tests turn off the optimising compiler, which a visitor's browser has.
const asAtHome = args.filter((flag) => !flag.startsWith('--js-flags='));
const browser: Browser = await chromium.launch({
  executablePath,
  args: asAtHome,
  env: { ...process.env, ...env },
});
const wanted = process.argv.slice(2);

const cookieOf = async (viewer: Onlooker): Promise<string> => {
  if (viewer === 'visitor') return '';
  const { rows } = await bench.database.pool.query<{ id: number }>(
    'select id from users where username = $1',
    [viewer],
  );
  return bench.signIn(rows[0]?.id ?? 0);
};

console.log(
  `\nFrom a press or a key to the next picture, a phone's screen, a processor ${SLOWER} times slower (under 100 ms wanted)`,
);
const all: number[] = [];
for (const viewer of ['visitor', 'demo-client', 'demo-company'] as const) {
  const cookie = await cookieOf(viewer);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: cookie ? { cookie } : {},
  });
  const read = async (address: string) => (await fetch(host + address, { headers: { cookie } })).text();
  // The addresses are collected before any press, because presses may remove entries of a list.
  const addresses: string[] = [];
  for (const seen of everyPage[viewer]) addresses.push(await addressOf(seen, read));
  for (const address of addresses) {
    if (wanted.length > 0 && !wanted.some((begin) => address.startsWith(begin))) continue;
    if (address === '/offline.html') continue;
    // The first request compresses illustrations, so it comes before the measurement.
    await read(address);
    const durations = (await interactionsOn(context, host + address)).sort((a, b) => a - b);
    all.push(...durations);
    const at = quantileOf(durations);
    console.log(
      `  ${`${viewer} ${address}`.padEnd(72)} median ${String(at(0.5)).padStart(4)} ms   p98 ${String(at(0.98)).padStart(4)} ms   of ${durations.length}`,
    );
  }
  await context.close();
}
const ofAll = quantileOf(all.toSorted((a, b) => a - b));
console.log(
  `\n  all ${all.length} of all pages: median ${ofAll(0.5)} ms, p98 ${ofAll(0.98)} ms, slowest ${ofAll(1)} ms`,
);
await browser.close();
await bench.close();
