import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { browserAtPushService } from '#testing/browser-at-push-service.ts';
import { testHost } from '#testing/host.ts';
import { MAX_PUSH_ENDPOINT_LENGTH } from './contract/push.ts';
import { personalData } from './server/personal-data.ts';

const { app, ask, db, pool, signIn } = await testHost();

beforeEach(() => pool.query('delete from push_subscriptions; delete from rate_limits'));

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const subscriptionOf = (endpoint = ENDPOINT) => browserAtPushService(endpoint).subscription;
const rows = async () =>
  (await pool.query('select user_id, endpoint, auth from push_subscriptions order by id')).rows;

/** Returns a browser in which the person is signed in. */
const browserOf = async ({ id }: { id: number }) => {
  const cookie = await signIn(id);
  return (method: 'GET' | 'POST' | 'DELETE', body?: unknown, url = '/api/push') =>
    ask(method, url, { body, headers: { cookie } });
};

test('the public key is one, though fifty ask for it first, and nothing else of it is answered', async () => {
  await pool.query('delete from push_keys');
  const { id } = await buildUser(db);
  const responses = await Promise.all(Array.from({ length: 50 }, () => ask('GET', '/api/push', { as: id })));
  const [key] = (await pool.query('select public_key, private_key from push_keys')).rows;
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(new Set(responses.map(({ text }) => text))).toEqual(
    new Set([JSON.stringify({ publicKey: key.public_key, isOn: false })]),
  );
});

test('a browser that was told of is on until it is ended, and others are not', async () => {
  const person = await buildUser(db);
  const [browser, otherBrowser] = [await browserOf(person), await browserOf(person)];
  expect(await browser('POST', subscriptionOf())).toMatchObject({ status: 200, body: { isOn: true } });
  expect((await browser('GET')).body).toMatchObject({ isOn: true });
  expect((await otherBrowser('GET')).body).toMatchObject({ isOn: false });
  await otherBrowser('DELETE');
  expect((await browser('GET')).body).toMatchObject({ isOn: true });
  expect(await browser('DELETE')).toMatchObject({ status: 200, body: { isOn: false } });
  expect(await browser('DELETE')).toMatchObject({ status: 200, body: { isOn: false } });
  expect(await rows()).toEqual([]);
});

test('the same browser again is no second row, fifty times at once or with a new address', async () => {
  const person = await buildUser(db);
  const browser = await browserOf(person);
  const subscription = subscriptionOf();
  const responses = await Promise.all(Array.from({ length: 25 }, () => browser('POST', subscription)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const renewed = subscriptionOf(`${ENDPOINT}/renewed`);
  await browser('POST', renewed);
  expect(await rows()).toEqual([{ user_id: person.id, endpoint: renewed.endpoint, auth: renewed.keys.auth }]);
});

test('who uses a browser next takes it over', async () => {
  const [claire, marc] = [await buildUser(db), await buildUser(db)];
  const [firstBrowser, secondBrowser] = [await browserOf(claire), await browserOf(marc)];
  await firstBrowser('POST', subscriptionOf());
  const { keys, endpoint } = subscriptionOf();
  await secondBrowser('POST', { keys, endpoint });
  expect(await rows()).toEqual([{ user_id: marc.id, endpoint, auth: keys.auth }]);
  expect((await firstBrowser('GET')).body).toMatchObject({ isOn: false });
});

test.each([
  ['signing out', (browser: Awaited<ReturnType<typeof browserOf>>) => browser('POST', {}, '/api/logout')],
  [
    'signing out everywhere else',
    async (_: unknown, { id }: { id: number }) => ask('DELETE', '/api/sessions', { as: id }),
  ],
])('%s ends it', async (_, end) => {
  const person = await buildUser(db);
  const browser = await browserOf(person);
  await browser('POST', subscriptionOf());
  expect((await end(browser, person)).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a known push service', async (endpoint) => {
  const browser = await browserOf(await buildUser(db));
  expect((await browser('POST', subscriptionOf(endpoint))).status).toBe(200);
});

describe('what is no address of a push service (m11)', () => {
  test.each([
    'http://fcm.googleapis.com/send',
    'https://push.browser.example/send',
    'https://127.0.0.1.nip.io/send',
    'https://localtest.me/send',
    'https://fcm.googleapis.com.browser.example/send',
    'https://evilpush.apple.com/send',
    'https://localhost/send',
    'https://push.localhost/send',
    'https://push/send',
    'https://127.0.0.1/send',
    'https://2130706433/send',
    'https://0x7f.1/send',
    'https://10.0.0.8/send',
    'https://192.168.1.1/send',
    'https://[::1]/send',
    'https://[fd00::1]/send',
    'https://database.internal/send',
    'https://printer.local/send',
    'https://fcm.googleapis.com:8443/send',
    'https://me:secret@fcm.googleapis.com/send',
    'https://fcm.googleapis.com/send#part',
    'https://fcm.googleapis.com/a b',
    'javascript:alert(1)',
    `https://fcm.googleapis.com/${'a'.repeat(MAX_PUSH_ENDPOINT_LENGTH)}`,
    '',
  ])('%s', async (endpoint) => {
    const browser = await browserOf(await buildUser(db));
    expect((await browser('POST', subscriptionOf(endpoint))).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

test.each([
  ['a key that is none', { p256dh: 'B'.repeat(86) }],
  ['a point that is not on the curve', { p256dh: `BA${'A'.repeat(84)}E` }],
  ['a short secret', { auth: 'A'.repeat(21) }],
  ['none', { auth: undefined }],
])('%s is refused', async (_, wrong) => {
  const browser = await browserOf(await buildUser(db));
  const { endpoint, keys } = subscriptionOf();
  expect((await browser('POST', { endpoint, keys: { ...keys, ...wrong } })).status).toBe(400);
  expect(await rows()).toEqual([]);
});

test.each(['GET', 'POST', 'DELETE'] as const)('%s is not for who is not signed in', async (method) => {
  const payload = method === 'POST' ? subscriptionOf() : undefined;
  const { statusCode } = await app.inject({ method, url: '/api/push', payload });
  expect(statusCode).toBe(401);
});

test('nobody subscribes without end', async () => {
  const browser = await browserOf(await buildUser(db));
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) statuses.push((await browser('POST', subscriptionOf())).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});

test('what a person is given of themselves names their devices, and no key', async () => {
  const person = await buildUser(db);
  const browser = await browserOf(person);
  await browser('POST', subscriptionOf());
  expect(await personalData.collect(db, person.id)).toEqual({
    notifications: [],
    notToldOf: [],
    devices: [{ endpoint: ENDPOINT, createdAt: expect.any(Date), lastUsedAt: null }],
  });
});
