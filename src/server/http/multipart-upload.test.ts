import { rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildUser } from '#demo/builders/user.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { testHost } from '#testing/host.ts';
import { readableLog } from '#testing/readable-log.ts';
import { handle } from './handle.ts';

const LARGEST = 100_000;

// The test's own endpoints stand for every call that accepts a file.
const measure = endpoint({
  method: 'POST',
  url: '/api/test/measure',
  upload: {
    field: 'plan',
    largest: LARGEST,
    say: { tooLarge: 'server.bodyTooLarge', notOneFile: 'server.badRequest' },
  },
  server: {
    who: 'person',
    summary: 'Tells how long a file is',
    response: z.object({ size: z.int(), first: z.int() }),
    refusals: {},
  },
});

const echo = endpoint({
  method: 'POST',
  url: '/api/test/echo',
  server: {
    who: 'person',
    summary: 'Takes JSON',
    response: z.object({ ok: z.boolean() }),
    refusals: {},
  },
});

let handled = 0;
const { log, lines } = readableLog();
const { app, ask, db, services } = await testHost({
  log,
  routes: [
    handle(measure, async ({ file }) => {
      handled += 1;
      return { size: file.bytes.length, first: file.bytes[0] ?? -1 };
    }),
    handle(echo, async () => ({ ok: true })),
  ],
});
const person = await buildUser(db);

type Part = [field: string, value: string | Blob];
const formOf = (...parts: Part[]) => {
  const form = new FormData();
  for (const [field, value] of parts)
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, value, 'plan.bin');
  return form;
};
const fileOf = (size: number) => new Blob([Buffer.alloc(size, 7)]);
const send = (...parts: Part[]) => ask('POST', measure.url, { as: person.id, form: formOf(...parts) });

test('a disk that takes no file is our fault and no sender’s: 503, and the log says so', async () => {
  const arriving = join(services.config.dataDir, 'arriving');
  await rm(arriving, { recursive: true, force: true });
  await writeFile(arriving, 'in the way');
  lines.length = 0;
  const response = await send(['plan', fileOf(3)]);
  await rm(arriving);
  expect(response).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(lines.join()).toContain('"msg":"fault"');
  expect((await send(['plan', fileOf(3)])).status).toBe(200);
});

describe('a call that takes a file', () => {
  test.each([0, 1, 65_536, LARGEST])('hands its %d bytes to the handler', async (size) => {
    const { status, body } = await send(['plan', fileOf(size)]);
    expect({ status, body }).toEqual({ status: 200, body: { size, first: size === 0 ? -1 : 7 } });
  });

  test.each([LARGEST + 1, 30 * LARGEST])('refuses %d bytes with its own sentence', async (size) => {
    const { status, body } = await send(['plan', fileOf(size)]);
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { code: 'fileTooLarge', message: 'The request is too large.' },
    });
  });

  const notOneFile: [string, Part[]][] = [
    ['nothing', []],
    ['another field', [['plans', fileOf(3)]]],
    ['text in its place', [['plan', 'text']]],
    [
      'a second file',
      [
        ['plan', fileOf(3)],
        ['plan', fileOf(3)],
      ],
    ],
    [
      'a file of another name beside',
      [
        ['plan', fileOf(3)],
        ['more', fileOf(3)],
      ],
    ],
    [
      'text before',
      [
        ['note', 'x'],
        ['plan', fileOf(3)],
      ],
    ],
    [
      'text after',
      [
        ['plan', fileOf(3)],
        ['note', 'x'],
      ],
    ],
    ['a field that would change objects', [['__proto__', fileOf(3)]]],
  ];
  test.each(notOneFile)('refuses a form with %s', async (_, parts) => {
    const handledBefore = handled;
    const { status, body } = await send(...parts);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'notOneFile' } });
    expect(handled).toBe(handledBefore);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'an end that never comes',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="plan"; filename="a"\r\n\r\nhalf',
    ],
    ['garbage', 'multipart/form-data; boundary=b', '\0\0--b--b\r\n\r\n--'],
    ['JSON', 'application/json', '{"plan": "x"}'],
  ])('refuses %s', async (_, type, payload) => {
    const session = await insertSession(db, {
      userId: person.id,
      isRemembered: false,
      ip: null,
      userAgent: null,
    });
    const headers = { 'content-type': type, cookie: `session=${session.value}` };
    const response = await app.inject({ method: 'POST', url: measure.url, headers, payload });
    expect({ status: response.statusCode, code: response.json().code }).toEqual({
      status: 400,
      code: 'notOneFile',
    });
  });

  test('is for who may call, and only from our own pages', async () => {
    const form = formOf(['plan', fileOf(3)]);
    expect((await ask('POST', measure.url, { form })).status).toBe(401);
    const headers = { origin: 'https://evil.example' };
    expect((await ask('POST', measure.url, { form, headers, as: person.id })).status).toBe(403);
  });

  test('is not to be had without end', async () => {
    const eager = await buildUser(db);
    const statuses = [];
    for (let index = 0; index < 61; index += 1)
      statuses.push(
        (await ask('POST', measure.url, { as: eager.id, form: formOf(['plan', fileOf(1)]) })).status,
      );
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(statuses[60]).toBe(429);
  });

  test('no other call takes a form', async () => {
    const { status, body } = await ask('POST', echo.url, {
      as: person.id,
      form: formOf(['plan', fileOf(3)]),
    });
    expect({ status, body }).toMatchObject({ status: 415, body: { code: 'notJson' } });
  });
});

describe('over a connection', () => {
  let address = '';
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });

  test('a file far too large is refused before it has all arrived, and the connection goes on', async () => {
    const session = await insertSession(db, {
      userId: person.id,
      isRemembered: false,
      ip: null,
      userAgent: null,
    });
    const headers = { cookie: `session=${session.value}`, 'content-type': 'multipart/form-data; boundary=b' };
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          Buffer.from('--b\r\ncontent-disposition: form-data; name="plan"; filename="a"\r\n\r\n'),
        ),
      // The stream never ends by itself: only an early response lets this test pass.
      pull: (controller) => {
        sentBytes += 1;
        controller.enqueue(Buffer.alloc(65_536, 7));
      },
    });
    const response = await fetch(`${address}${measure.url}`, {
      method: 'POST',
      headers,
      body: endless,
      ...({ duplex: 'half' } as object),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'fileTooLarge' });
    expect(sentBytes).toBeGreaterThan(1);
    const next = await fetch(`${address}${measure.url}`, {
      method: 'POST',
      headers: { cookie: headers.cookie },
      body: formOf(['plan', fileOf(5)]),
    });
    expect(await next.json()).toEqual({ size: 5, first: 7 });
  });
});

test('the documentation says what such a call takes', async () => {
  const { body } = await ask('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  expect(paths[measure.url]?.['post']).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { required: ['plan'], properties: { plan: { ...file, maxLength: LARGEST } } },
        },
      },
    },
    responses: {
      400: { description: expect.stringContaining('notOneFile') },
      413: { description: expect.stringContaining('fileTooLarge') },
      429: { description: expect.stringContaining('tooManyRequests') },
    },
  });
});
