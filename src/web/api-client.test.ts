import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { callEndpoint } from './api-client.ts';

const definition = { who: 'person', response: z.object({}), refusals: {} } as const;
const readEndpoint = endpoint({
  method: 'GET',
  url: '/api/test',
  server: { ...definition, summary: 'Looks' },
});
const change = endpoint({ method: 'PATCH', url: '/api/test', server: { ...definition, summary: 'Changes' } });
const writeEndpoint = endpoint({
  method: 'PATCH',
  url: '/api/test',
  body: z.object({ words: z.string() }),
  server: { ...definition, summary: 'Tells' },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The connection accepts everything and returns nothing; `giveUp` lets its write time out. */
const deadConnection = () => {
  const longEnough = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(longEnough.signal);
  const sent: RequestInit[] = [];
  const fetch = (_: string, init: RequestInit) =>
    new Promise((__, reject) => {
      sent.push(init);
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  vi.stubGlobal('fetch', fetch);
  return { sent, giveUp: () => longEnough.abort(new DOMException('', 'TimeoutError')) };
};

test('a write that is not answered is given up, so that it can be tried again', async () => {
  const line = deadConnection();
  const pendingChange = callEndpoint(change, {});
  line.giveUp();
  await expect(pendingChange).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a question waits: what it asked for may be long', () => {
  const { sent } = deadConnection();
  void callEndpoint(readEndpoint, {});
  expect(sent).toMatchObject([{ method: 'GET', signal: undefined }]);
});

test('what is said as the page goes is sent on by the browser, as long as it takes so much', () => {
  const { sent } = deadConnection();
  const sendWords = (words: string, isLast: boolean) =>
    void callEndpoint(writeEndpoint, { body: { words } }, { isLast });
  sendWords('typed', false);
  sendWords('typed', true);
  sendWords('ö'.repeat(40_000), true);
  expect(sent.map(({ keepalive }) => Boolean(keepalive))).toEqual([false, true, false]);
});
