import { expect, test } from 'vitest';
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
