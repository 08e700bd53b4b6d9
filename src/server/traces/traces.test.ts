import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { allEndpointRoutes, createSessionFinder, createTokenHolderFinder } from '#app/registry.ts';
import { buildUser } from '#demo/builders/user.ts';
import { mailImprintOf } from '#features/notifications/email/server/mail-imprint.ts';
import { sendBySmtp } from '#features/notifications/email/server/send-email-by-smtp.ts';
import { getCurrentUser } from '#kernel/current-user.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { createPool } from '#server/database/pool.ts';
import { buildServer, type ServerOptions } from '#server/http/build-server.ts';
import { handle } from '#server/http/handle.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { eventually } from '#testing/eventually.ts';
import { requestsTo, testHost } from '#testing/host.ts';
import { mailServer } from '#testing/mail-server.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { startTracing } from './start-tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}

/** The collector stores the spans that it gets; another server is there to be called. */
const collected: SentSpan[] = [];
const called: (string | undefined)[] = [];
const take = async (request: IncomingMessage, response: ServerResponse) => {
  if (request.url === '/v1/traces') {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    collected.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  } else called.push(request.headers['traceparent'] as string | undefined);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
};
const collector = createServer((request, response) => void take(request, response));
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const mails = await mailServer();
const host = await testHost();
const { config } = host.services;
const traces = startTracing(endpoint, quietLog);
const pool = createPool(host.connection, quietLog);
traces.watchPool(pool);
const db = openDrizzle(pool);
const hostOptions: ServerOptions = {
  services: { ...host.services, db },
  database: { pool, db, connection: host.connection, close: async () => undefined },
  cache: {
    getOrMake: async (_, make) => ({ value: await make(), asOf: null }),
    statistics: () => ({ answers: 0, bytes: 0, asked: { kept: 0, made: 0, old: 0 } }),
  },
  live: { open: () => undefined, count: () => 0, close: () => undefined },
  routes: allEndpointRoutes(db),
  headers: {},
  isSecure: false,
  requestLimits: { count: () => undefined, close: () => undefined },
  findSession: createSessionFinder(db),
  findTokenHolder: createTokenHolderFinder(db),
  traces,
};
const app = await buildServer(hostOptions);
beforeEach(() => {
  collected.length = 0;
  called.length = 0;
});
afterAll(async () => {
  await app.close();
  await traces.close();
  await pool.end();
  await new Promise((resolve) => collector.close(resolve));
});
const ask = requestsTo(app, host.signIn);
const [claire, paul] = [
  await buildUser(db, { username: 'claire-the-sender' }),
  await buildUser(db, { userType: 'company' }),
];

const STRANGERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const STRANGERS_SPAN = '00f067aa0ba902b7';
const traceparent = (flags: string) => `00-${STRANGERS_TRACE}-${STRANGERS_SPAN}-${flags}`;
/** Returns the spans of the trace in which a request of this name was handled. */
const spansOf = (name: string, count: number) =>
  eventually(async () => {
    const request = collected.find((span) => span.name === name);
    const spans = collected.filter(({ traceId }) => traceId === request?.traceId);
    expect(spans.length).toBeGreaterThanOrEqual(count);
    return spans;
  });
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

test('a request is a span, and its statements are spans of it', async () => {
  const body = { receiverId: paul.id, content: 'My door code is on the wall' };
  const headers = { 'idempotency-key': 'a key of mine' };
  expect((await ask('POST', '/api/messages?said=on-the-wall', { as: claire.id, body, headers })).status).toBe(
    201,
  );
  const spans = await spansOf('POST /api/messages', 8);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: 'POST /api/messages' });
  expect(request).not.toHaveProperty('parentSpanId');
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/messages',
    'http.response.status_code': 201,
  });
  const statements = spans.filter(({ kind }) => kind === 3);
  for (const { parentSpanId, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect(parentSpanId).toBe(request?.spanId);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThan(BigInt(startTimeUnixNano));
  }
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select sessions', 'begin', 'insert messages', 'commit']),
  );
  expect(JSON.stringify(spans)).not.toMatch(/on.the.wall|claire|a key of mine/);
});

test('a header of a stranger takes no request out of the traces, and names none (m13)', async () => {
  for (const header of [traceparent('00'), traceparent('01'), 'nonsense'])
    await ask('GET', '/api/folders', { as: claire.id, headers: { traceparent: header } });
  const requests = await eventually(async () => {
    const spans = collected.filter(({ name }) => name === 'GET /api/folders');
    expect(spans).toHaveLength(3);
    return spans;
  });
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(3);
  expect(JSON.stringify(collected)).not.toMatch(new RegExp(`${STRANGERS_TRACE}|${STRANGERS_SPAN}`));
});

test('nor does it go on to whom the request makes us call (m13)', async () => {
  const calling = await buildServer({
    ...hostOptions,
    routes: [
      handle(getCurrentUser, async () => {
        await (await fetch(`${endpoint}/somebody-else`)).text();
        throw new Error('It is called, and that is all');
      }),
    ],
  });
  await calling.inject({
    url: '/api/user',
    headers: { cookie: await host.signIn(claire.id), traceparent: traceparent('01') },
  });
  await calling.close();
  expect(called).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)]);
  expect(called.join()).not.toContain(STRANGERS_TRACE);
});

test('a job is a span, and what it calls is asked with its trace', async () => {
  const job = {
    name: 'call-somebody',
    run: async () => {
      await (await fetch(`${endpoint}/secret/path?token=what-is-asked`)).text();
    },
  };
  const runner = await startJobWorker({ ...host, close: async () => undefined }, [job], host.services, {
    traces,
  });
  await host.services.jobs.add(db, job.name, {});
  const span = await eventually(async () => {
    const jobSpan = collected.find(({ name }) => name === 'job call-somebody');
    expect(jobSpan).toBeDefined();
    return jobSpan as SentSpan;
  });
  await runner.stop();
  const [call] = collected.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  expect(call && attributesOf(call)).toEqual({
    'http.request.method': 'GET',
    'server.address': new URL(endpoint).host,
    'http.response.status_code': 200,
  });
  expect(called).toEqual([`00-${span.traceId}-${call?.spanId}-01`]);
  expect(JSON.stringify(collected)).not.toContain('what-is-asked');
});

test('a mail on its way is a span, and says where to and nothing of what', async () => {
  const host = new URL(mails.url).host;
  const sender = { smtpUrl: mails.url, from: 'moien@giewel.example', imprint: mailImprintOf(config, 'en') };
  const email = { subject: 'Your code', heading: 'Your code', paragraphs: ['What is written'] };
  const message = { id: '1', to: 'claire@mail.example', language: 'en', letter: email } as const;
  await traces.watchJob('send-well', () => sendBySmtp(message, sender));
  mails.refusals.push(450);
  const refused = traces.watchJob('send-badly', () => sendBySmtp(message, sender));
  await expect(refused).rejects.toThrow('(450)');
  const calls = await eventually(async () => {
    const smtpSpans = collected.filter(({ name }) => name === 'call SMTP');
    expect(smtpSpans).toHaveLength(2);
    return smtpSpans;
  });
  for (const call of calls)
    expect(attributesOf(call)).toEqual({ 'network.protocol.name': 'smtp', 'server.address': host });
  const jobOf = ({ parentSpanId }: SentSpan) => collected.find(({ spanId }) => spanId === parentSpanId)?.name;
  expect(calls.map((call) => [jobOf(call), call.status])).toEqual([
    ['job send-well', undefined],
    ['job send-badly', { code: 2 }],
  ]);
  expect(JSON.stringify(collected)).not.toMatch(/What is written|claire@|moien@/);
});

test('a collector that is not there costs a warning, and no answer', async () => {
  const warnings: string[] = [];
  const unreachable = startTracing('http://127.0.0.1:9', {
    ...quietLog,
    warn: (message) => warnings.push(message),
  });
  await unreachable.watchJob('nothing', async () => undefined);
  await unreachable.close();
  expect(warnings).toEqual([expect.stringContaining('Traces are lost')]);
});
