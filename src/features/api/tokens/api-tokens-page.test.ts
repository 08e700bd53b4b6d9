import { expect, test } from 'vitest';
import { buildApiToken } from '#demo/builders/api-token.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { sentences } from './strings/en/api-tokens.ts';

const { ask, db } = await testHost({ withPages: true });

test('the page /settings/api-tokens is there for whoever is signed in', async () => {
  const { id } = await buildUser(db);
  const { status, text } = await ask('GET', '/settings/api-tokens', { as: id });
  expect(status).toBe(200);
  expect(text).toContain(`${sentences.title}</h1>`);
  expect((await ask('GET', '/settings/api-tokens')).status).toBe(302);
});

test('two tokens of one name are told apart by their endings', async () => {
  const { id } = await buildUser(db);
  await buildApiToken(db, { userId: id, name: 'Stranger CRM', ending: 'ub-k' });
  const { text } = await ask('GET', '/settings/api-tokens', { as: id });
  expect(text).toContain('aria-label="Revoke Stranger CRM (ending in ub-k)"');
});
