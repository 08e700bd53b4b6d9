import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';

export interface OpenOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  javaScript?: boolean;
  calm?: boolean;
  /** Answers that a test is about: the line a browser logs for them is no mistake. */
  expectedStatuses?: number[];
  /** Requests that a test breaks on purpose. */
  mayFail?: RegExp;
}

// Tells the carried browser to unpack the system libraries it needs, wherever it runs.
process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';

let browser: Browser | undefined;

const launch = async (): Promise<Browser> => {
  const { chromium } = await import('playwright-core');
  const carried = (await import('@sparticuz/chromium')).default;
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await carried.executablePath()),
    // In a single process the browser would end with its first window.
    args: carried.args.filter((flag) => flag !== '--single-process'),
    headless: true,
  });
};

const open: Page[] = [];

/** A page that fails its test on any console error or warning, page error, or request gone wrong or astray. */
export const openPage = async (path: string, options: OpenOptions = {}): Promise<Page> => {
  const { width = 1440, height = 900, theme = 'light', javaScript = true, calm = false } = options;
  const product = inject('product');
  browser ??= await launch();
  const page = await browser.newPage({
    baseURL: product,
    viewport: { width, height },
    colorScheme: theme,
    javaScriptEnabled: javaScript,
    reducedMotion: calm ? 'reduce' : 'no-preference',
  });
  const mistakes: string[] = [];
  const expected = (options.expectedStatuses ?? []).map((status) => `status of ${status}`);
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (expected.some((line) => message.text().includes(line))) return;
    if (options.mayFail && message.text().includes('net::')) return;
    mistakes.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => mistakes.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== product && url.protocol !== 'data:') mistakes.push(`request to ${url.origin}`);
  });
  page.on('requestfailed', (request) => {
    if (options.mayFail?.test(request.url()) || request.failure()?.errorText === 'net::ERR_ABORTED') return;
    // A browser without script refuses to preload one, and says so as if a policy had.
    if (!javaScript && request.failure()?.errorText === 'csp') return;
    mistakes.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  open.push(page);
  Object.assign(page, { mistakes });
  await page.goto(path, { waitUntil: 'load' });
  // Live means hydrated: a click before that would be the browser's own.
  if (javaScript) await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  return page;
};

afterEach(async () => {
  for (const page of open.splice(0)) {
    const { mistakes } = page as Page & { mistakes: string[] };
    await page.close();
    expect(mistakes).toEqual([]);
  }
});

afterAll(async () => {
  await browser?.close();
  browser = undefined;
});
