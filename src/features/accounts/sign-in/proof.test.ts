import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { passkeys, sessions, users } from '#features/accounts/core/server/tables.ts';
import { makeAuthenticator } from '#testing/authenticator.ts';
import { testHost } from '#testing/host.ts';

const ORIGIN = 'https://giewel.test';
const { ask, db, pool, signIn } = await testHost({ env: { PUBLIC_URL: ORIGIN } });
const PASSWORD = 'Gromperekichelcher';
const password = await hashPassword(PASSWORD);
const admin = await buildUser(db, { userType: 'admin', password });

beforeEach(() => pool.query('delete from rate_limits'));

const provedMinutesAgo = (userId: number, minutes: number) =>
  pool.query(`update sessions set proved_at = now() - make_interval(secs => $2) where user_id = $1`, [
    userId,
    minutes * 60,
  ]);

/** Builds a person whose session's sign-in was long ago. */
const someone = async (overrides = {}) => {
  const { id } = await buildUser(db, { password, phoneNumber: '+352621123456', ...overrides });
  const cookie = await signIn(id);
  await provedMinutesAgo(id, 6);
  return { id, headers: { cookie } };
};

const refused = { status: 403, body: { code: 'stepUpNeeded' } };
let count = 0;
const newAddress = () => `new-${(count += 1)}@mail.example`;

const calls = (id: number) =>
  [
    ['GET', '/api/user/data', undefined],
    ['GET', '/api/proof', undefined],
    ['PATCH', '/api/user', { username: 'the-thief' }],
    ['PATCH', '/api/user', { email: newAddress() }],
    ['PATCH', '/api/user', { phoneNumber: '+352691111222', fullName: 'Somebody else' }],
    ['PATCH', '/api/user', { phoneNumber: '' }],
    ['PATCH', '/api/client/profile', { email: newAddress() }],
    ['PATCH', '/api/client/profile', { phoneNumber: '+352691111222' }],
    ['POST', '/api/update-password', { newPassword: 'Kniddelen' }],
    ['POST', '/api/client/change-password', { newPassword: 'Kniddelen-26!' }],
    ['POST', '/api/passkeys/options', undefined],
    ['POST', '/api/passkeys', { credential: {} }],
    ['DELETE', '/api/passkeys/1', undefined],
    ['POST', '/api/user/deletion', {}],
    ['POST', `/api/admin/people/${id}/suspension`, { reason: 'Insults', until: '2100-01-01' }],
  ] as const;

describe('a session in which nobody has shown for five minutes who they are', () => {
  test.each(
    calls(1).map(([method, url, body], row) => [method, url, Object.keys(body ?? {}).join(), row] as const),
  )('%s %s of %s is refused and changes nothing', async (_, __, ___, row) => {
    const { id, headers } = await someone();
    const call = calls(id)[row];
    if (!call) throw new Error('No such call');
    const [method, url, body] = call;
    const isAdmins = url.startsWith('/api/admin');
    const adminCookie = isAdmins ? await signIn(admin.id) : '';
    if (isAdmins) await provedMinutesAgo(admin.id, 6);
    const rowsBefore = await db.select().from(users).where(eq(users.id, id));
    const response = await ask(method, url, { body, headers: isAdmins ? { cookie: adminCookie } : headers });
    expect(response).toMatchObject(refused);
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual(rowsBefore);
  });

  test('changes everything else as before', async () => {
    const { id, headers } = await someone();
    const [row] = await db.select().from(users).where(eq(users.id, id));
    const body = {
      username: row?.username.toUpperCase(),
      fullName: 'Claire Weber',
      email: row?.email.toUpperCase(),
      phoneNumber: '+352 621 123 456',
    };
    expect(await ask('PATCH', '/api/user', { headers, body })).toMatchObject({ status: 200 });
    expect((await ask('DELETE', '/api/sessions', { headers })).status).toBe(200);
    expect((await ask('DELETE', '/api/user/deletion', { headers })).status).toBe(200);
  });

  test('is proved by a call with the right password, for five minutes and itself alone', async () => {
    const { id, headers } = await someone();
    const otherSession = { cookie: await signIn(id) };
    await provedMinutesAgo(id, 6);
    const change = (more: object, as = headers) =>
      ask('PATCH', '/api/user', { headers: as, body: { email: newAddress(), ...more } });
    expect(await change({ currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'wrongPassword', message: 'Current password is incorrect' },
    });
    expect(await change({})).toMatchObject(refused);
    expect((await change({ currentPassword: PASSWORD })).status).toBe(200);
    expect((await change({})).status).toBe(200);
    expect(await change({}, otherSession)).toMatchObject(refused);
    await provedMinutesAgo(id, 4.9);
    expect((await change({})).status).toBe(200);
    await provedMinutesAgo(id, 5.1);
    expect(await change({})).toMatchObject(refused);
  });

  test('is proved by a change of the password, and by asking for it alone', async () => {
    const { id, headers } = await someone();
    const options = () => ask('POST', '/api/passkeys/options', { headers });
    expect((await ask('POST', '/api/proof', { headers, body: { currentPassword: PASSWORD } })).status).toBe(
      200,
    );
    expect((await options()).status).toBe(200);
    await provedMinutesAgo(id, 6);
    expect(await options()).toMatchObject(refused);
    const body = { currentPassword: PASSWORD, newPassword: 'Kniddelen' };
    expect((await ask('POST', '/api/update-password', { headers, body })).status).toBe(200);
    expect((await options()).status).toBe(200);
  });

  test('takes the data along once it has been shown (m6)', async () => {
    const { headers } = await someone();
    expect(await ask('GET', '/api/user/data', { headers })).toMatchObject(refused);
    await ask('POST', '/api/proof', { headers, body: { currentPassword: PASSWORD } });
    expect((await ask('GET', '/api/proof', { headers })).status).toBe(200);
    expect((await ask('GET', '/api/user/data', { headers })).status).toBe(200);
  });

  test('is proved by signing in', async () => {
    const { username } = await buildUser(db, { password });
    const { headers } = await ask('POST', '/api/login', { body: { username, password: PASSWORD } });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const response = await ask('PATCH', '/api/user', { headers: { cookie }, body: { email: newAddress() } });
    expect(response.status).toBe(200);
  });

  test('wrong passwords are counted to ten, over all calls that take one', async () => {
    const { headers } = await someone();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const currentPassword = `wrong ${turn}`;
      for (const [method, url, body] of [
        ['POST', '/api/proof', { currentPassword }],
        ['PATCH', '/api/user', { currentPassword, email: newAddress() }],
      ] as const)
        statuses.push((await ask(method, url, { headers, body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });
});

describe('a passkey', () => {
  const manner = { origin: ORIGIN };
  type CreationOptions = Parameters<ReturnType<typeof makeAuthenticator>['create']>[0];

  const withPasskey = async () => {
    const { id, headers } = await someone();
    const device = makeAuthenticator();
    await ask('POST', '/api/proof', { headers, body: { currentPassword: PASSWORD } });
    const creationOptions = (await ask('POST', '/api/passkeys/options', { headers })).body as CreationOptions;
    const response = await ask('POST', '/api/passkeys', {
      headers,
      body: { credential: device.create(creationOptions, manner) },
    });
    expect(response.status).toBe(201);
    await provedMinutesAgo(id, 6);
    return { id, headers, device };
  };
  const challengeFor = async (headers: Record<string, string>) =>
    (await ask('POST', '/api/proof/passkey/options', { headers })).body as {
      challenge: string;
      allowCredentials: { id: string }[];
    };
  const prove = (headers: Record<string, string>, credential: object) =>
    ask('POST', '/api/proof/passkey', { headers, body: { credential } });
  const options = (headers: Record<string, string>) => ask('POST', '/api/passkeys/options', { headers });

  test('proves its person once by a challenge of theirs', async () => {
    const { headers, device } = await withPasskey();
    expect(await options(headers)).toMatchObject(refused);
    const challenge = await challengeFor(headers);
    expect(challenge.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    const signed = device.sign(challenge, manner);
    expect((await prove(headers, signed)).status).toBe(200);
    expect((await options(headers)).status).toBe(200);
    expect((await prove(headers, signed)).status).toBe(400);
  });

  test('proves nobody else, and nothing by a challenge for signing in', async () => {
    const [{ device }, otherPerson] = [await withPasskey(), await withPasskey()];
    const signIns = (await ask('POST', '/api/login/passkey/options')).body as { challenge: string };
    for (const credential of [
      device.sign(await challengeFor(otherPerson.headers), manner),
      otherPerson.device.sign(signIns, manner),
      otherPerson.device.sign(await challengeFor(otherPerson.headers), { origin: 'https://evil.example' }),
    ])
      expect((await prove(otherPerson.headers, credential)).status).toBe(400);
    expect(await options(otherPerson.headers)).toMatchObject(refused);
  });

  test('of a stolen session is not added, and none is removed', async () => {
    const { id, headers } = await withPasskey();
    const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, id));
    expect(await options(headers)).toMatchObject(refused);
    expect(await ask('DELETE', `/api/passkeys/${row?.id}`, { headers })).toMatchObject(refused);
    expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(1);
  });
});

test('a visitor has nothing to prove', async () => {
  for (const url of ['/api/proof', '/api/proof/passkey/options', '/api/proof/passkey'])
    expect((await ask('POST', url, { body: {} })).status).toBe(401);
  expect(await db.$count(sessions, eq(sessions.userId, 0))).toBe(0);
});
