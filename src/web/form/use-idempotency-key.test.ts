import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { callEndpoint } from '#web/api-client.ts';
import { createIdempotencyKeyHolder } from './use-idempotency-key.ts';

const make = endpoint({
  method: 'POST',
  url: '/api/test',
  body: z.object({ words: z.string() }),
  server: { who: 'person', response: z.object({}), refusals: {}, summary: 'Makes', creates: true },
});

let made: string[] = [];
/** One entry per failure says whether the page refetches. */
let shown: boolean[] = [];
let isLost: 'arrived' | 'on the way' | null = null;

/** This server remembers keys as ours does, behind a connection on which a call or its response gets lost. */
beforeEach(() => {
  made = [];
  shown = [];
  const firstUnder = new Map<string, string>();
  const respond = (key: string, body: string): Response => {
    const first = firstUnder.get(key);
    const { words } = JSON.parse(body) as { words: string };
    if (words === '') return Response.json({ code: 'invalidInput', message: 'Words' }, { status: 400 });
    if (first !== undefined && first !== body)
      return Response.json({ code: 'keyReused', message: 'It went' }, { status: 422 });
    if (first === undefined) made.push(words);
    firstUnder.set(key, body);
    return Response.json({});
  };
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const wasLost = isLost;
    isLost = null;
    const key = (headers as Record<string, string>)['idempotency-key'] ?? '';
    const response = wasLost === 'on the way' ? null : respond(key, body as string);
    if (wasLost || !response) throw new TypeError('Failed to fetch');
    return response;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Sends as a form and a button do: a failure is thrown. */
const sender = (about?: string) => {
  const { once, forget, fail, keepAs } = createIdempotencyKeyHolder();
  if (about !== undefined) keepAs(about);
  return async (words: string) => {
    try {
      await callEndpoint(make, { body: { words } }, once());
      forget();
    } catch (error) {
      shown.push(fail(error));
      throw error;
    }
  };
};

test('what was not changed after its answer got lost is made once', async () => {
  const send = sender();
  isLost = 'arrived';
  await expect(send('typed')).rejects.toThrow('Failed to fetch');
  await send('typed');
  expect(made).toEqual(['typed']);
});

test('what was changed after its answer got lost is a second one only for whoever sends it knowing of the first (issue 40)', async () => {
  const send = sender();
  isLost = 'arrived';
  await expect(send('typed')).rejects.toThrow('Failed to fetch');
  await expect(send('typed on')).rejects.toMatchObject({ status: 422, wire: { code: 'keyReused' } });
  expect(shown).toEqual([true, true]);
  expect(made).toEqual(['typed']);
  await send('typed on');
  expect(made).toEqual(['typed', 'typed on']);
});

test('what was changed after it got lost on the way is made once, as it was changed', async () => {
  const send = sender();
  isLost = 'on the way';
  await expect(send('typed')).rejects.toThrow('Failed to fetch');
  await send('typed on');
  expect(made).toEqual(['typed on']);
});

test('a dialog that is closed after its answer got lost and opened again makes nothing twice', async () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  isLost = 'arrived';
  await expect(sender('note')('typed')).rejects.toThrow('Failed to fetch');
  await sender('note')('typed');
  expect(made).toEqual(['typed']);
  // It succeeded: the next one is another.
  await sender('note')('typed');
  expect(made).toEqual(['typed', 'typed']);
});

test('what was refused is put right, and the same again is meant twice', async () => {
  const send = sender();
  await expect(send('')).rejects.toMatchObject({ status: 400 });
  expect(shown).toEqual([false]);
  await send('typed');
  await send('typed');
  expect(made).toEqual(['typed', 'typed']);
});

test('what creates nothing has no key, and where it fails nothing new can be there', () => {
  const { once, fail } = createIdempotencyKeyHolder();
  once();
  expect(fail(new TypeError('Failed to fetch'))).toBe(false);
});
