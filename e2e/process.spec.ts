import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { buildCompany } from '#demo/builders/company.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import type { DatabaseConnection } from '#server/database/pool.ts';
import { openDatabaseProxy } from '#testing/database-proxy.ts';
import { eventually } from '#testing/eventually.ts';
import { urlOf } from '#testing/new-database.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { connectTo, databasePid } from './connect-to-product-database.ts';
import { expect, type Fixtures, nightlyFrom, test } from './fixtures.ts';
import { type Ending, NPM_START, type Product, type ProductProcess, startProduct } from './product.ts';

const databaseUrlOf = ({ host, port, user, database }: DatabaseConnection) =>
  `postgresql://${user}@${host}:${port}/${database}`;

const GRACEFUL = { code: 0, signal: null };

// A first start takes three times as long as a later one, and the other tests need not repeat it.
let first: Product;

test.beforeAll(async () => {
  first = await startProduct({ DEMO: 'off' });
  await first.end('SIGTERM');
});

test.afterAll(() => first.remove());

/** The settings of a product with a database of its own, made before. */
const onItsOwn = async ({ folderForTest }: Pick<Fixtures, 'folderForTest'>) => {
  const dataDir = `${await folderForTest()}/data`;
  await cp(first.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
  return { DEMO: 'off', DATA_DIR: dataDir };
};

/** Sends a request that needs the database even if the public cache is warm. */
const askDatabase = ({ address }: Product) =>
  fetch(`${address}/api/user`, { headers: { cookie: `session=${'A'.repeat(43)}` } });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Warnings and errors among what it logged. */
const complaintsOf = (product: ProductProcess) =>
  product
    .stdout()
    .split('\n')
    .filter((line) => line.startsWith('{'));

/** Sends it what a terminal sends: the signal to all of its process group. */
const pressCtrlC = ({ child, ended }: Product) => {
  process.kill(-(child.pid ?? Number.NaN), 'SIGINT');
  return ended;
};

test.describe('a product that is told to end', () => {
  type Way = [how: string, end: (product: Product) => Promise<Ending>];
  const ways: Way[] = [
    ['by SIGTERM', (product) => product.end('SIGTERM')],
    ['by SIGINT', (product) => product.end('SIGINT')],
    ['by Ctrl-C', pressCtrlC],
  ];

  for (const [index, [how, end]] of ways.entries())
    test(
      `${how} answers what is under way, takes its database along and ends with 0`,
      { tag: nightlyFrom(1, index) },
      async ({ onTestEnd, folderForTest, startForTest }) => {
        const product = await startForTest(await onItsOwn({ folderForTest }));
        const database = (await databasePid(product)) ?? 0;
        const holder = await connectTo({ onTestEnd }, product);
        await holder.query('begin; lock table sessions in access exclusive mode');
        const underWay = askDatabase(product);
        await eventually(async () => {
          const { rows } = await holder.query('select from pg_locks where not granted');
          expect(rows).toHaveLength(1);
        });

        const ended = end(product);
        // It takes no more visitors now, and waits for the one it has.
        await eventually(() => expect(fetch(`${product.address}/healthz`)).rejects.toThrow());
        await holder.query('commit');
        expect((await underWay).status).toBe(401);
        expect(await ended).toEqual(GRACEFUL);
        expect(isAlive(database)).toBe(false);
        expect(await databasePid(product)).toBeUndefined();
        expect(complaintsOf(product)).toEqual([]);
        expect(product.stderr()).toBe('');
      },
    );

  const toNpm: [whom: string, end: (product: Product) => boolean] = [
    'npm alone',
    ({ child }) => child.kill('SIGTERM'),
  ];
  const toAll: typeof toNpm = [
    'npm and all it has started, as a service manager does',
    ({ child }) => process.kill(-(child.pid ?? Number.NaN), 'SIGTERM'),
  ];

  for (const [index, [whom, end]] of [toNpm, toAll].entries())
    test(
      `started by npm start, ends with all that belongs to it when SIGTERM goes to ${whom}`,
      { tag: nightlyFrom(1, index) },
      async ({ folderForTest, startForTest }) => {
        const product = await startForTest(await onItsOwn({ folderForTest }), NPM_START);
        const database = (await databasePid(product)) ?? 0;
        expect(isAlive(database)).toBe(true);
        end(product);
        await product.ended;
        expect(isAlive(database)).toBe(false);
        expect(await databasePid(product)).toBeUndefined();
        await expect(fetch(`${product.address}/healthz`)).rejects.toThrow();
      },
    );

  test(
    'whose database no longer answers, does not wait for it',
    { tag: '@nightly' },
    async ({ onTestEnd, databaseForTest, startForTest }) => {
      const behindTheLine = await databaseForTest();
      const silentLine = await openDatabaseProxy(behindTheLine.connection);
      onTestEnd(() => silentLine.close());
      const product = await startForTest({ DATABASE_URL: databaseUrlOf(silentLine.connection) });
      const holder = await behindTheLine.pool.connect();
      await holder.query('begin; lock table sessions in access exclusive mode');
      const underWay = askDatabase(product).catch(() => undefined);
      await eventually(async () => {
        const { rows } = await holder.query('select from pg_locks where not granted');
        expect(rows).toHaveLength(1);
      });
      silentLine.fallSilent();
      expect(await product.end('SIGTERM')).toEqual({ code: 1, signal: null });
      await holder.query('rollback');
      holder.release();
      await underWay;
    },
  );

  test(
    'while it is still starting, ends once it has',
    { tag: '@nightly' },
    async ({ folderForTest, launchForTest }) => {
      const dataDir = `${await folderForTest()}/data`;
      const starting = await launchForTest({ DATA_DIR: dataDir, DEMO: 'off' });
      // Its database runs, so the signal is heard; the rest of the start is still to come.
      await eventually(async () => expect(await databasePid(starting)).toBeDefined(), 20_000);
      expect(await starting.end('SIGTERM')).toEqual(GRACEFUL);
      expect(await databasePid(starting)).toBeUndefined();
    },
  );

  test(
    'twice, and although a visitor keeps a connection open, ends once and at once',
    { tag: '@nightly' },
    async ({ folderForTest, startForTest }) => {
      const product = await startForTest(await onItsOwn({ folderForTest }));
      await (await fetch(`${product.address}/healthz`)).text();
      const since = Date.now();
      product.child.kill('SIGTERM');
      product.child.kill('SIGINT');
      expect(await product.end('SIGTERM')).toEqual(GRACEFUL);
      expect(Date.now() - since).toBeLessThan(5_000);
    },
  );
});

/** It does not come up, and says why in one sentence. */
const expectSentence = async (
  { launchForTest }: Pick<Fixtures, 'launchForTest'>,
  settings: Record<string, string>,
  sentence: string | RegExp,
) => {
  const since = Date.now();
  const refused = await launchForTest({ LOG_LEVEL: 'info', DEMO: 'off', ...settings });
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(Date.now() - since).toBeLessThan(15_000);
  const said = refused.stderr();
  expect(said).toMatch(sentence);
  expect(said.endsWith('.\n')).toBe(true);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(await databasePid(refused)).toBeUndefined();
  return said;
};

test.describe('a product that cannot start says why in one sentence, and ends with 1', () => {
  test('on a port that is in use', async ({ onTestEnd, folderForTest, launchForTest }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestEnd(() => void other.close());
    const port = String((other.address() as AddressInfo).port);
    const dataDir = `${await folderForTest()}/data`;
    await expectSentence(
      { launchForTest },
      { PORT: port, DATA_DIR: dataDir },
      `Port ${port} is in use. Set PORT to another one.`,
    );
    // It is said before a database is made, which would take a first start most of a minute.
    expect(existsSync(dataDir)).toBe(false);
  });

  test('on a host that is not this machine', async ({ folderForTest, launchForTest }) => {
    await expectSentence(
      { launchForTest },
      { HOST: '192.0.2.1', ...(await onItsOwn({ folderForTest })) },
      /HOST 192\.0\.2\.1 is no address of this machine/,
    );
  });

  test('over a database that nobody answers for, and keeps the password to itself', async ({
    launchForTest,
  }) => {
    const address = 'postgresql://giewel:secret@127.0.0.1:1/giewel';
    const said = await expectSentence(
      { launchForTest },
      { DATABASE_URL: address },
      /^The database .*127\.0\.0\.1:1\/giewel cannot be reached/,
    );
    expect(said).not.toContain('secret');
  });

  test(
    'over a database that takes no writes',
    { tag: '@nightly' },
    async ({ databaseForTest, folderForTest, launchForTest }) => {
      const { connection, pool, url } = await databaseForTest();
      await pool.query(`alter database ${connection.database} set default_transaction_read_only = on`);
      await expectSentence(
        { launchForTest },
        { DATABASE_URL: url, DATA_DIR: await folderForTest() },
        /^The database .* takes no writes at the moment \(default_transaction_read_only is on\)/,
      );
    },
  );

  test('in a folder it may not write to', async ({ folderForTest, launchForTest }) => {
    const file = `${await folderForTest()}/file`;
    await writeFile(file, '');
    await expectSentence(
      { launchForTest },
      { DATA_DIR: `${file}/data` },
      /^Giewel cannot write to .*DATA_DIR/,
    );
  });

  test(
    'beside another one in the same folder',
    { tag: '@nightly' },
    async ({ folderForTest, startForTest, launchForTest }) => {
      const running = await startForTest(await onItsOwn({ folderForTest }));
      const second = await launchForTest({ DATA_DIR: running.dataDir, DEMO: 'off' });
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(second.stderr()).toMatch(
        /^Another Giewel is already running on .*\(process \d+\).*DATA_DIR\.\n$/,
      );
      expect((await askDatabase(running)).status).toBe(401);
    },
  );

  // config.test.ts checks which settings are refused, and the messages.
  test('with a wrong setting', async ({ launchForTest }) => {
    await expectSentence(
      { launchForTest },
      { LAUNCH: 'live', DEMO: 'on' },
      /^PUBLIC_URL must be set to an https address/,
    );
  });

  test('with several wrong settings, says so for each', async ({ launchForTest }) => {
    const refused = await launchForTest({ PORT: 'x', LAUNCH: 'soon' });
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    expect(refused.stderr()).toBe('PORT must be a port number.\nLAUNCH must be prelaunch or live.\n');
  });
});

test.describe('several products over one database', () => {
  test(
    'all show a change within a second, on pages and in answers; one with files of its own says why it cannot start',
    { tag: '@nightly' },
    async ({ databaseForTest, folderForTest, startForTest, launchForTest }) => {
      const { db, pool, url } = await databaseForTest();
      const company = await buildCompany(db, { name: 'Before' });
      const settings = { DATABASE_URL: url, DATA_DIR: await folderForTest() };
      const products = await Promise.all([startForTest(settings), startForTest(settings)]);
      const views = products.flatMap(({ address }) => [`${address}/`, `${address}/api/companies`]);
      const see = async (view: string, name: string) =>
        expect(await (await fetch(view)).text()).toContain(name);
      for (const view of views) await see(view, 'Before');

      for (const name of ['After', 'Afterwards']) {
        await pool.query('update company_profiles set name = $1 where id = $2', [name, company.id]);
        await Promise.all(views.map((view) => eventually(() => see(view, name), 1_000)));
      }
      await expectSentence(
        { launchForTest },
        { DATABASE_URL: url },
        /^The files of this database are in another folder than .* Give all instances the same DATA_DIR, or an S3 store/,
      );
    },
  );
});

test.describe('a database that goes away', () => {
  test('is answered for with 503 and a sentence, and the product is back by itself when it is', async ({
    onTestEnd,
    folderForTest,
    startForTest,
  }) => {
    const dataDir = await folderForTest();
    const startDatabase = () => startEmbeddedPostgres({ dataDir, log: quietLog, settings: { fsync: 'off' } });
    let database = await startDatabase();
    onTestEnd(() => database.stop());
    const product = await startForTest({
      DATABASE_URL: urlOf(database.connection),
      LOG_LEVEL: 'silent',
      // The limits, which are counted in the database, must not stand in the way of the cache.
      REQUEST_LIMITS: 'on',
    });
    const statusOf = async (path: string) => (await fetch(product.address + path)).status;
    expect(await statusOf('/')).toBe(200);

    await database.stop();
    await eventually(async () => expect(await statusOf('/api/companies?limit=1')).toBe(503));
    const answer = await askDatabase(product);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Try again in a moment'),
    });
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const page = await fetch(product.address + path, { headers: { accept: 'text/html', ...headers } });
      return { status: page.status, retry: page.headers.get('retry-after'), text: await page.text() };
    };
    // Cached pages are shown with their time; everything else, and a person's own pages, become a message.
    expect(await read('/')).toMatchObject({
      status: 200,
      text: expect.stringMatching(
        /<body><p role="status">We’re having trouble right now. This version of the page is from \d\d:\d\d.</,
      ),
    });
    const inWords = {
      status: 503,
      retry: '2',
      text: expect.stringMatching(
        /http-equiv="refresh".*<h1>One moment, please<.*<p>We’re having trouble right now/s,
      ),
    };
    expect(await read('/companies/1')).toMatchObject(inWords);
    expect(await read('/dashboard', { cookie: `session=${'A'.repeat(43)}` })).toMatchObject(inWords);

    database = await startDatabase();
    await eventually(async () => expect(await statusOf('/readyz')).toBe(200));
    expect((await askDatabase(product)).status).toBe(401);
    expect(await statusOf('/api/companies')).toBe(200);
    await eventually(async () => expect((await read('/')).text).not.toContain('as of'));
    expect(await product.end('SIGTERM')).toEqual(GRACEFUL);
  });

  test('that is its own is started again', { tag: '@nightly' }, async ({ folderForTest, startForTest }) => {
    const product = await startForTest({ LOG_LEVEL: 'silent', ...(await onItsOwn({ folderForTest })) });
    const killed = (await databasePid(product)) ?? 0;
    process.kill(killed, 'SIGKILL');
    const statuses = new Set<number>();
    await eventually(async () => {
      const { status } = await askDatabase(product);
      statuses.add(status);
      expect(await databasePid(product)).not.toBe(killed);
      expect(status).toBe(401);
    });
    statuses.delete(401);
    expect([...statuses].filter((status) => status !== 503)).toEqual([]);
    expect(await product.end('SIGTERM')).toEqual(GRACEFUL);
  });
});
