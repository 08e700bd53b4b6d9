import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { ensureCategories } from '#demo/categories.ts';
import { ResponseBody } from '#server/http/response-body.ts';
import { testHost } from '#testing/host.ts';
import { sourcePages } from '#testing/source-pages.ts';
import { hostUncachedPages } from '#testing/uncached-pages.ts';
import type { RenderPage } from '#web/rendered-page.ts';
import { createRenderedPageCache } from './rendered-page-cache.ts';

const { pool, db, connection, services, signIn } = await testHost();
const source = await sourcePages();
const made: string[] = [];
const renderPage: RenderPage = async (request) => {
  const page = await (await source.renderPage())(request);
  made.push('isAsBefore' in page ? 'as before' : 'anew');
  return page;
};
const app = await hostUncachedPages({
  services,
  database: { pool, db, connection },
  source: { ...source, renderPage: async () => renderPage },
});
afterAll(() => app.close());

await ensureCategories(db);
const company = await buildCompany(db, { name: 'Weber Toiture' });

const open = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ method: 'GET', url, headers })).body;

beforeEach(() => {
  made.length = 0;
});

test('a page is given again where all it asks is answered as before, and made anew where something is not', async () => {
  const pages = ['/search', `/companies/${company.id}`];
  for (const page of pages) {
    const first = await open(page);
    expect(first.includes('Weber Toiture')).toBe(true);
    expect((await open(page)) === first).toBe(true);
  }
  expect(made).toEqual(['anew', 'as before', 'anew', 'as before']);
  await pool.query('update company_profiles set name = $1 where id = $2', ['Thill Dach', company.id]);
  for (const page of pages) {
    const changedPage = await open(page);
    expect(['Thill Dach', 'Weber Toiture'].map((name) => changedPage.includes(name))).toEqual([true, false]);
  }
  expect(made.slice(4)).toEqual(['anew', 'anew']);
});

test('each language, address of ours and search has a page of its own', async () => {
  await open('/search');
  const otherPages = [
    open('/fr/search'),
    open('/search', { host: 'giewel.example' }),
    open('/search?verified=true'),
    open('/search?fbclid=1'),
  ];
  await Promise.all(otherPages);
  // Parameters that the page doesn't read make no other page.
  expect(made.slice(1).toSorted()).toEqual(['anew', 'anew', 'anew', 'as before']);
});

test('a page of somebody who is signed in is theirs alone, and always made anew', async () => {
  const cookie = await signIn(company.userId);
  await open('/search', { cookie });
  await open('/search', { cookie });
  expect(made).toEqual(['anew', 'anew']);
});

const MB = 1024 * 1024;

/** A cached page weighs four times its text: the text, its compressed forms, and the data behind it. */
const pageOf = (megabytes: number) => ({
  status: 200,
  isPublic: true,
  shown: undefined,
  company: null,
  html: new ResponseBody('x'.repeat((megabytes * MB) / 4)),
});

test('pages are kept for ten minutes, and as many as sixteen megabytes hold', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const pages = createRenderedPageCache();
  for (const key of ['one', 'two', 'three']) pages.store(key, pageOf(6), []);
  expect(['one', 'two', 'three'].filter((key) => pages.find(key))).toEqual(['two', 'three']);
  pages.store('two', pageOf(2), []);
  pages.store('four', pageOf(6), []);
  expect(['three', 'two', 'four'].filter((key) => pages.find(key))).toEqual(['three', 'two', 'four']);
  vi.advanceTimersByTime(10 * 60_000);
  expect(pages.find('two')).toBeUndefined();
  vi.useRealTimers();
});
