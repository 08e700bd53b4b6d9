import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildUser } from '#demo/builders/user.ts';
import { buildWebhook, buildWebhookDelivery } from '#demo/builders/webhook.ts';
import { testHost } from '#testing/host.ts';
import { standIn } from '#testing/stand-in.ts';
import { webhookEvents } from './contract/webhook-events.ts';
import { webhookEventTypes } from './rules/webhooks.ts';
import { deliverWebhookJob } from './server/deliver-webhook.ts';
import { webhookOldSecrets } from './server/tables.ts';
import { newWebhookSecret, formatWebhookSecret, signedWebhookHeaders } from './server/webhook-signature.ts';

const server = await standIn();
const { ask, db, services } = await testHost({ env: { WEBHOOK_ADDRESSES: 'any' } });
const publicHost = await testHost();

const documentation = async () => {
  const { body } = await ask('GET', '/api/openapi.json');
  return (body as { info: { description: string } }).info.description;
};

/** A process of another language has the computer's clock, where npm run test:dates has shifted ours. */
const secondsOff = () => (Date.now() - (performance.timeOrigin + performance.now())) / 1000;

/** Each receiver as somebody copies it from the documentation, which says here at which port it listens. */
const receivers = {
  Node: {
    language: 'js',
    command: process.execPath,
    args: ['--input-type=module', '--eval'],
    withOurClock: (code: string) => code,
    listen: ['.listen(4000);', '.listen(0, function () { console.log(this.address().port); });'],
    event: (id: string) => `${id} message.created { messageId: 7`,
  },
  Python: {
    language: 'python',
    command: 'python3',
    args: ['-c'],
    withOurClock: (code: string) =>
      `import time\nclock = time.time\ntime.time = lambda: clock() + ${secondsOff()}\n${code}`,
    listen: [
      "HTTPServer(('', 4000), Receiver).serve_forever()",
      "server = HTTPServer(('127.0.0.1', 0), Receiver); print(server.server_port, flush=True); server.serve_forever()",
    ],
    event: (id: string) => `${id} message.created {'messageId': 7`,
  },
} as const;

type Receiver = (typeof receivers)[keyof typeof receivers];

const codeOf = async ({ language, listen: [listen, listenAnywhere], withOurClock }: Receiver) => {
  const blocks = (await documentation()).matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]+?)\`\`\``, 'g'));
  const code = [...blocks].map(([, block]) => block ?? '').find((block) => block.includes(listen)) ?? '';
  expect(code).toContain(listen);
  return withOurClock(code.replace(listen, listenAnywhere));
};

const started: ChildProcess[] = [];

afterEach(() => {
  for (const process of started.splice(0)) process.kill();
});

const start = async (receiver: Receiver, secret: Buffer) => {
  const child = spawn(receiver.command, [...receiver.args, await codeOf(receiver)], {
    env: { ...process.env, GIEWEL_WEBHOOK_SECRET: formatWebhookSecret(secret) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${output.trim()}/hook`, output: () => output };
};

test('the event of the documentation is one as we send it', async () => {
  const [, head = '', json = ''] = /```http\n([\s\S]+?)\n\n([\s\S]+?)\n```/.exec(await documentation()) ?? [];
  const { type, timestamp, data } = JSON.parse(json) as Record<string, string>;
  expect(type).toBe('message.created');
  expect(new Date(timestamp ?? '').toISOString()).toBe(timestamp);
  expect(z.safeParse(webhookEvents['message.created'].data, data)).toMatchObject({ success: true, data });

  const { id: userId } = await buildUser(db);
  const { id: webhookId } = await buildWebhook(db, { userId, url: `${server.url}/hook` });
  const { id } = await buildWebhookDelivery(db, { webhookId, type: 'message.created', payload: json });
  await deliverWebhookJob.run({ deliveryId: id, attempts: 0 }, services);
  const names = [...head.matchAll(/^([\w-]+): /gm)].map(([, name]) => name);
  expect(names).toHaveLength(4);
  expect(Object.keys(server.requests[0]?.headers ?? {})).toEqual(expect.arrayContaining(names));
});

const hasPython = spawnSync('python3', ['--version']).error === undefined;

describe.each([
  ['Node', true],
  ['Python', hasPython],
] as const)('the receiver of the documentation in %s', (name, isThere) => {
  const receiver = receivers[name];

  test.runIf(isThere)('takes what we sign, with either secret, and nothing else', async () => {
    const [old, secret] = [newWebhookSecret(), newWebhookSecret()];
    const { id: userId } = await buildUser(db);
    const statusFor = async (receiverSecret: Buffer) => {
      const { url, output } = await start(receiver, receiverSecret);
      const { id: webhookId } = await buildWebhook(db, { userId, url, secret });
      const validUntil = new Date(Date.now() + 60_000);
      await db.insert(webhookOldSecrets).values({ webhookId, secret: old, validUntil });
      const payload = '{"type":"message.created","data":{"messageId":7,"senderId":8}}';
      const { id, eventId } = await buildWebhookDelivery(db, { webhookId, type: 'message.created', payload });
      await deliverWebhookJob.run({ deliveryId: id, attempts: 0 }, services);
      const { body } = await ask('GET', `/api/webhooks/${webhookId}/deliveries`, { as: userId });
      const [{ status }] = body as [{ status: number }];
      if (status === 204)
        await vi.waitFor(() => expect(output()).toContain(receiver.event(`evt_${eventId}`)));
      return status;
    };
    expect(await statusFor(secret)).toBe(204);
    expect(await statusFor(old)).toBe(204);
    expect(await statusFor(newWebhookSecret())).toBe(401);
  });

  test.runIf(isThere)('refuses what is too old, or has no signature', async () => {
    const secret = newWebhookSecret();
    const { url } = await start(receiver, secret);
    const body = '{"type":"message.created","data":{}}';
    const statusAt = async (seconds: number) => {
      const headers = signedWebhookHeaders([secret], { id: 'evt_1', body, seconds });
      return (await fetch(url, { method: 'POST', headers, body })).status;
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await statusAt(now)).toBe(204);
    expect(await statusAt(now - 600)).toBe(401);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
  });
});

test('the documentation says which addresses webhooks take here', async () => {
  expect(await documentation()).toContain('may also begin with `http://`');
  const { body } = await publicHost.ask('GET', '/api/openapi.json');
  const { description } = (body as { info: { description: string } }).info;
  expect(description).toContain('must be public and begin with `https://`. To test');
  expect(description).not.toContain('WEBHOOK_ADDRESSES');
});

test('the documentation names each event with the call and the scope that read its details', async () => {
  const text = await documentation();
  expect(text).toContain(
    '| `message.created` | You’ve received a message | `GET /api/messages/conversation/{senderId}` | `messages:read` |',
  );
  for (const type of webhookEventTypes) expect(text).toMatch(new RegExp(`\\| \`${type}\` \\| .+:read\` \\|`));
});
