import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildApiToken } from '#demo/builders/api-token.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { ask, db, signIn } = await testHost({ env: { REQUEST_LIMITS: 'on' } });

const tokenOf = async (userId: number, letter: string) => {
  const token = `giewel_${letter.repeat(43)}`;
  await buildApiToken(db, {
    userId,
    scopes: ['account:read'],
    tokenHash: createHash('sha256').update(token).digest(),
  });
  return { authorization: `Bearer ${token}` };
};

test('each token has an allowance of its own, which its responses state', async () => {
  const { id } = await buildUser(db);
  const first = await tokenOf(id, 'a');
  const { headers } = await ask('GET', '/api/user', { headers: first });
  expect(headers['ratelimit-policy']).toBe('"read";q=300;w=60');
  expect(headers['ratelimit']).toMatch(/^"read";r=299;t=(60|59)$/);
  for (let turn = 1; turn < 300; turn += 1) await ask('GET', '/api/user', { headers: first });
  const refused = await ask('GET', '/api/user', { headers: first });
  expect(refused.status).toBe(429);
  expect(refused.headers['ratelimit']).toMatch(/^"read";r=0;t=\d+$/);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);

  const second = await tokenOf(id, 'b');
  expect((await ask('GET', '/api/user', { headers: second })).status).toBe(200);
  expect((await ask('GET', '/api/user', { headers: { cookie: await signIn(id) } })).status).toBe(200);
});
