import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ResponseBody, MIN_COMPRESSED_BYTES, sendResponseBody } from './response-body.ts';

const long = 'Déi laang Äntwert. '.repeat(MIN_COMPRESSED_BYTES / 10);
const short = 'Eng kuerz.';

const app = Fastify();
const bodies = { long: new ResponseBody(long), short: new ResponseBody(short) };
app.get('/long', (request, reply) => sendResponseBody(request, reply, bodies.long));
app.get('/short', (request, reply) => sendResponseBody(request, reply, bodies.short));

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

const opened = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  plain: (bytes: Buffer) => bytes.toString(),
};

test('a header full of spaces is looked through once', async () => {
  const { headers } = await ask('/long', { 'accept-encoding': `br${' '.repeat(1_000_000)}x` });
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'plain'],
  ['brotli', 'plain'],
  [' br ; q=0.5', 'br'],
  ['', 'plain'],
] as const)('whoever accepts “%s” gets it %s', async (accepted, form) => {
  // The second response must get what was made for the first.
  for (const _ of [1, 2]) {
    const { statusCode, headers, rawPayload } = await ask('/long', { 'accept-encoding': accepted });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding'] ?? 'plain').toBe(form);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(opened[form](rawPayload)).toBe(long);
  }
});

test('what is asked again is soon sent smaller', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => `${(index * 7919) % 1009}`).join(' ');
  const body = new ResponseBody(words);
  const first = await body.brotli;
  expect(await body.brotli).toBe(first);
  await expect.poll(async () => (await body.brotli).length).toBeLessThan(first.length);
  expect(opened.br(await body.brotli)).toBe(words);
});

test('what is short is sent as it is', async () => {
  const { headers, body } = await ask('/short', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(short);
});

test('what is known already is not sent again', async () => {
  const { headers } = await ask('/long');
  const revalidated = await ask('/long', { 'if-none-match': String(headers.etag) });
  expect(revalidated.statusCode).toBe(304);
  expect(revalidated.body).toBe('');
  expect((await ask('/short', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});
