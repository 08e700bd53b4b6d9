import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { readConfig } from '#server/config/config.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();
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

test('a public address is one', async () => {
  expect((await post('https://crm.example.lu')).status).toBe(201);
  expect((await post('https://crm.example.lu/hook?key=1')).status).toBe(201);
});

test('a live Giewel calls into no network of its own', () => {
  const live = { LAUNCH: 'live', PUBLIC_URL: 'https://giewel.example' };
  expect(() => readConfig({ ...live, WEBHOOK_ADDRESSES: 'any' })).toThrow('WEBHOOK_ADDRESSES must be public');
  expect(readConfig(live).webhooksToAnyAddress).toBe(false);
});
