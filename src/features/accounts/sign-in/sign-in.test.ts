import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '#features/accounts/core/server/tables.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { testHost } from '#testing/host.ts';
import { peopleWithPasswords, TEST_PASSWORD } from '#testing/people-with-passwords.ts';
import { messageOf } from '#testing/response-parts.ts';

const host = await testHost();
const { ask, db, pool, services } = host;

const { person, signIn } = await peopleWithPasswords(host);

const forgetFailures = () => pool.query('delete from rate_limits');

describe('POST /api/login', () => {
  test(
    'takes the username or the email, in any case',
    {
      meta: { requirements: ['API-010', 'AUTH-010'] },
    },
    async () => {
      const { username, email } = await person();
      for (const login of [username, email, email.toUpperCase(), username.toUpperCase(), ` ${username} `]) {
        const response = await signIn(login);
        expect([response.status, response.body]).toMatchObject([200, { username }]);
        expect(response.text).not.toContain('argon2');
      }
    },
  );

  test(
    'a wrong password and an unknown name get the same answer',
    {
      meta: { requirements: ['API-010', 'ERR-003'] },
    },
    async () => {
      const { username } = await person();
      const [wrong, unknown] = [await signIn(username, 'wrong'), await signIn('nobody at all', 'wrong')];
      expect([wrong.status, messageOf(wrong)]).toEqual([401, 'Invalid credentials']);
      expect({ ...(unknown.body as object), requestId: '' }).toEqual({
        ...(wrong.body as object),
        requestId: '',
      });
      expect(wrong.headers['set-cookie']).toBeUndefined();
    },
  );

  test('asks for both', { meta: { requirements: ['VALID-001', 'VALID-002'] } }, async () => {
    expect((await ask('POST', '/api/login', { body: { username: ' ', password: '' } })).body).toMatchObject({
      fields: { username: 'Username or email is required', password: 'Password is required' },
    });
  });

  test('remembers for 30 days when asked to, else until the browser closes', async () => {
    const { username } = await person();
    const rememberedResponse = await signIn(username, TEST_PASSWORD, { body: { rememberMe: true } });
    const passing = await signIn(username);
    expect(String(rememberedResponse.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    const [session] = [passing.headers['set-cookie']].flat().map(String);
    expect(session).toMatch(/^session=/);
    expect(session).not.toContain('Max-Age');
  });

  test('notes when and from where', async () => {
    const { id, username } = await person();
    await signIn(username);
    const [row] = await db.select().from(users).where(eq(users.id, id));
    expect(row?.lastLoginIp).toBe('127.0.0.1');
    expect(row?.lastLoginDate).toBeInstanceOf(Date);
  });

  test('keeps the language of a prefix that was chosen, and none of a page without one (reading 87)', async () => {
    const { id, username } = await person({ language: null });
    const languageOf = async () =>
      (await db.select({ language: users.language }).from(users).where(eq(users.id, id)))[0]?.language;
    for (const [page, stored] of [
      ['en', null],
      ['fr', 'fr'],
      ['de', 'fr'],
    ] as const) {
      await signIn(username, TEST_PASSWORD, { headers: { 'x-language': page } });
      expect(await languageOf()).toBe(stored);
    }
  });

  test(
    'tells a suspended person why, until when and how to object, but only with the right password',
    {
      meta: { requirements: ['SESSION-023'] },
    },
    async () => {
      const { username } = await person({
        isSuspended: true,
        suspensionReason: 'You bought reviews.',
        suspendedUntil: new Date('2026-12-01T22:59:59Z'),
      });
      const response = await signIn(username);
      expect([response.status, messageOf(response)]).toEqual([
        403,
        'This account is suspended until the end of 1 December 2026 (reason: “You bought reviews.”). ' +
          'If you disagree, use our contact form, and a different person will review the decision.',
      ]);
      const german = await signIn(username, TEST_PASSWORD, { headers: { 'x-language': 'de' } });
      expect(messageOf(german)).toContain('bis einschließlich 1. Dezember 2026 gesperrt');
      const wrong = await signIn(username, 'wrong');
      const nobody = await signIn('nobody-of-this-name', 'wrong');
      const comparable = ({ status, body }: typeof wrong) => ({
        status,
        ...(body as object),
        requestId: null,
      });
      expect(comparable(wrong)).toEqual(comparable(nobody));
    },
  );

  test('tells of a suspension without an end what there is to tell', async () => {
    const { username } = await person({ isSuspended: true, suspensionReason: 'You bought reviews.' });
    expect(messageOf(await signIn(username))).toBe(
      'This account is suspended (reason: “You bought reviews.”). ' +
        'If you disagree, use our contact form, and a different person will review the decision.',
    );
  });

  test('a planted cookie is never taken over, and the session before ends', async () => {
    const { id, username } = await person();
    const planted = `session=${'A'.repeat(43)}`;
    const first = sessionCookieIn(
      (await signIn(username, TEST_PASSWORD, { headers: { cookie: planted } })).headers,
    );
    expect(first).not.toBe(planted);
    const second = sessionCookieIn(
      (await signIn(username, TEST_PASSWORD, { headers: { cookie: first } })).headers,
    );
    expect(second).not.toBe(first);
    expect((await ask('GET', '/api/user', { headers: { cookie: first } })).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(1);
  });

  test(
    'a copied cookie is dead after signing out',
    {
      meta: { requirements: ['API-012', 'SESSION-003'] },
    },
    async () => {
      const { username } = await person();
      const cookie = sessionCookieIn((await signIn(username)).headers);
      const out = await ask('POST', '/api/logout', { headers: { cookie } });
      expect(out.status).toBe(200);
      expect((await ask('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
    },
  );

  test('another website’s form is refused', async () => {
    const { username } = await person();
    const response = await signIn(username, TEST_PASSWORD, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('wrong passwords', () => {
  const tooMany = 'Too many attempts. Try again in 15 min.';

  test('are counted to ten, whoever they claim to come from; then the right one waits too', async () => {
    await forgetFailures();
    const { username } = await person();
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        signIn(turn % 2 ? username : username.toUpperCase(), `wrong-${turn}`, {
          headers: { 'x-forwarded-for': `192.0.2.${turn}` },
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
    const right = await signIn(username);
    expect([right.status, messageOf(right)]).toEqual([429, tooMany]);
    await forgetFailures();
    expect((await signIn(username)).status).toBe(200);
  });

  test('are counted over two instances', async () => {
    await forgetFailures();
    const { username } = await person();
    for (let turn = 0; turn < 10; turn += 1) await signIn(username, 'wrong');
    const otherInstance = { ...services, limits: createCallLimits(pool) };
    await expect(
      otherInstance.limits.spend('sign-in', `${username} network 127.0.0.1`, { points: 10, seconds: 900 }),
    ).rejects.toMatchObject({
      code: 'tooManyRequests',
    });
  });

  test('do not lock out an owner who is signed in', async () => {
    await forgetFailures();
    const { username } = await person();
    const cookie = sessionCookieIn((await signIn(username)).headers);
    for (let turn = 0; turn < 12; turn += 1) await signIn(username, 'wrong');
    expect((await ask('GET', '/api/user', { headers: { cookie } })).status).toBe(200);
  });

  test('do not tell which address belongs to which name', async () => {
    await forgetFailures();
    const [{ username, email }, stranger] = [await person(), await person()];
    for (let turn = 0; turn < 11; turn += 1) await signIn(username, 'wrong');
    const statuses = [email, stranger.email].map(async (login) => (await signIn(login, 'wrong')).status);
    expect(await Promise.all(statuses)).toEqual([401, 401]);
  });

  test('of a name that does not exist are counted as well', async () => {
    await forgetFailures();
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await signIn('no such person', 'wrong')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test('right ones in a row are no failure', async () => {
    await forgetFailures();
    const { username } = await person();
    for (let turn = 0; turn < 15; turn += 1) expect((await signIn(username)).status).toBe(200);
  });
});
