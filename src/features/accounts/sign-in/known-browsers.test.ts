import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { knownBrowsers } from '#features/accounts/core/server/tables.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { testHost } from '#testing/host.ts';

const { ask, db, pool, services } = await testHost({ env: { TRUST_PROXY: '1' }, withPages: true });
const PASSWORD = 'Gromperekichelcher';
const password = await hashPassword(PASSWORD);

const HERE = '192.0.2.1';
const ELSEWHERE = '198.51.100.1';

beforeEach(async () => {
  await pool.query('delete from rate_limits');
});

interface From {
  ip?: string;
  cookie?: string;
}

const person = (overrides = {}) => buildUser(db, { password, ...overrides });
const signIn = (username: string, typedPassword: string, { ip = HERE, cookie }: From = {}) =>
  ask('POST', '/api/login', {
    body: { username, password: typedPassword },
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
  });
const guess = async (username: string, times: number, from: From = {}) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    statuses.push((await signIn(username, `wrong-${turn}`, from)).status);
  return statuses;
};
const knownCookieOf = async (username: string, from: From = {}) =>
  sessionCookieIn((await signIn(username, PASSWORD, from)).headers, 'known');

describe('who guesses passwords locks out', () => {
  test.each(['private', 'company', 'admin'] as const)(
    'a %s neither in another network nor in a browser that is known',
    async (userType) => {
      const { username } = await person({ userType });
      const knownCookie = await knownCookieOf(username);
      expect((await guess(username, 12)).filter((status) => status === 429)).toHaveLength(2);
      expect((await signIn(username, PASSWORD)).status).toBe(429);
      expect((await signIn(username, PASSWORD, { ip: ELSEWHERE })).status).toBe(200);
      expect((await signIn(username, PASSWORD, { cookie: knownCookie })).status).toBe(200);
    },
  );

  test('nobody from a network of which one address is another than the one before', async () => {
    const { username } = await person();
    for (let turn = 0; turn < 10; turn += 1) await guess(username, 1, { ip: `2001:db8:1:2::${turn}` });
    expect(await guess(username, 1, { ip: '2001:db8:1:2:ffff::1' })).toEqual([429]);
    expect(await guess(username, 1, { ip: '2001:db8:1:3::1' })).toEqual([401]);
  });

  test('a network that tries many accounts, but not the known browsers in it', async () => {
    const { username } = await person();
    const knownCookie = await knownCookieOf(username);
    for (let turn = 0; turn < 5; turn += 1) await guess(`nobody ${turn}`, 1);
    await pool.query(`update rate_limits set points = points + 95 where key like 'sign-in-network:%'`);
    expect((await signIn(username, PASSWORD)).status).toBe(429);
    expect((await signIn(username, PASSWORD, { cookie: knownCookie })).status).toBe(200);
  });

  test('an account that is tried from very many networks, but not its known browsers', async () => {
    const { username } = await person();
    const knownCookie = await knownCookieOf(username);
    await guess(username, 1);
    await pool.query(`update rate_limits set points = 1000 where key like 'sign-in-account:%'`);
    expect((await signIn(username, PASSWORD, { ip: ELSEWHERE })).status).toBe(429);
    expect((await signIn(username, PASSWORD, { ip: ELSEWHERE, cookie: knownCookie })).status).toBe(200);
  });
});

describe('a known browser', () => {
  test('has ten tries, for those who signed in with it and nobody else', async () => {
    const [claire, marc] = [await person(), await person()];
    const cookie = await knownCookieOf(claire.username);
    const tries = await guess(claire.username, 12, { cookie });
    expect(tries.filter((status) => status === 429)).toHaveLength(2);
    expect((await signIn(claire.username, PASSWORD)).status).toBe(200);
    await guess(marc.username, 10);
    expect((await signIn(marc.username, PASSWORD, { cookie })).status).toBe(429);
  });

  test('is known for 180 days by a cookie no script reads, kept as a hash alone', async () => {
    const { id, username } = await person();
    const response = await signIn(username, PASSWORD);
    const line = [response.headers['set-cookie']]
      .flat()
      .map(String)
      .find((set) => set.startsWith('known='));
    expect(line).toMatch(/^known=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    const [row] = await db.select().from(knownBrowsers).where(eq(knownBrowsers.userId, id));
    expect(row?.tokenHash).toHaveLength(32);
  });

  test('serves two who share it, and gets a new token at each sign-in', async () => {
    const [claire, marc] = [await person(), await person()];
    const first = await knownCookieOf(claire.username);
    const second = await knownCookieOf(marc.username, { cookie: first });
    expect(second).not.toBe(first);
    await guess(claire.username, 10);
    await guess(marc.username, 10);
    expect((await signIn(claire.username, PASSWORD, { cookie: first })).status).toBe(429);
    expect((await signIn(marc.username, PASSWORD, { cookie: second })).status).toBe(200);
  });

  test('that somebody planted is not known', async () => {
    const { username } = await person();
    const planted = `known=${'A'.repeat(43)}`;
    expect(await knownCookieOf(username, { cookie: planted })).not.toBe(planted);
    await guess(username, 10);
    expect((await signIn(username, PASSWORD, { cookie: planted })).status).toBe(429);
  });

  test('stays known after signing out, and is forgotten by “Log out everywhere else”', async () => {
    const { username } = await person();
    const response = await signIn(username, PASSWORD);
    const [session, knownCookie] = [
      sessionCookieIn(response.headers),
      sessionCookieIn(response.headers, 'known'),
    ];
    const out = await ask('POST', '/api/logout', { headers: { cookie: `${session}; ${knownCookie}` } });
    expect(String(out.headers['set-cookie'])).not.toContain('known');
    await guess(username, 10);
    const secondResponse = await signIn(username, PASSWORD, { cookie: knownCookie });
    expect(secondResponse.status).toBe(200);
    await ask('DELETE', '/api/sessions', { headers: { cookie: sessionCookieIn(secondResponse.headers) } });
    const remainingCookie = sessionCookieIn(secondResponse.headers, 'known');
    expect((await signIn(username, PASSWORD, { cookie: remainingCookie })).status).toBe(429);
  });

  test('is forgotten when its time is over, and then goes', async () => {
    const { id, username } = await person();
    const cookie = await knownCookieOf(username);
    await db
      .update(knownBrowsers)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(knownBrowsers.userId, id));
    await guess(username, 10);
    expect((await signIn(username, PASSWORD, { cookie })).status).toBe(429);
    await allJobs.find(({ name }) => name === 'forget-old-known-browsers')?.run({}, services);
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.userId, id))).toBe(0);
  });

  test('gets challenges for a passkey though strangers in its network used up theirs', async () => {
    const { username } = await person();
    const cookie = await knownCookieOf(username);
    const challenge = (more = {}) =>
      ask('POST', '/api/login/passkey/options', { headers: { 'x-forwarded-for': HERE, ...more } });
    for (let turn = 0; turn < 100; turn += 1) await challenge();
    expect((await challenge()).status).toBe(429);
    expect((await challenge({ cookie })).status).toBe(200);
  });

  test('is none of a visitor’s: a look around and a wrong password set no cookie', async () => {
    const { username } = await person();
    for (const response of [
      await ask('GET', '/'),
      await ask('GET', '/auth'),
      await signIn(username, 'wrong'),
    ])
      expect(response.headers['set-cookie']).toBeUndefined();
  });
});
