import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildCompany } from '#demo/builders/company.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { handle } from '#server/http/handle.ts';
import { testHost } from '#testing/host.ts';

const MEGABYTE = 1024 * 1024;
/** A large response weighs twice its size, for its compressed forms. */
const MOST_LARGE = 32;

// The test has an endpoint of its own, which counts the calls that reach its handler.
const large = endpoint({
  method: 'GET',
  url: '/api/test/large',
  server: {
    who: 'anyone',
    summary: 'Says much, or little',
    query: z.object({ name: z.optional(textSchema({})), megabytes: z.optional(z.enum(['1', '3'])) }),
    response: z.object({ name: z.string(), filling: z.string() }),
    refusals: {},
    isPublic: true,
  },
});

const made: string[] = [];
const { ask } = await testHost({
  routes: [
    handle(large, async ({ query: { name = 'nobody', megabytes = '0' } }) => {
      made.push(name);
      return { name, filling: 'x'.repeat(Number(megabytes) * MEGABYTE) };
    }),
  ],
});
const pages = await testHost({ withPages: true });

const statusOf = async (query: string) => (await ask('GET', `/api/test/large${query}`)).status;

beforeEach(() => {
  made.length = 0;
});

test('what an endpoint does not read makes no answer of its own', async () => {
  for (let number = 0; number < 2_000; number += 1)
    await statusOf(`?x=${number}&name=anna&utm_source=${number}`);
  expect(made).toEqual(['anna']);
  await statusOf('?megabytes=1&name=anna');
  await statusOf('?name=anna&megabytes=1');
  expect(made).toEqual(['anna', 'anna']);
});

test('an answer so large that it would push many others out is made each time', async () => {
  await statusOf('?name=little');
  await statusOf('?name=large&megabytes=3');
  await statusOf('?name=large&megabytes=3');
  await statusOf('?name=little');
  expect(made).toEqual(['little', 'large', 'large']);
});

test('what a page does not read makes no page of its own', async () => {
  const query = vi.spyOn(pages.pool, 'query');
  const searches = () =>
    query.mock.calls.filter(([statement]) => /company_(search|shelves)/.test(JSON.stringify(statement)));
  const read = (address: string) => pages.ask('GET', address);
  const first = await read('/search?sort=name');
  const searchesNeeded = searches().length;
  expect(searchesNeeded).toBeGreaterThan(0);
  for (let number = 0; number < 200; number += 1) {
    const { status, text: html } = await read(`/search?fbclid=${number}&sort=name&x=${number}`);
    expect({ status, html }).toEqual({ status: 200, html: first.text });
  }
  expect(searches()).toHaveLength(searchesNeeded);
  await read('/search?sort=rating');
  expect(searches().length).toBeGreaterThan(searchesNeeded);
});

test('what is kept weighs no more than it may, and what is asked for stays', async () => {
  const names = Array.from({ length: 100 }, (_, number) => `n${number}`);
  await statusOf('?megabytes=1&name=busy');
  for (const name of names) {
    await statusOf(`?megabytes=1&name=${name}`);
    await statusOf('?megabytes=1&name=busy');
  }
  expect(made).toEqual(['busy', ...names]);

  // The newest comes first, so that cached responses are found before uncached ones push them out.
  made.length = 0;
  for (const name of names.toReversed()) {
    await statusOf(`?megabytes=1&name=${name}`);
    if (made.length > 0) break;
  }
  const cachedCount = names.length - 1 - names.indexOf(made[0] ?? '');
  expect(cachedCount).toBeLessThanOrEqual(MOST_LARGE);
  expect(cachedCount).toBeGreaterThan(MOST_LARGE / 2);
});

test('the next page of a list is that of the list, whoever asked for it first', async () => {
  for (let number = 0; number < 3; number += 1) await buildCompany(pages.db);
  const { headers } = await pages.ask('GET', '/api/companies?utm_source=elsewhere&limit=2');
  expect(headers['link']).toMatch(/^<\/api\/companies\?limit=2&cursor=[\w-]+>/);
});
