// Measures from a key to the next frame while a quote of 300 lines is written: Chromium's own measure, on a
// processor four times slower than this one: node bench/quote-builder.ts
import { type Browser, chromium } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { findBrowser } from '../e2e/find-browser-program.ts';
import { openBench } from './bench-host.ts';

const SLOWER = 4;
const ROUNDS = 3;
const WORDS = 'Natural slate, double lap';

interface Typing {
  address: string;
  cookie: string;
}

const typeWords = async (browser: Browser, { address, cookie }: Typing) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: new URL(address).origin }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { taken: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name.startsWith('key')) durations.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(address);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  // The selector goes by place: a search by role would read the whole table each time, on the page's own thread.
  const fields = page.locator('table [data-line] [data-field="description"]');
  const lines = await fields.count();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const place of [0, Math.floor(lines / 2), lines - 1]) {
    await fields.nth(place).focus();
    await page.waitForTimeout(1000);
    await page.keyboard.press('End');
    await page.keyboard.type(WORDS, { delay: 80 });
    await page.waitForTimeout(1500);
    for (const _ of WORDS) await page.keyboard.press('Backspace', { delay: 40 });
    await page.waitForTimeout(1500);
  }
  const durations = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
  await context.close();
  return { lines, taken: durations.sort((a, b) => a - b) };
};

process.env['NODE_ENV'] = 'production';
const bench = await openBench();
const { db } = bench.database;
const company = await buildCompany(db);
const address = await bench.listen({ isCached: true });
const cookie = await bench.signIn(company.userId);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const quoteOf = async (lines: number) => {
  const quote = await buildQuote(db, {
    companyId: company.id,
    lines: Array.from({ length: lines }, (_, index) => ({
      kind: lineKinds[index % lineKinds.length] ?? 'labour',
      description: `What is done in line ${index + 1}`,
      quantity: `${1 + (index % 90)}.5`,
      unitPrice: `${10 + index}.25`,
    })),
  });
  return { address: `${address}/quotes/${quote.id}/write`, cookie };
};
const full = await quoteOf(MAX_QUOTE_LINES);
const short = await quoteOf(3);
await typeWords(browser, full);
console.log(
  `\nWriting a quote, a processor ${SLOWER} times slower: from a key to the next picture, at the beginning, in the middle and at the end`,
);
for (let round = 1; round <= ROUNDS; round += 1)
  for (const quote of [short, full]) {
    const { lines, taken: durations } = await typeWords(browser, quote);
    const at = (share: number) =>
      durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
    console.log(`  ${lines} lines   median ${at(0.5)} ms   p98 ${at(0.98)} ms   (under 100 wanted)`);
  }
await browser.close();
await bench.close();
process.exit(0);
