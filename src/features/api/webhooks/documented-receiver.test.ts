import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildUser } from '#demo/builders/user.ts';
import { buildWebhook, buildWebhookDelivery } from '#demo/builders/webhook.ts';
import { testHost } from '#testing/host.ts';
import { standIn } from '#testing/stand-in.ts';
import { webhookEvents } from './contract/webhook-events.ts';
import { deliverWebhookJob } from './server/deliver-webhook.ts';
import { webhookOldSecrets } from './server/tables.ts';
import { newWebhookSecret, formatWebhookSecret } from './server/webhook-signature.ts';

const server = await standIn();
const { ask, db, services } = await testHost({ env: { WEBHOOK_ADDRESSES: 'any' } });

const documentation = async () => {
  const { body } = await ask('GET', '/api/openapi.json');
  return (body as { info: { description: string } }).info.description;
};

/** The receiver as somebody copies it from the documentation. */
const documentedReceiver = async () => {
  const code = /```js\n([\s\S]+?)```/.exec(await documentation())?.[1] ?? '';
  expect(code).toContain('.listen(4000);');
  return code.replace('.listen(4000);', '.listen(0, function () { console.log(this.address().port); });');
};

const started: ChildProcess[] = [];

afterEach(() => {
  for (const process of started.splice(0)) process.kill();
});

const start = async (secret: Buffer) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', await documentedReceiver()], {
    env: { ...process.env, GIEWEL_WEBHOOK_SECRET: formatWebhookSecret(secret) },
    stdio: ['ignore', 'pipe', 'inherit'],
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

test('the receiver of the documentation takes what we sign, with either secret, and nothing else', async () => {
  const [old, secret] = [newWebhookSecret(), newWebhookSecret()];
  const { id: userId } = await buildUser(db);
  const statusFor = async (receiverSecret: Buffer) => {
    const { url, output } = await start(receiverSecret);
    const { id: webhookId } = await buildWebhook(db, { userId, url, secret });
    const validUntil = new Date(Date.now() + 60_000);
    await db.insert(webhookOldSecrets).values({ webhookId, secret: old, validUntil });
    const payload = '{"type":"message.created","data":{"messageId":7,"senderId":8}}';
    const { id, eventId } = await buildWebhookDelivery(db, { webhookId, type: 'message.created', payload });
    await deliverWebhookJob.run({ deliveryId: id, attempts: 0 }, services);
    const { body } = await ask('GET', `/api/webhooks/${webhookId}/deliveries`, { as: userId });
    const [{ status }] = body as [{ status: number }];
    if (status === 204)
      await vi.waitFor(() => expect(output()).toContain(`evt_${eventId} message.created { messageId: 7`));
    return status;
  };
  expect(await statusFor(secret)).toBe(204);
  expect(await statusFor(old)).toBe(204);
  expect(await statusFor(newWebhookSecret())).toBe(401);
});
