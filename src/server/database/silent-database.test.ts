import { afterAll, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { sourcePages } from '#testing/source-pages.ts';
import { testDatabaseProxy } from '#testing/test-database-proxy.ts';
import { hostUncachedPages } from '#testing/uncached-pages.ts';
import { openDrizzle } from './open-drizzle.ts';
import { createPool, createBackgroundPool } from './pool.ts';

const LATEST_MS = 6_000;

const host = await testHost();
const proxy = await testDatabaseProxy(host.connection);
const pool = createPool(proxy.connection, quietLog);
const working = createBackgroundPool(proxy.connection, quietLog);
const db = openDrizzle(pool);
const services = { ...host.services, db, workingDb: openDrizzle(working) };
const app = await hostUncachedPages({
  services,
  database: { pool, db, connection: proxy.connection },
  source: await sourcePages(),
});
afterAll(async () => {
  await app.close();
  await Promise.all([pool.end(), working.end()]);
});

const timed = async (url: string, headers = {}) => {
  const began = performance.now();
  const response = await app.inject({ method: 'GET', url, headers });
  return { answer: response, ms: performance.now() - began };
};

test('a database that falls silent is given up after five seconds, in words, with when to try again', async () => {
  const cookie = await host.signIn((await buildUser(host.db)).id);
  expect((await timed('/api/categories')).answer.statusCode).toBe(200);
  // A silent network leaves such warm connections behind.
  await Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.05)')));
  proxy.fallSilent();
  const began = performance.now();
  const undone = db.transaction((transaction) => transaction.execute('select 1'));
  undone.catch(() => undefined);
  const responses = await Promise.all([
    timed('/api/categories'),
    timed('/api/user', { cookie }),
    timed('/', { accept: 'text/html', cookie }),
    timed('/api/company-places'),
  ]);
  for (const { answer: response, ms } of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect(ms).toBeLessThan(LATEST_MS);
  }
  await expect(undone).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(LATEST_MS);
  expect(responses[1]?.answer.json()).toMatchObject({ code: 'unavailable' });
  expect(responses[2]?.answer.body).toMatch(/<h1>.+<\/h1><p>.+<\/p>/);
  // drizzle itself would lose the connection of a transaction that couldn't begin.
  expect(pool.totalCount - pool.idleCount).toBe(0);
  // Silent connections aren't used again: the next request gets one that answers.
  expect((await timed('/api/categories')).answer.statusCode).toBe(200);
}, 30_000);

test(
  'a lock that is not let go of is waited for as long, a job waits longer',
  { tags: ['nightly'], timeout: 30_000 },
  async () => {
    const holder = await host.pool.connect();
    await holder.query('begin; lock table service_categories in access exclusive mode');
    const { answer: response, ms } = await timed('/api/categories');
    expect(response.statusCode).toBe(503);
    expect(ms).toBeLessThan(LATEST_MS);
    const job = working.query('select count(*) from service_categories');
    await holder.query('select pg_sleep(1); rollback');
    holder.release();
    await expect(job).resolves.toBeDefined();
    const { rows } = await working.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '1min' }]);
  },
);
