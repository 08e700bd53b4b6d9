import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { buildWebhook } from '#demo/builders/webhook.ts';
import { testHost } from '#testing/host.ts';
import { sentences } from './strings/en/webhooks.ts';

const { ask, db } = await testHost({ withPages: true });

test('the page /settings/webhooks lists the webhooks of whoever is signed in', async () => {
  const { id } = await buildUser(db);
  await buildWebhook(db, { userId: id, url: 'https://crm.example.lu/hook' });
  const { status, text } = await ask('GET', '/settings/webhooks', { as: id });
  expect(status).toBe(200);
  expect(text).toContain(`${sentences.title}</h1>`);
  expect(text).toContain('https://crm.example.lu/hook');
  expect((await ask('GET', '/settings/webhooks')).status).toBe(302);
});

test('the cards of two webhooks and their buttons are told apart by the whole address', async () => {
  const { id } = await buildUser(db);
  const events = ['quote.sent', 'message.created'] as const;
  await buildWebhook(db, { userId: id, url: 'https://crm.example.lu/a', events: [...events] });
  await buildWebhook(db, { userId: id, url: 'https://crm.example.lu/b', isEnabled: false });
  const { text } = await ask('GET', '/settings/webhooks', { as: id });
  for (const name of ['Send test event', 'Turn off', 'Edit', 'New secret', 'Delete', 'Show deliveries'])
    expect(text).toContain(`aria-label="${name}: https://crm.example.lu/a"`);
  expect(text).toContain('A quote is sent · A message arrives');
  // The button stays where it was, so that no other one comes under the pointer.
  expect(text).toMatch(
    /<button[^>]* disabled=""[^>]*aria-label="Send test event: https:\/\/crm.example.lu\/b"/,
  );
  expect(text).toContain('aria-label="Turn on: https://crm.example.lu/b"');
});

test('an address that was stored and is none is listed like the others', async () => {
  const { id } = await buildUser(db);
  await buildWebhook(db, { userId: id, url: 'http://127.0.0.1:99999/x' });
  const { status, text } = await ask('GET', '/settings/webhooks', { as: id });
  expect(status).toBe(200);
  expect(text).toContain('http://127.0.0.1:99999/x');
});
