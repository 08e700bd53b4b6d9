import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { isWritten, noteWritten, writeItems } from './written-answers.ts';

const listOf = (url: '/api/one' | '/api/other') =>
  endpoint({
    method: 'GET',
    url,
    isPaged: true,
    server: {
      who: 'anyone',
      summary: 'A list',
      answer: z.array(z.object({ name: z.string() })),
      refusals: {},
    },
  });
const [one, other] = [listOf('/api/one'), listOf('/api/other')];
const pageOf = (...items: unknown[]) => ({ items, total: items.length, next: null });

test('what was written for one list is judged again in any other', () => {
  const item = { name: 'Thill' };
  expect(isWritten(one, pageOf(item))).toBe(false);
  noteWritten(one, item);
  expect(isWritten(one, pageOf(item))).toBe(true);
  expect(isWritten(one, pageOf(item, { name: 'Schmit' }))).toBe(false);
  expect(isWritten(other, pageOf(item))).toBe(false);
});

test('a list is the same text whoever wrote its items', () => {
  const items = [{ name: 'Thill' }, { name: '"\u2028é' }];
  noteWritten(one, items[0] as object);
  for (const list of [one, other]) expect(writeItems(list, pageOf(...items))).toBe(JSON.stringify(items));
  expect(writeItems(one, pageOf())).toBe('[]');
});
