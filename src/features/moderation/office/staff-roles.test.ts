import { beforeEach, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { testHost } from '#testing/host.ts';

const { app, ask, db, pool, signIn } = await testHost({ withPages: true });

const PASSWORD = 'Gromperekichelcher';
const password = await hashPassword(PASSWORD);
const staff = (staffRole: 'moderator' | 'admin') => buildUser(db, { userType: 'admin', staffRole, password });
const change = (as: number, id: number, staffRole: string) =>
  ask('PATCH', `/api/admin/people/${id}/role`, { as, body: { staffRole } });
const roleOf = async (id: number) =>
  (await pool.query('select staff_role from users where id = $1', [id])).rows[0].staff_role;
const page = async (as: number, url: string) => {
  const { statusCode, body } = await app.inject({ url, headers: { cookie: await signIn(as) } });
  return { status: statusCode, body };
};

beforeEach(async () => {
  await pool.query(`update users set staff_role = null, user_type = 'private' where user_type = 'admin'`);
});

test('an admin makes a moderator an admin, which the trail tells to both', async () => {
  const [admin, moderator] = [await staff('admin'), await staff('moderator')];
  expect((await ask('GET', '/api/admin/figures', { as: moderator.id })).status).toBe(404);
  expect((await change(admin.id, moderator.id, 'admin')).status).toBe(200);
  expect((await ask('GET', '/api/admin/figures', { as: moderator.id })).status).toBe(200);
  expect((await ask('GET', '/api/user', { as: moderator.id })).body).toMatchObject({ staffRole: 'admin' });
  expect((await ask('GET', '/api/security-events', { as: moderator.id })).body).toMatchObject([
    { kind: 'role-changed', object: 'admin', network: null },
  ]);
});

test('nobody becomes staff over the network, and nobody of the staff is made anything else', async () => {
  const [admin, person] = [await staff('admin'), await buildUser(db)];
  expect((await change(admin.id, person.id, 'admin')).status).toBe(404);
  expect((await change(admin.id, admin.id, 'owner')).status).toBe(400);
  expect([await roleOf(person.id), await roleOf(admin.id)]).toEqual([null, 'admin']);
});

test('an admin shows first who they are', async () => {
  const [admin, moderator] = [await staff('admin'), await staff('moderator')];
  const cookie = await signIn(admin.id);
  await pool.query('update sessions set proved_at = null');
  const response = await ask('PATCH', `/api/admin/people/${moderator.id}/role`, {
    headers: { cookie },
    body: { staffRole: 'admin' },
  });
  expect([response.status, response.body]).toMatchObject([403, { code: 'stepUpNeeded' }]);
});

test('one admin stays, also where two demote each other at once', async () => {
  const [firstAdmin, secondAdmin] = [await staff('admin'), await staff('admin')];
  const responses = await Promise.all([
    change(firstAdmin.id, secondAdmin.id, 'moderator'),
    change(secondAdmin.id, firstAdmin.id, 'moderator'),
  ]);
  const [first, second] = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(first).toBe(200);
  // The second waits for the first and is refused, being the last admin or no longer one by then.
  expect([404, 409]).toContain(second);
  expect(new Set([await roleOf(firstAdmin.id), await roleOf(secondAdmin.id)])).toEqual(
    new Set(['admin', 'moderator']),
  );
});

const erase = (as: number, method: 'POST' | 'DELETE' = 'POST') =>
  ask(method, '/api/user/deletion', { as, body: { currentPassword: PASSWORD } });

test('the last admin does not leave, nor is made a moderator while the other is leaving', async () => {
  const [admin, moderator] = [await staff('admin'), await staff('moderator')];
  expect(await erase(admin.id)).toMatchObject({
    status: 409,
    body: {
      code: 'lastAdmin',
      message: 'There must be at least one admin. Make someone else an admin first.',
    },
  });
  expect((await erase(moderator.id)).status).toBe(200);
  const otherAdmin = await staff('admin');
  expect((await erase(otherAdmin.id)).status).toBe(200);
  expect((await erase(admin.id)).status).toBe(409);
  expect((await change(admin.id, admin.id, 'moderator')).status).toBe(409);
  await erase(otherAdmin.id, 'DELETE');
  expect((await erase(admin.id)).status).toBe(200);
});

test('one admin stays, also where two leave at once', async () => {
  const two = [await staff('admin'), await staff('admin')];
  const responses = await Promise.all(two.map(({ id }) => erase(id)));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('the database knows of no role without the type, and of no type without a role', async () => {
  const person = await buildUser(db);
  const set = (change_: string) => pool.query(`update users set ${change_} where id = $1`, [person.id]);
  await expect(set(`staff_role = 'admin'`)).rejects.toThrow('users_staff_role');
  await expect(set(`user_type = 'admin'`)).rejects.toThrow('users_staff_role');
});

test('the office shows a moderator what is theirs, and is not there where it is not', async () => {
  const [admin, moderator] = [await staff('admin'), await staff('moderator')];
  const [all, moderatorPage] = [await page(admin.id, '/admin'), await page(moderator.id, '/admin')];
  for (const tab of ['people', 'categories', 'figures', 'trail']) {
    expect(all.body).toContain(`/admin?tab=${tab}`);
    expect(moderatorPage.body).not.toContain(`/admin?tab=${tab}`);
    expect((await page(admin.id, `/admin?tab=${tab}`)).status).toBe(200);
    expect((await page(moderator.id, `/admin?tab=${tab}`)).status).toBe(404);
  }
  expect((await page(moderator.id, '/admin?tab=vat')).status).toBe(200);
});
