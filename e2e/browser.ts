import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from '@playwright/test';
import { expect, inject, onTestFinished } from 'vitest';
import { detachDevTools } from './dev-tools.ts';
import { DESK } from './screens.ts';

export interface PageOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  javaScript?: boolean;
  /** The visitor has asked their system for less motion. */
  reducedMotion?: boolean;
  /** The worker that knows a page for times without a connection. Held requests would pass it by. */
  worker?: boolean;
  /** Nobody was here before: what is downloaded, or kept by the browser, is what this test is about. */
  isFirstVisit?: boolean;
  /** The languages the visitor has asked their system for, best first; English unless said. */
  reads?: string;
  /** Where the product is, if not the one all tests share. */
  product?: string;
  /** What this test provokes, such as the line a browser logs for a 404. Each must happen, nothing else may. */
  expects?: readonly RegExp[];
  /** What may happen, or not, where a test walks through many pages. */
  tolerates?: RegExp;
}

export { DESK, PHONE } from './screens.ts';

let launched: Promise<Browser> | undefined;

/** One browser for all files of a worker, started when its first page is opened, and gone with the worker. */
const browser = () => {
  const { env, ...program } = inject('browser');
  launched ??= chromium.launch({ ...program, env: { ...process.env, ...env }, headless: true });
  return launched;
};

// A page costs a process and all of the product's code read again: a test takes over that of one before it, emptied.
const idlePages = new Map<string, Page[]>();
const contexts = new WeakMap<Page, BrowserContext>();
/** To these something was done that a page cannot be rid of. */
const spoiled = new WeakSet<Page>();

const newPage = async (product: string, { javaScript, worker, reads }: PageOptions): Promise<Page> => {
  const context = await (await browser()).newContext({
    baseURL: product,
    javaScriptEnabled: javaScript ?? true,
    locale: reads ?? 'en-GB',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(10_000);
  // The first page of a product has its pictures drawn, which is done when nothing else is to be.
  context.setDefaultNavigationTimeout(30_000);
  const page = await context.newPage();
  contexts.set(page, context);
  const { clock } = page;
  const addInitScript = page.addInitScript.bind(page);
  Object.defineProperty(page, 'clock', {
    get: () => {
      spoiled.add(page);
      return clock;
    },
  });
  page.addInitScript = (script, argument) => {
    spoiled.add(page);
    return addInitScript(script, argument);
  };
  if (javaScript === false || worker || reads) spoiled.add(page);
  return page;
};

/** For what cannot be undone, such as a second page: nobody takes this page over. Playwright asks page.context() itself. */
export const contextOf = (page: Page) => {
  spoiled.add(page);
  return cookiesOf(page);
};

/** Takes from a page whatever its visitor left, so that the next one meets nothing of it. */
const emptyPage = async (page: Page, product: string) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await detachDevTools(page);
  await cookiesOf(page).clearCookies();
  // An address of the product without script, where it stays: nobody writes again what is taken away here.
  await page.goto(`${product}/healthz`);
  await page.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.mouse.move(0, 0);
};

const giveBack = async (page: Page, product: string) => {
  page.removeAllListeners();
  if (!spoiled.has(page) && !page.isClosed()) {
    const isEmpty = await emptyPage(page, product).then(
      () => true,
      () => false,
    );
    if (isEmpty) {
      idlePages.set(product, [...(idlePages.get(product) ?? []), page]);
      return;
    }
  }
  await contexts.get(page)?.close();
};

/** What holds the cookies of a page’s visitor. */
export const cookiesOf = (page: Page) => contexts.get(page) as BrowserContext;

/** A page of its own visitor. Whatever goes wrong in it fails the test, also where nobody looks. */
export const openPage = async (options: PageOptions = {}): Promise<Page> => {
  const product = options.product ?? inject('product');
  const canBeAnother =
    options.javaScript !== false && !options.worker && !options.isFirstVisit && !options.reads;
  const page =
    (canBeAnother ? idlePages.get(product)?.pop() : undefined) ?? (await newPage(product, options));
  await page.setViewportSize({ width: options.width ?? DESK, height: options.height ?? 900 });
  await page.emulateMedia({
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    media: null,
    forcedColors: null,
  });
  const complaints = listen(page, new URL(product).origin, options);
  onTestFinished(async () => {
    await giveBack(page, product);
    judge(complaints, options.expects ?? [], options.tolerates);
  });
  return page;
};

/** Closes what is kept of a product that ends. */
export const closePagesOf = async (product: string) => {
  const pages = idlePages.get(product) ?? [];
  idlePages.delete(product);
  await Promise.all(pages.map(async (page) => contexts.get(page)?.close()));
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

const judge = (complaints: string[], expected: readonly RegExp[], tolerated: RegExp | undefined) => {
  const unexpected = complaints.filter(
    (complaint) => ![...expected, ...(tolerated ? [tolerated] : [])].some((one) => one.test(complaint)),
  );
  expect(unexpected, 'what went wrong in the page').toEqual([]);
  const missing = expected.filter((one) => !complaints.some((complaint) => one.test(complaint)));
  expect(missing, 'what was to go wrong and did not').toEqual([]);
};
