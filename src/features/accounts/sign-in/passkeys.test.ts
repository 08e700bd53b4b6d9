import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { passkeyChallenges, passkeys, users } from '#features/accounts/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { makeAuthenticator, type TestAuthenticator } from '#testing/authenticator.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { messageOf } from '#testing/response-parts.ts';
import type { Passkey } from './contract/passkeys.ts';
import { deleteExpiredPasskeyChallenges } from './server/passkey-challenges.ts';

const ORIGIN = 'https://giewel.test';
const { ask, db, pool } = await testHost({ env: { PUBLIC_URL: ORIGIN } });
const manner = { origin: ORIGIN };

type CreationOptions = Parameters<TestAuthenticator['create']>[0];

const creationOptionsFor = async (as: number) =>
  (await ask('POST', '/api/passkeys/options', { as })).body as CreationOptions;
const add = (as: number, credential: object, headers = {}) =>
  ask('POST', '/api/passkeys', { as, body: { credential }, headers });
const personWithPasskey = async (overrides = {}) => {
  const person = await buildUser(db, overrides);
  const device = makeAuthenticator();
  const { status, body } = await add(person.id, device.create(await creationOptionsFor(person.id), manner));
  expect(status).toBe(201);
  return { person, device, passkey: body as Passkey };
};
const challenge = async () => (await ask('POST', '/api/login/passkey/options')).body as { challenge: string };
const signIn = (credential: object, more = {}) =>
  ask('POST', '/api/login/passkey', { body: { credential, ...more } });

describe('adding a passkey', () => {
  test('asks the browser for one that needs no name and shows who holds it', async () => {
    const { id, username } = await buildUser(db);
    const { status, body } = await ask('POST', '/api/passkeys/options', { as: id });
    expect([status, body]).toMatchObject([
      200,
      {
        rp: { id: 'giewel.test', name: 'Giewel' },
        user: { name: username },
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    ]);
  });

  test('keeps it under the device’s name, lists it, and tells the person', async () => {
    const { id, email } = await buildUser(db);
    const device = makeAuthenticator();
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/605.1.15';
    await forgetJobs(pool);
    const added = await add(id, device.create(await creationOptionsFor(id), manner), { 'user-agent': phone });
    expect([added.status, added.body]).toMatchObject([201, { name: 'Safari on iPhone', lastUsedAt: null }]);
    expect((await ask('GET', '/api/passkeys', { as: id })).body).toEqual([added.body]);
    const { rows } = await pool.query(`select payload from ${storedJobsSql} jobs`);
    expect(rows).toMatchObject([{ payload: { to: email, letter: { subject: 'A passkey was added' } } }]);
    expect(await creationOptionsFor(id)).toMatchObject({ excludeCredentials: [{ id: device.id }] });
  });

  test('takes a challenge once, also from fifty at once', async () => {
    const { id } = await buildUser(db);
    const credential = makeAuthenticator().create(await creationOptionsFor(id), manner);
    const responses = await Promise.all(Array.from({ length: 50 }, () => add(id, credential)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(49);
  });

  test('refuses one that is known already', async () => {
    const { device } = await personWithPasskey();
    const otherUser = await buildUser(db);
    const response = await add(otherUser.id, device.create(await creationOptionsFor(otherUser.id), manner));
    expect([response.status, messageOf(response)]).toEqual([409, 'You’ve already added this passkey']);
  });

  test.each([
    ['from another address', { origin: 'https://giewel.test.evil.example', rpId: 'giewel.test' }],
    ['for another party', { ...manner, rpId: 'evil.example' }],
    ['of somebody who did not show who they are', { ...manner, isVerified: false }],
    ['from a frame in another website', { ...manner, crossOrigin: true }],
  ])('refuses one %s', async (_, wrong) => {
    const { id } = await buildUser(db);
    const response = await add(id, makeAuthenticator().create(await creationOptionsFor(id), wrong));
    expect([response.status, messageOf(response)]).toEqual([
      400,
      'We couldn’t verify the passkey. Try again.',
    ]);
    expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(0);
  });

  test('refuses another person’s challenge, one for signing in, an old one and one it never gave', async () => {
    const [{ id }, otherUser] = [await buildUser(db), await buildUser(db)];
    const user = { id: 'MQ' };
    const foreign = await creationOptionsFor(otherUser.id);
    const old = await creationOptionsFor(id);
    await db
      .update(passkeyChallenges)
      .set({ expiresAt: new Date(0) })
      .where(eq(passkeyChallenges.challenge, old.challenge));
    for (const options of [
      foreign,
      { ...(await challenge()), user },
      old,
      { challenge: 'bWFkZSB1cA', user },
      { challenge: '', user },
    ]) {
      expect((await add(id, makeAuthenticator().create(options, manner))).status).toBe(400);
    }
    await deleteExpiredPasskeyChallenges(db);
    expect(await db.$count(passkeyChallenges, eq(passkeyChallenges.challenge, old.challenge))).toBe(0);
  });

  test('is for people who are signed in', async () => {
    for (const [method, url] of [
      ['GET', '/api/passkeys'],
      ['POST', '/api/passkeys/options'],
      ['POST', '/api/passkeys'],
      ['DELETE', '/api/passkeys/1'],
    ] as const) {
      expect((await ask(method, url, { body: {} })).status).toBe(401);
    }
  });
});

describe('removing a passkey', () => {
  test('leaves nothing to sign in with', async () => {
    const { person, device, passkey } = await personWithPasskey();
    const removed = await ask('DELETE', `/api/passkeys/${passkey.id}`, { as: person.id });
    expect(removed.status).toBe(200);
    expect((await ask('GET', '/api/passkeys', { as: person.id })).body).toEqual([]);
    expect((await signIn(device.sign(await challenge(), manner))).status).toBe(401);
  });

  test('another person’s is none', async () => {
    const { passkey } = await personWithPasskey();
    const stranger = await buildUser(db);
    const response = await ask('DELETE', `/api/passkeys/${passkey.id}`, { as: stranger.id });
    expect([response.status, messageOf(response)]).toEqual([404, 'Passkey not found']);
    expect((await ask('GET', '/api/passkeys', { as: stranger.id })).body).toEqual([]);
    expect(await db.$count(passkeys, eq(passkeys.id, passkey.id))).toBe(1);
  });
});

describe('signing in with a passkey', () => {
  test('starts a session without a name, notes when and from where, and marks the passkey as used', async () => {
    const { person, device, passkey } = await personWithPasskey();
    const response = await signIn(device.sign(await challenge(), manner), { rememberMe: true });
    expect([response.status, response.body]).toMatchObject([200, { username: person.username }]);
    expect(String(response.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    expect(sessionCookieIn(response.headers, 'known')).toMatch(/=[\w-]{43}$/);
    const cookie = sessionCookieIn(response.headers);
    expect((await ask('GET', '/api/user', { headers: { cookie } })).body).toMatchObject({ id: person.id });
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect([row?.lastLoginIp, row?.lastLoginDate]).toEqual(['127.0.0.1', expect.any(Date)]);
    const [listed] = (await ask('GET', '/api/passkeys', { as: person.id })).body as Passkey[];
    expect(listed).toMatchObject({ id: passkey.id, lastUsedAt: expect.any(String) as string });
  });

  test('takes an answer once, also from fifty at once', async () => {
    const { device } = await personWithPasskey();
    const credential = device.sign(await challenge(), manner);
    const responses = await Promise.all(Array.from({ length: 50 }, () => signIn(credential)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(49);
  });

  test('takes a count that rises, and none that does not: that would be a copy', async () => {
    const { device } = await personWithPasskey();
    const statusAt = async (counter: number) =>
      (await signIn(device.sign(await challenge(), { ...manner, counter }))).status;
    const statuses = [await statusAt(0), await statusAt(7), await statusAt(7), await statusAt(0)];
    expect([...statuses, await statusAt(8)]).toEqual([200, 200, 401, 401, 200]);
  });

  test.each([
    ['from another address', { origin: 'https://evil.example', rpId: 'giewel.test' }],
    ['for another party', { ...manner, rpId: 'evil.example' }],
    ['of somebody who did not show who they are', { ...manner, isVerified: false }],
    ['from a frame in another website', { ...manner, crossOrigin: true }],
  ])('refuses an answer %s', async (_, wrong) => {
    const { device } = await personWithPasskey();
    const response = await signIn(device.sign(await challenge(), wrong));
    expect([response.status, messageOf(response)]).toEqual([401, 'We don’t recognise this passkey']);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('refuses what another key signed, another’s account, and a challenge meant for adding', async () => {
    const [first, second] = [await personWithPasskey(), await personWithPasskey()];
    const sameUser = second.device.sign(await challenge(), manner);
    const forged = { ...first.device.sign(await challenge(), manner), response: sameUser.response };
    forged.response.userHandle = first.device.sign(await challenge(), manner).response.userHandle;
    const swapped = first.device.sign(await challenge(), manner);
    swapped.response.userHandle = second.device.sign(await challenge(), manner).response.userHandle;
    const meantForAdding = first.device.sign(await creationOptionsFor(first.person.id), manner);
    const unknown = { ...first.device.sign(await challenge(), manner), id: 'AAAA', rawId: 'AAAA' };
    for (const credential of [forged, swapped, meantForAdding, unknown]) {
      expect((await signIn(credential)).status).toBe(401);
    }
  });

  test('tells a suspended person why', { meta: { requirements: ['SESSION-023'] } }, async () => {
    const { person, device } = await personWithPasskey();
    await db
      .update(users)
      .set({
        isSuspended: true,
        suspensionReason: 'You bought reviews.',
        suspendedUntil: new Date('2026-12-01T22:59:59Z'),
      })
      .where(eq(users.id, person.id));
    const response = await signIn(device.sign(await challenge(), manner));
    expect([response.status, messageOf(response)]).toEqual([
      403,
      'This account is suspended until the end of 1 December 2026 (reason: “You bought reviews.”). ' +
        'If you disagree, use our contact form, and a different person will review the decision.',
    ]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('gives an address a hundred challenges a quarter of an hour', async () => {
    await pool.query('delete from rate_limits');
    const statuses: number[] = [];
    for (let turn = 0; turn < 101; turn += 1) {
      statuses.push((await ask('POST', '/api/login/passkey/options')).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429]);
  });
});
