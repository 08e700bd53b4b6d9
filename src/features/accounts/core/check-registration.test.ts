import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { users } from './server/tables.ts';

const { ask, db } = await testHost();
await buildUser(db, { username: 'thill' });

const PASSWORD = 'rue-de-la-Gare-26';
const check = (username: string, password = PASSWORD) =>
  ask('POST', '/api/register/check', { body: { username, password } });

test('a name that is taken and a common password are said before the further steps, and nothing is stored', async () => {
  expect((await check('daach')).status).toBe(200);
  expect(await check('Thill')).toMatchObject({ status: 409, body: { code: 'usernameTaken' } });
  expect(await check('daach', 'password1')).toMatchObject({
    status: 400,
    body: { fields: { password: expect.stringContaining('too common') as unknown } },
  });
  const bothFaults = (await check('Thill', 'password1')).body as { fields: object };
  expect(Object.keys(bothFaults.fields)).toEqual(['username', 'password']);
  expect(await check('ab')).toMatchObject({ status: 400 });
  expect(await db.$count(users)).toBe(1);
});

test('names are not tried without end', async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 101; tries++) statuses.add((await check(`name-${tries}`)).status);
  expect([...statuses]).toEqual([200, 429]);
});
