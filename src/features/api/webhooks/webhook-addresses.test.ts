import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { buildWebhook, buildWebhookDelivery } from '#demo/builders/webhook.ts';
import { readConfig } from '#server/config/config.ts';
import { testHost } from '#testing/host.ts';
import { standIn } from '#testing/stand-in.ts';
import { newPublicWebhookSchema } from './contract/webhooks.ts';
import { webhookHost } from './rules/webhooks.ts';
import { deliverWebhookJob } from './server/deliver-webhook.ts';
import { webhookDeliveries } from './server/tables.ts';
import { sentences } from './strings/en/webhooks.ts';

const inside = await standIn();
const { ask, db, services } = await testHost();
const { id: as } = await buildUser(db);

const post = (url: string) => ask('POST', '/api/webhooks', { as, body: { url, events: ['quote.sent'] } });

test.each([
  'http://crm.example.lu/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://database.internal/hook',
  'https://printer.local/hook',
  'https://crm.example.lu:5432/hook',
  'https://me:secret@crm.example.lu/hook',
  'https://crm.example.lu/hook#part',
  'ftp://crm.example.lu/hook',
  'crm.example.lu',
])('%s is no address for a webhook', async (url) => {
  expect(await post(url)).toMatchObject({ status: 400, body: { fields: { url: expect.any(String) } } });
});

test('a webhook keeps the checks of its address when it is changed', async () => {
  const { id } = await buildWebhook(db, { userId: as });
  for (const url of ['http://crm.example.lu/hook', 'https://127.0.0.1/hook', 'crm.example.lu'])
    expect(await ask('PATCH', `/api/webhooks/${id}`, { as, body: { url } })).toMatchObject({
      status: 400,
      body: { fields: { url: expect.any(String) } },
    });
  const url = 'https://other.example.lu/hook';
  expect((await ask('PATCH', `/api/webhooks/${id}`, { as, body: { url } })).body).toMatchObject({ url });
});

test('a public address is one', async () => {
  expect((await post('https://crm.example.lu')).status).toBe(201);
  expect((await post('https://crm.example.lu/hook?key=1')).status).toBe(201);
});

const anyHost = await testHost({ env: { WEBHOOK_ADDRESSES: 'any' } });
const anyPerson = await buildUser(anyHost.db);

const postToAny = (url: string) =>
  anyHost.ask('POST', '/api/webhooks', { as: anyPerson.id, body: { url, events: ['quote.sent'] } });

test.each([
  'http://127.0.0.1:99999/x',
  'https://example.com:99999/',
  'http://[::1',
  'http://%zz/',
  'https://a..b/',
  'http://127.0.0.1:0/',
  'https://user:pw@example.com/h',
  'https://user@example.com/h',
])('%s is none where any address is allowed', async (url) => {
  expect(await postToAny(url)).toMatchObject({
    status: 400,
    body: { fields: { url: sentences.urlInvalid } },
  });
});

test.each([
  ['example.com/hook', sentences.urlSchemeMissing],
  ['localhost:4000', sentences.urlSchemeMissing],
  ['ftp://example.com/hook', sentences.urlInvalid],
  ['https://example.com/ho ok', sentences.urlHasSpaces],
  ['', sentences.urlMissing],
])('%s is refused where any address is allowed with what is wrong with it', async (url, reason) => {
  expect((await postToAny(url)).body).toMatchObject({ fields: { url: reason } });
});

test.each([
  ['crm.example.lu/hook', 'webhooks.urlNotHttps'],
  ['http://crm.example.lu/hook', 'webhooks.urlNotHttps'],
  ['https://example.com/ho ok', 'webhooks.urlHasSpaces'],
  ['https://example.com:99999/', 'webhooks.urlInvalid'],
  ['https://me:secret@example.com/', 'webhooks.urlInvalid'],
  ['https://example.com:5432/hook', 'webhooks.urlHasPort'],
  ['https://example.com/hook#part', 'webhooks.urlHasPort'],
  ['https://[::1]/hook', 'webhooks.urlNotPublic'],
  ['https://printer.local/hook', 'webhooks.urlNotPublic'],
  [' ', 'webhooks.urlMissing'],
])('the form of any other installation says for %s what is wrong with it', (url, key) => {
  const parsed = newPublicWebhookSchema.safeParse({ url, events: ['quote.sent'] });
  expect(parsed.error?.issues[0]?.message).toBe(key);
});

test('an address inside is one where any is allowed', async () => {
  expect((await postToAny('http://localhost:4000/hook?key=1')).status).toBe(201);
  expect((await postToAny('http://[::1]:4000/')).status).toBe(201);
});

test('the host of an address is told without what may be secret, even if it was stored unchecked', () => {
  expect(webhookHost('https://crm.example.lu/hook?key=1')).toBe('crm.example.lu');
  expect(webhookHost('https://me:secret@crm.example.lu:99999/hook?key=1')).toBe('crm.example.lu:99999');
});

test('a live Giewel calls into no network of its own', () => {
  const live = { LAUNCH: 'live', PUBLIC_URL: 'https://giewel.example' };
  expect(() => readConfig({ ...live, WEBHOOK_ADDRESSES: 'any' })).toThrow('WEBHOOK_ADDRESSES must be public');
  expect(readConfig(live).webhooksToAnyAddress).toBe(false);
});

const deliverTo = async (url: string) => {
  const { id: webhookId } = await buildWebhook(db, { userId: as, url });
  const { id } = await buildWebhookDelivery(db, { webhookId });
  const logged = vi.spyOn(services.log, 'info');
  await deliverWebhookJob.run({ deliveryId: id, attempts: 0 }, services);
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  expect(row).toMatchObject({ state: 'pending', attempts: 1, status: null, failure: 'private-address' });
  return logged.mock.calls.map(([entry]) => String((entry as { err?: Error }).err?.message));
};

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('a delivery reaches nothing inside, though its address was stored while any was allowed', async () => {
  expect(await deliverTo(`${inside.url}/hook`)).toEqual(['The name leads to a private address']);
  expect(inside.requests).toEqual([]);
});

test.each([['127.0.0.1'], ['10.0.0.5'], ['169.254.169.254'], ['::1'], ['8.8.8.8', '192.168.1.1']])(
  'a delivery to a public name that DNS answers with %s is not made',
  async (...addresses) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const answer = (_: string, __: object, callback: (error: null, found: object[]) => void) =>
      callback(null, found);
    vi.spyOn(dns, 'lookup').mockImplementation(answer as typeof dns.lookup);
    syncBuiltinESMExports();
    expect(await deliverTo('https://rebound.example.lu/hook')).toEqual([
      'The name leads to a private address',
    ]);
  },
);
