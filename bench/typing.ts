// Measures from a key to the next frame while somebody types in the search, with 200 results on the page: Chromium's
// own measure of an interaction, on a processor four times slower than this one.
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser-program.ts';
import { openBench } from './bench-host.ts';

const SLOWER = 4;
const ROUNDS = 4;
const WORDS = ['roof', 'plumbing', 'wiltz', 'dach'];

/** Milliseconds of every key of four words, each typed and taken away again. */
const typeWords = async (browser: Browser, address: string) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { taken: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name.startsWith('key')) durations.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`${address}/search?show=200`);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const cards = await page.getByRole('article').count();
  await page.getByRole('combobox').first().focus();
  await page.waitForTimeout(1000);
  for (const word of WORDS) {
    // Only the keyboard is used, because finding the box before each key would work on the page's thread.
    await page.keyboard.type(word, { delay: 80 });
    await page.waitForTimeout(600);
    for (const _ of word) await page.keyboard.press('Backspace', { delay: 40 });
    await page.waitForTimeout(600);
  }
  const durations = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
  await page.close();
  return { cards, taken: durations.sort((a, b) => a - b) };
};

process.env['NODE_ENV'] = 'production';
const bench = await openBench();
const address = await bench.listen({ isCached: true });
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
// The first round warms up, because first requests compress illustrations.
await typeWords(browser, address);
console.log(
  `\nTyping in the search, a phone's screen, a processor ${SLOWER} times slower: from a key to the next picture`,
);
for (let round = 1; round <= ROUNDS; round += 1) {
  const { cards, taken: durations } = await typeWords(browser, address);
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  console.log(`  ${cards} results at first   median ${at(0.5)} ms   p98 ${at(0.98)} ms   (under 100 wanted)`);
}
await browser.close();
await bench.close();
