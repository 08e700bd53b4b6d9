import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildUser } from '#demo/builders/user.ts';
import { folders } from '#features/folders/core/server/tables.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { readableLog } from '#testing/readable-log.ts';
import { handle, handleInSteps } from './handle.ts';

// The test has endpoints of its own: the host's rules hold whatever a module declares.
const makeFolder = endpoint({
  method: 'POST',
  url: '/api/test/folders',
  body: z.object({
    name: textSchema({ max: { length: 10, say: 'server.invalidField' } }),
    count: z.optional(z.int()),
  }),
  server: {
    who: 'person',
    summary: 'Makes a folder',
    // The names aren't in alphabetical order, in which jsonb would store them.
    response: z.object({ name: z.string(), id: z.int() }),
    refusals: { full: { status: 409, say: 'server.conflict' } },
    creates: true,
  },
});

const secretLink = endpoint({
  method: 'POST',
  url: '/api/test/links',
  body: z.object({ name: z.string() }),
  server: {
    who: 'person',
    summary: 'Makes a link by slow work',
    response: z.object({ made: z.int(), link: z.string() }),
    refusals: { full: { status: 409, say: 'server.conflict' } },
    creates: true,
  },
});
const slow = { begun: 0, finish: async (): Promise<void> => undefined };

const faulty = endpoint({
  method: 'GET',
  url: '/api/test/faulty/:id',
  server: {
    who: 'anyone',
    summary: 'Breaks its contract',
    params: z.object({ id: idInPath }),
    response: z.object({ name: z.string() }),
    refusals: {},
  },
});

const adminsOnly = endpoint({
  method: 'GET',
  url: '/api/test/admin',
  server: {
    who: 'admin',
    summary: 'For admins',
    response: z.object({ ok: z.boolean() }),
    refusals: {},
  },
});

const { log, lines } = readableLog();
const { app, ask, db, pool } = await testHost({
  log,
  routes: [
    handle(makeFolder, async ({ body, person, services, refuse }) => {
      if (body.name === 'full') throw refuse('full');
      const [row] = await services.db
        .insert(folders)
        .values({ userId: person.id, name: body.name })
        .returning();
      return { id: row?.id ?? 0, name: body.name, userId: person?.id };
    }),
    handleInSteps(secretLink, {
      prepare: async ({ body, refuse }) => {
        slow.begun += 1;
        const { begun } = slow;
        await makeOutsideCall('a service', slow.finish);
        if (body.name === 'full') throw refuse('full');
        return begun;
      },
      handle: async ({ person, services }, made) => {
        await services.db.insert(folders).values({ userId: person.id, name: `made ${made}` });
        return { made, link: 'a secret' };
      },
      redact: (response) => ({ ...response, link: '' }),
      repeat: async (_, stored) => ({ ...stored, link: 'the same secret' }),
    }),
    handle(faulty, async () => ({ secret: 'x' }) as never),
    handle(adminsOnly, async () => ({ ok: true })),
  ],
});

const person = await buildUser(db, { userType: 'private' });
const countFolders = async () => Number((await pool.query('select count(*) from folders')).rows[0].count);
const headersOfEverything = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-request-id',
];

describe('one shape for every no', () => {
  test('invalid input names every field', async () => {
    const { status, body } = await ask('POST', '/api/test/folders', {
      as: person.id,
      body: { name: 'x'.repeat(11), count: 1.5 },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalidInput',
      message: expect.any(String),
      fields: { name: expect.any(String), count: expect.any(String) },
    });
  });

  test('a refusal says its code and sentence', async () => {
    const { status, body } = await ask('POST', '/api/test/folders', {
      as: person.id,
      body: { name: 'full' },
    });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'full',
        message: 'Your change conflicts with something that already exists. Reload the page and try again.',
      },
    });
  });

  test('an answer that breaks its contract is a fault and leaks nothing', async () => {
    const { status, body, text: raw } = await ask('GET', '/api/test/faulty/1');
    expect({ status, body }).toMatchObject({ status: 500, body: { code: 'fault' } });
    expect(raw).not.toContain('secret');
  });

  test(
    'an unknown API path is JSON 404, whatever the method',
    {
      meta: { requirements: ['SHELL-020'] },
    },
    async () => {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const { status, body } = await ask(method, '/api/nope');
        expect({ status, body }).toMatchObject({ status: 404, body: { code: 'notFound' } });
      }
    },
  );

  test.each([
    ['no JSON', '{', 'application/json', 400, 'malformedJson'],
    ['an empty body', '', 'application/json', 400, 'malformedJson'],
    ['another type', 'name=x', 'application/x-www-form-urlencoded', 415, 'notJson'],
    ['plain text', 'x', 'text/plain', 415, 'notJson'],
    ['too much', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413, 'bodyTooLarge'],
    ['a poisoned prototype', '{"__proto__":{"name":"x"}}', 'application/json', 400, 'malformedJson'],
  ])('%s is refused', async (_, payload, type, status, code) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/test/folders',
      payload,
      headers: { 'content-type': type },
    });
    expect({ status: response.statusCode, code: response.json().code }).toEqual({ status, code });
    for (const name of headersOfEverything) expect(response.headers).toHaveProperty(name);
  });

  test.each(['/api/test/faulty/%', '/api/test/faulty/%E0%A4%A', '/%c0%ae', '/api/test/faulty/%00'])(
    'the broken address %s is 400 or 404, never 500',
    async (url) => {
      const response = await app.inject({ method: 'GET', url });
      expect([400, 404]).toContain(response.statusCode);
      for (const name of headersOfEverything.slice(0, 3)) expect(response.headers).toHaveProperty(name);
    },
  );
});

describe('what the parser cannot read', () => {
  let port = 0;
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });

  const send = (raw: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(raw));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });

  test.each([
    [
      'a long address within the headers’ room',
      `GET /${'a'.repeat(9000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      414,
    ],
    ['an endless address', `GET /${'a'.repeat(70_000)}`, 414],
    ['long headers', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['TRACE', 'TRACE / HTTP/1.1\r\nhost: x\r\nx-secret: s\r\nconnection: close\r\n\r\n', 404],
    ['two Hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])('%s', async (_, raw, status) => {
    const received = await send(raw);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(received).not.toContain('x-secret');
    expect(received.toLowerCase()).toContain('content-security-policy');
    expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n') + 4))).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
    });
  });
});

describe('who may call', () => {
  test('a visitor who is not signed in gets 401', { meta: { requirements: ['SESSION-012'] } }, async () => {
    const { status, body } = await ask('POST', '/api/test/folders', { body: { name: 'a' } });
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'signInFirst' } });
  });

  test('a name with admin in it is no admin', { meta: { requirements: ['SESSION-008'] } }, async () => {
    const pretender = await buildUser(db, { username: 'xAdminx' });
    expect((await ask('GET', '/api/test/admin', { as: pretender.id })).status).toBe(404);
    const real = await buildUser(db, { userType: 'admin' });
    expect((await ask('GET', '/api/test/admin', { as: real.id })).status).toBe(200);
  });

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'a post from %s is refused',
    async (origin) => {
      const { status, body } = await ask('POST', '/api/test/folders', {
        as: person.id,
        body: { name: 'a' },
        headers: { origin },
      });
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'foreignOrigin' } });
    },
  );

  test('a cross-site post without an origin is refused, one from our own pages is not', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(
      (await ask('POST', '/api/test/folders', { as: person.id, body: { name: 'a' }, headers: foreign }))
        .status,
    ).toBe(403);
    const ownHeaders = {
      origin: 'http://localhost:80',
      host: 'localhost:80',
      'sec-fetch-site': 'same-origin',
    };
    expect(
      (await ask('POST', '/api/test/folders', { as: person.id, body: { name: 'a' }, headers: ownHeaders }))
        .status,
    ).toBe(201);
  });
});

test('another website’s script may read nothing, and an answer says its type and its charset', async () => {
  const headers = { origin: 'https://evil.example' };
  const response = await ask('GET', '/api/test/admin', { headers });
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test('the log tells of what somebody was refused, also where they only looked', async () => {
  lines.length = 0;
  const levelOf = async (as?: number) => {
    const { headers } = await ask('GET', '/api/test/admin', as === undefined ? {} : { as });
    const logEntries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    return logEntries.find(({ requestId }) => requestId === headers['x-request-id']);
  };
  expect(await levelOf(person.id)).toMatchObject({ level: 30, personId: person.id, status: 404 });
  expect(await levelOf()).toMatchObject({ level: 20, route: '/api/test/admin', status: 404 });
});

describe('Idempotency-Key', () => {
  const make = (key: string, name = 'once', as = person.id) =>
    ask('POST', '/api/test/folders', { as, body: { name }, headers: { 'idempotency-key': key } });

  test('a repeat is answered alike and done once, also 20 at a time', async () => {
    const before = await countFolders();
    const answers = await Promise.all(Array.from({ length: 20 }, () => make('key-1')));
    expect(new Set(answers.map(({ status, text: body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await countFolders()).toBe(before + 1);
  });

  test('a repeat is answered with the very bytes of the first answer', async () => {
    const first = await make('key-bytes');
    expect(first.text).toMatch(/^\{"name":"once","id":\d+\}$/);
    expect((await make('key-bytes')).bytes).toEqual(first.bytes);
  });

  test('a key used for another request is refused', async () => {
    await make('key-2', 'one');
    expect((await make('key-2', 'two')).body).toMatchObject({ code: 'keyReused' });
  });

  test('a refused request gives its key back', async () => {
    expect((await make('key-3', 'full')).status).toBe(409);
    expect((await make('key-3', 'free')).status).toBe(201);
  });

  test.each([
    ['an empty key', ''],
    ['a key of 129 characters', 'k'.repeat(129)],
    ['a key of 8,000 characters', 'k'.repeat(8000)],
  ])('%s is refused before anything is done', async (_, key) => {
    const before = await countFolders();
    const { status, body } = await make(key);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'unusableKey' } });
    expect(body).toMatchObject({ message: 'An Idempotency-Key must be 1 to 128 characters long.' });
    expect(await countFolders()).toBe(before);
    expect((await make('k'.repeat(128))).status).toBe(201);
  });

  test('a key is a person’s own', async () => {
    const otherPerson = await buildUser(db, {});
    const first = await make('key-4');
    const second = await make('key-4', 'once', otherPerson.id);
    expect(second.text).not.toBe(first.text);
  });

  describe('of a call with slow work', () => {
    const link = (key: string, name = 'a') =>
      ask('POST', '/api/test/links', { as: person.id, body: { name }, headers: { 'idempotency-key': key } });

    test('no connection is held meanwhile', async () => {
      let heldConnections = -1;
      slow.finish = async () => {
        heldConnections = pool.totalCount - pool.idleCount;
      };
      expect((await link(randomUUID())).status).toBe(201);
      expect(heldConnections).toBe(0);
    });

    test('20 tries at once have it done once', async () => {
      const [begun, before, key] = [slow.begun, await countFolders(), randomUUID()];
      slow.finish = () => delay(100);
      const answers = await Promise.all(Array.from({ length: 20 }, () => link(key)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(slow.begun).toBe(begun + 1);
      expect(await countFolders()).toBe(before + 1);
      slow.finish = async () => undefined;
    });

    test('a secret in its answer stands in no table, and is given to a repeat anew', async () => {
      expect((await link('slow-2')).body).toMatchObject({ link: 'a secret' });
      expect((await link('slow-2')).body).toMatchObject({ link: 'the same secret' });
      const { rows } = await pool.query(`select answer::text from idempotency_keys where key = 'slow-2'`);
      expect(rows).toEqual([{ answer: expect.not.stringContaining('secret') }]);
    });

    test('one that was refused gives its key back', async () => {
      expect((await link('slow-3', 'full')).status).toBe(409);
      expect((await link('slow-3', 'free')).status).toBe(201);
    });

    test('one that was killed in the middle is done by a later try', async () => {
      const hash = createHash('sha256').update('/api/test/links\n{"name":"a"}').digest();
      await pool.query(
        `insert into idempotency_keys (owner, key, request_hash, created_at)
         values ($1, 'slow-4', $2, now() - interval '11 seconds')`,
        [`person ${person.id}`, hash],
      );
      const before = await countFolders();
      expect((await link('slow-4')).status).toBe(201);
      expect(await countFolders()).toBe(before + 1);
    });

    test('of two that got through the slow work the second changes nothing', async () => {
      const before = await countFolders();
      const gates: (() => void)[] = [];
      slow.finish = () => new Promise<void>((resolve) => gates.push(resolve));
      const first = link('slow-5');
      await eventually(async () => expect(gates).toHaveLength(1));
      await pool.query(
        `update idempotency_keys set created_at = created_at - interval '11 seconds' where key = 'slow-5'`,
      );
      const second = link('slow-5');
      await eventually(async () => expect(gates).toHaveLength(2));
      for (const open of gates) open();
      const made = (await Promise.all([first, second])).map(({ body }) => (body as { made: number }).made);
      expect(new Set(made).size).toBe(1);
      expect(await countFolders()).toBe(before + 1);
      slow.finish = async () => undefined;
    });
  });
});

test('health is told without a word to the log, readiness asks the database', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { status, body } = await ask('GET', '/healthz');
  // The version has the commit if there is a build.
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'ok', version: expect.stringMatching(new RegExp(`^${version}(\\+\\w+)?$`)) },
  });
  expect((await ask('GET', '/readyz')).body).toEqual({ status: 'ready' });
});

test('an instance whose worker has stopped is not ready, and lives', async () => {
  const stopped = await testHost({ worker: { isWorking: () => false } });
  const { status, body } = await stopped.ask('GET', '/readyz');
  expect({ status, body }).toEqual({ status: 503, body: { status: 'jobs are not done' } });
  expect((await stopped.ask('GET', '/healthz')).status).toBe(200);
});

test('a connection on which nothing moves is given up, one that reads nothing of what it asked for too', () => {
  expect(app.server.timeout).toBe(60_000);
});
