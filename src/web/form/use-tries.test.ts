import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { call } from '#web/api-client.ts';
import { mayHaveGone, tries } from './use-tries.ts';

const make = endpoint({
  method: 'POST',
  url: '/api/test',
  body: z.object({ words: z.string() }),
  server: { who: 'person', answer: z.object({}), refusals: {}, summary: 'Makes', creates: true },
});

let made: string[] = [];
let isLost: 'arrived' | 'on the way' | null = null;

/** A server that keeps keys as ours does, behind a line on which a call or its answer gets lost. */
beforeEach(() => {
  made = [];
  const firstUnder = new Map<string, string>();
  const answer = (key: string, body: string): Response => {
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
    const answered = wasLost === 'on the way' ? null : answer(key, body as string);
    if (wasLost || !answered) throw new TypeError('Failed to fetch');
    return answered;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As a form and a button send: what of it failed is thrown. */
const sender = (about?: string) => {
  const { once, forget, fail, keepAs } = tries();
  if (about !== undefined) keepAs(about);
  return async (words: string) => {
    try {
      await call(make, { body: { words } }, once());
      forget();
    } catch (error) {
      fail(error);
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
  const lost = await send('typed').catch((error: unknown) => error);
  expect(mayHaveGone(lost)).toBe(true);
  const told = await send('typed on').catch((error: unknown) => error);
  expect(told).toMatchObject({ status: 422, wire: { code: 'keyReused' } });
  expect(mayHaveGone(told)).toBe(true);
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
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  isLost = 'arrived';
  await expect(sender('note')('typed')).rejects.toThrow('Failed to fetch');
  await sender('note')('typed');
  expect(made).toEqual(['typed']);
  // It went: the next one is another.
  await sender('note')('typed');
  expect(made).toEqual(['typed', 'typed']);
});

test('what was refused is put right, and the same again is meant twice', async () => {
  const send = sender();
  const refused = await send('').catch((error: unknown) => error);
  expect(mayHaveGone(refused)).toBe(false);
  await send('typed');
  await send('typed');
  expect(made).toEqual(['typed', 'typed']);
});
