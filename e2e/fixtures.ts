import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { startApp } from '#app/start.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { readConfig } from '#server/config/config.ts';
import type { SocketConnection } from '#server/database/embedded/start-embedded-postgres.ts';
import { createLogger } from '#server/logging/create-logger.ts';
import { loadBuiltPages } from '#server/pages/load-built-pages.ts';
import { type DatabaseOptions, newDatabase, type TestDatabase } from '#testing/new-database.ts';
import { makeRunFolder } from '#testing/run-folder.ts';
import { launchProduct, type Product, type ProductProcess, startProduct } from './product.ts';
import { type Expected, judge, listen, troublesCame } from './watched-page.ts';

export { expect } from '@playwright/test';

export interface PageOptions extends Expected, BrowserContextOptions {
  /** The address of the product, if it isn't the one that the file's tests share. */
  product?: string;
}

export interface Visit extends PageOptions {
  address?: string;
}

/** A product of a test file's own, with its database. */
export interface OwnProduct extends TestDatabase {
  address: string;
  dataDir: string;
}

export interface Fixtures {
  /** Runs after the test; the last one registered runs first. */
  onTestEnd: (undo: () => unknown) => void;
  /** The product of the file's own, which `ownProduct` sets; undefined where its tests read from the demo. */
  own: OwnProduct | undefined;
  /** Opens a page for a new visitor. Any error in it fails the test, also where no step looks. */
  openPage: (options?: PageOptions) => Promise<Page>;
  /** A page as a person sees it who is signed in already. */
  openAs: (person: { id: number }, visit?: Visit) => Promise<Page>;
  /** Signs a person in on a page's browser, as a form would; at the product of the file's own unless another is said. */
  signIn: (page: Page, person: { id: number }, at?: Partial<OwnProduct>) => Promise<void>;
  /** A migrated database for one test. */
  databaseForTest: (options?: DatabaseOptions) => Promise<TestDatabase>;
  /** A folder for one test. */
  folderForTest: () => Promise<string>;
  /** A product as a process for one test, which may do anything to it. */
  startForTest: (...terms: Parameters<typeof startProduct>) => Promise<Product>;
  /** The same where it may never come up. */
  launchForTest: (...terms: Parameters<typeof launchProduct>) => Promise<ProductProcess>;
}

/** Returns the address of the product with the demo, in pre-launch. Tests only read from it. */
export const demoProduct = () => process.env['E2E_PRODUCT'] ?? '';

/** The PostgreSQL of this run, beside the one that the demo runs for itself. */
const databaseServer = () => JSON.parse(process.env['E2E_DATABASE_SERVER'] ?? '') as SocketConnection;

export const test = base.extend<Fixtures>({
  own: [undefined, { option: true }],

  baseURL: async ({ own }, use) => use(own?.address ?? demoProduct()),

  openPage: async ({ browser, baseURL }, use) => {
    const opened: { context: BrowserContext; complaints: string[]; expected: Expected }[] = [];
    await use(async ({ product = baseURL, expects, tolerates, ...options } = {}) => {
      // A service worker would respond to requests that a test fulfils itself.
      // While a page turns into the next, its picture lies over everything and a press meets nothing, so motion is off
      // unless a test is about it.
      const reducedMotion = 'reduce';
      const defaults = { baseURL: product, serviceWorkers: 'block', reducedMotion } as const;
      const context = await browser.newContext({ ...defaults, ...options });
      const page = await context.newPage();
      const complaints = listen(page, new URL(product ?? '').origin, options.javaScriptEnabled);
      opened.push({ context, complaints, expected: { expects, tolerates } });
      return page;
    });
    // All pages are closed before any is judged, so that one with errors leaves no other open.
    const missing = await Promise.allSettled(
      opened.map(({ complaints, expected }) => troublesCame(complaints, expected)),
    );
    for (const { context } of opened) await context.close();
    for (const { complaints, expected } of opened) judge(complaints, expected);
    for (const result of missing) if (result.status === 'rejected') throw result.reason;
  },

  signIn: async ({ own, baseURL }, use) => {
    await use(async (page, { id }, { db = own?.db, address: url = baseURL } = {}) => {
      if (!db) throw new Error('Nobody of the demo is signed in this way');
      const terms = { userId: id, isRemembered: false, ip: null, userAgent: null };
      const { value } = await insertSession(db, terms);
      await page.context().addCookies([{ name: 'session', value, url: url ?? '', httpOnly: true }]);
    });
  },

  openAs: async ({ openPage, signIn }, use) => {
    await use(async (person, { address = '/', ...options } = {}) => {
      const page = await openPage(options);
      await signIn(page, person, { address: options.product });
      if (options.javaScriptEnabled === false) await page.goto(address);
      else await visit(page, address);
      return page;
    });
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  onTestEnd: async ({}, use) => {
    const undoings: (() => unknown)[] = [];
    await use((undo) => void undoings.push(undo));
    for (const undo of undoings.toReversed()) await undo();
  },

  databaseForTest: async ({ onTestEnd }, use) => {
    await use(async (options) => {
      const { drop, ...database } = await newDatabase(databaseServer(), options);
      onTestEnd(drop);
      return database;
    });
  },

  folderForTest: async ({ onTestEnd }, use) => {
    await use(async () => {
      const folder = await makeRunFolder();
      // A process that wrote into it may still be ending.
      onTestEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
      return folder;
    });
  },

  startForTest: async ({ onTestEnd }, use) => {
    await use(async (...terms) => {
      const product = await startProduct(...terms);
      onTestEnd(() => product.remove());
      return product;
    });
  },

  launchForTest: async ({ onTestEnd }, use) => {
    await use(async (...terms) => {
      const product = await launchProduct(...terms);
      onTestEnd(() => product.remove());
      return product;
    });
  },
});

/** The tags of one of many that are alike: the first few prove a change, the others wait for the night. */
export const nightlyFrom = (few: number, index: number) => (index < few ? [] : ['@nightly']);

/** Makes something once before the tests of a file, for all of them. Call it at the top of the file. */
export const madeBefore = <Made extends object>(make: () => Promise<Made>): Made => {
  const made = {} as Made;
  test.beforeAll(async () => {
    Object.assign(made, await make());
  });
  return made;
};

/** Settings that may need something that is started first. */
type Settings = () => Record<string, string> | Promise<Record<string, string>>;

/**
 * The undoing of all products of a file. Playwright calls afterAll in the order of declaration, and a second product over
 * the first one's database and folder has to stop before these are deleted.
 */
const ends: (() => Promise<unknown>)[] = [];

/** A product beside the one of the file's own, such as one with other settings. Call it at the top of the file. */
export const otherProduct = (settings: Settings = () => ({})): OwnProduct => {
  const own = {} as OwnProduct;
  const errors: string[] = [];
  test.beforeAll(async () => {
    process.env['NODE_ENV'] = 'production';
    const { drop, ...database } = await newDatabase(databaseServer());
    ends.push(drop);
    const folder = await makeRunFolder();
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const config = readConfig({
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'data'),
      VIES_URL: 'http://127.0.0.1:1',
      DATABASE_URL: database.url,
      ...(await settings()),
    });
    const log = createLogger(config.logLevel, { write: (line) => void errors.push(line) });
    const running = await startApp(config, await loadBuiltPages(), { log });
    ends.push(() => running.stop());
    Object.assign(own, database, { address: running.address, dataDir: config.dataDir });
  });
  test.afterAll(async () => {
    // A closed page can leave a query behind that ends with its database, which is no fault of a test.
    const loggedErrors = [...errors];
    for (const end of ends.splice(0).toReversed()) await end();
    expect(loggedErrors, 'what the product logged as an error').toEqual([]);
  });
  return own;
};

/**
 * The built product over a database of this test file's own, within the worker that tests it: a process each would read
 * all modules again. Call it at the top of the file.
 */
export const ownProduct = (settings?: Settings): OwnProduct => {
  const own = otherProduct(settings);
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  test.use({ own: async ({}, use) => use(own) });
  return own;
};

/** The settings of a launched product, tried out on this machine: its address is known before it starts. */
export const launchedHere = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return { LAUNCH: 'live', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
};

/** Goes to an address and waits until the page is alive: before that a click is only the browser's. */
export const visit = async (page: Page, address: string) => {
  const response = await page.goto(address);
  await untilAlive(page);
  return response;
};

export const untilAlive = (page: Page) =>
  page.waitForFunction(() => 'live' in document.documentElement.dataset);
