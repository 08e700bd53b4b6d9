import { type Browser, type ConsoleMessage, chromium, type Page, type Request } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export interface PageOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  javaScript?: boolean;
  /** The visitor has asked their system for less motion. */
  reducedMotion?: boolean;
  /** The worker that knows a page for times without a connection. Held requests would pass it by. */
  worker?: boolean;
  /** Where the product is, if not the one all tests share. */
  product?: string;
  /** What this test provokes, such as the line a browser logs for a 404. Each must happen, nothing else may. */
  expects?: readonly RegExp[];
}

export const DESK = 1440;
export const PHONE = 390;

let launched: Promise<Browser> | undefined;

/** One browser for all files of a worker, started when its first page is opened, and gone with the worker. */
const browser = () => {
  const { executablePath, args, env } = inject('browser');
  launched ??= chromium.launch({ executablePath, args, env: { ...process.env, ...env }, headless: true });
  return launched;
};

/** A page of its own visitor. Whatever goes wrong in it fails the test, also where nobody looks. */
export const openPage = async (options: PageOptions = {}): Promise<Page> => {
  const product = options.product ?? inject('product');
  const context = await (await browser()).newContext({
    baseURL: product,
    viewport: { width: options.width ?? DESK, height: options.height ?? 900 },
    colorScheme: options.theme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints = listen(page, new URL(product).origin, options);
  onTestFinished(async () => {
    await context.close();
    judge(complaints, options.expects ?? []);
  });
  return page;
};

/** Goes to an address and waits until the page is alive: before that a click is only the browser's. */
export const visit = async (page: Page, address: string) => {
  const response = await page.goto(address);
  await untilAlive(page);
  return response;
};

export const untilAlive = (page: Page) =>
  page.waitForFunction(() => 'live' in document.documentElement.dataset);

const listen = (page: Page, origin: string, { javaScript = true }: PageOptions): string[] => {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) complaints.push(`request to ${url.origin}`);
  });
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText;
    // A browser without script refuses to preload one, and says so as if a policy had.
    if (!javaScript && reason === 'csp' && request.url().endsWith('.js')) return;
    // Given up by the browser itself, because the visitor went elsewhere.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} (${reason})`);
  });
  return complaints;
};

const judge = (complaints: string[], expected: readonly RegExp[]) => {
  const unexpected = complaints.filter((complaint) => !expected.some((one) => one.test(complaint)));
  expect(unexpected, 'what went wrong in the page').toEqual([]);
  const missing = expected.filter((one) => !complaints.some((complaint) => one.test(complaint)));
  expect(missing, 'what was to go wrong and did not').toEqual([]);
};
