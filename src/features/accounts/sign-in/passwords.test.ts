import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { knownBrowsers, passkeys, passwordResets, sessions } from '#features/accounts/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { peopleWithPasswords, TEST_PASSWORD } from '#testing/people-with-passwords.ts';
import { fieldsOf, messageOf } from '#testing/response-parts.ts';
import { mailPasswordResetJob } from './server/password-reset-api.ts';

// The spy must come before the first connection, because each stores its own reference to the method.
const statements = vi.spyOn(Client.prototype, 'query');

const host = await testHost({
  withPages: true,
  env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://giewel.test' },
});
const { ask, db, pool, services } = host;
const { mailsToSend, reachablePerson, rowOf } = await peopleWithPasswords(host);

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  await forgetJobs(pool);
});

describe.each([
  ['/api/client/change-password', 'API-051', 'Kniddelen-26!'],
  ['/api/update-password', 'API-054 SET-005', 'Kniddelen'],
])('POST %s (%s)', (url, _, newPassword) => {
  const change = (as: number, body: object, headers = {}) => ask('POST', url, { as, body, headers });

  test(
    'changes the one password, ends other sessions and tells the person',
    {
      meta: { requirements: ['API-056'] },
    },
    async () => {
      const { username, email } = await reachablePerson();
      const signIn = (typedPassword: string) =>
        ask('POST', '/api/login', { body: { username, password: typedPassword } });
      const ownCookie = sessionCookieIn((await signIn(TEST_PASSWORD)).headers);
      const stolen = sessionCookieIn((await signIn(TEST_PASSWORD)).headers);
      const response = await ask('POST', url, {
        body: { currentPassword: TEST_PASSWORD, newPassword },
        headers: { cookie: ownCookie },
      });
      expect(response.status).toBe(200);
      expect((await signIn(TEST_PASSWORD)).status).toBe(401);
      expect((await ask('GET', '/api/user', { headers: { cookie: ownCookie } })).status).toBe(200);
      expect((await ask('GET', '/api/user', { headers: { cookie: stolen } })).status).toBe(401);
      expect((await signIn(newPassword)).status).toBe(200);
      expect(await mailsToSend()).toMatchObject([
        { to: email, letter: { subject: 'Your password was changed' } },
      ]);
    },
  );

  test(
    'says what is wrong',
    {
      meta: { requirements: ['VALID-063', 'VALID-064', 'VALID-069', 'VALID-070'] },
    },
    async () => {
      const { id, password } = await reachablePerson();
      expect(fieldsOf(await change(id, { currentPassword: '', newPassword: '1234567' }))).toMatchObject({
        currentPassword: 'Current password is required',
        newPassword: 'Password must be at least 8 characters',
      });
      const wrong = await change(id, { currentPassword: 'wrong', newPassword });
      expect([wrong.status, messageOf(wrong)]).toEqual([400, 'Current password is incorrect']);
      expect((await rowOf(id)).password).toBe(password);
    },
  );

  test('counts wrong guesses of the current one to ten', async () => {
    const { id } = await reachablePerson();
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await change(id, { currentPassword: `wrong ${turn}`, newPassword })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });

  test('is for people who are signed in', async () => {
    expect((await ask('POST', url, { body: { currentPassword: 'x', newPassword } })).status).toBe(401);
  });
});

test.each([
  ['abcdefg!', 'VALID-065', 'Password must contain at least 1 number'],
  ['abcdefg1', 'VALID-066', 'Password must contain at least 1 special character'],
])('the profile page’s rule refuses %s (%s)', async (newPassword, _, message) => {
  const { id } = await reachablePerson();
  const response = await ask('POST', '/api/client/change-password', {
    as: id,
    body: { currentPassword: TEST_PASSWORD, newPassword },
  });
  expect([response.status, fieldsOf(response)]).toEqual([400, { newPassword: message }]);
});

test('a common password is refused on change', async () => {
  const { id } = await reachablePerson();
  const response = await ask('POST', '/api/update-password', {
    as: id,
    body: { currentPassword: TEST_PASSWORD, newPassword: 'iloveyou' },
  });
  expect(fieldsOf(response)).toEqual({
    newPassword: 'This password is too common. Choose another.',
  });
});

describe('a password that was forgotten', () => {
  const askForReset = (email: string) => ask('POST', '/api/request-password-reset', { body: { email } });
  const request = async (email: string) => {
    const response = await askForReset(email);
    const { rows } = await pool.query<{ payload: unknown }>(
      `delete from pgboss.job where data ->> 'kind' = 'mail-reset' returning data -> 'payload' as payload`,
    );
    for (const { payload } of rows) await mailPasswordResetJob.run(payload, services);
    return response;
  };
  const reset = (token: string, newPassword = 'Kniddelen') =>
    ask('POST', '/api/reset-password', { body: { token, newPassword } });
  const tokenMailed = async () => {
    const address = new URL((await mailsToSend()).at(-1)?.letter.button?.address ?? '');
    expect(address.origin + address.pathname).toBe('http://giewel.test/reset-password');
    return address.searchParams.get('token') ?? '';
  };

  test('is set anew by a link that works once and ends every session', async () => {
    const { id, email, username } = await reachablePerson();
    const cookie = sessionCookieIn(
      (await ask('POST', '/api/login', { body: { username, password: TEST_PASSWORD } })).headers,
    );
    expect((await request(email.toUpperCase())).status).toBe(200);
    const token = await tokenMailed();
    const { rows: validity } = await pool.query(
      `select extract(epoch from valid_until - created_at)::integer as seconds from ${storedJobsSql} jobs where name = 'mail'`,
    );
    expect(validity).toEqual([{ seconds: 1800 }]);
    const responses = await Promise.all([reset(token), reset(token)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await ask('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    const login = await ask('POST', '/api/login', { body: { username, password: 'Kniddelen' } });
    expect(login.status).toBe(200);
  });

  test('is asked for only while the link works: the page says so itself when it doesn’t', async () => {
    const { email } = await reachablePerson();
    await request(email);
    const token = await tokenMailed();
    const page = (address: string) => ask('GET', address);
    const good = await page(`/reset-password?token=${token}`);
    expect([good.status, good.text.includes('New password')]).toEqual([200, true]);
    expect((await reset(token)).status).toBe(200);
    for (const address of [
      `/reset-password?token=${token}`,
      '/reset-password?token=made-up',
      '/reset-password',
    ]) {
      const gone = await page(address);
      expect([gone.status, gone.text.includes('type="password"')]).toEqual([410, false]);
      expect(gone.text).toContain('This link doesn’t work');
    }
  });

  test('makes every browser a stranger again, also the one that sets it', async () => {
    const { id, email, username } = await reachablePerson();
    const { headers } = await ask('POST', '/api/login', { body: { username, password: TEST_PASSWORD } });
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.userId, id))).toBe(1);
    await request(email);
    const response = await ask('POST', '/api/reset-password', {
      body: { token: await tokenMailed(), newPassword: 'Kniddelen' },
      headers: { cookie: `${sessionCookieIn(headers)}; ${sessionCookieIn(headers, 'known')}` },
    });
    expect(response.status).toBe(200);
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.userId, id))).toBe(0);
  });

  test('names the passkeys that still sign in, and lets their owner remove them for half an hour', async () => {
    const [{ id, email }, otherPerson] = [await reachablePerson(), await reachablePerson()];
    const passkey = (userId: number, name: string) => ({
      userId,
      name,
      credentialId: `${userId} ${name}`,
      publicKey: Buffer.alloc(77),
      createdAt: new Date('2026-03-04T10:00:00Z'),
    });
    await db
      .insert(passkeys)
      .values([passkey(id, 'Safari on iPhone'), passkey(id, 'Tor'), passkey(otherPerson.id, 'Edge')]);
    await request(email);
    const response = await reset(await tokenMailed());
    const resetResult = response.body as { removal: string; passkeys: { id: number; name: string }[] };
    expect(resetResult.passkeys.map(({ name }) => name)).toEqual(['Tor', 'Safari on iPhone']);
    const { letter } = (await mailsToSend()).at(-1) ?? {};
    expect(letter).toMatchObject({
      subject: 'Your password was changed',
      paragraphs: expect.arrayContaining([
        'Tor, added on 4 March 2026',
        'Safari on iPhone, added on 4 March 2026',
      ]) as string[],
      button: { address: 'http://giewel.test/settings?tab=security' },
    });

    const remove = (ids: number[], removal = resetResult.removal) =>
      ask('POST', '/api/reset-password/passkeys', { body: { removal, ids } });
    // This token sets no password, and the other removes no passkey.
    expect((await reset(resetResult.removal)).status).toBe(410);
    expect((await remove([1], 'made up')).status).toBe(410);
    const [tor, safari] = resetResult.passkeys.map((row) => row.id);
    const [otherRow] = await db.select().from(passkeys).where(eq(passkeys.userId, otherPerson.id));
    const left = await remove([tor ?? 0, otherRow?.id ?? 0]);
    expect(left).toMatchObject({ status: 200, body: { passkeys: [{ id: safari }] } });
    expect(await db.$count(passkeys, eq(passkeys.userId, otherPerson.id))).toBe(1);
    await db
      .update(passwordResets)
      .set({ expiresAt: new Date(0) })
      .where(eq(passwordResets.userId, id));
    expect((await remove([safari ?? 0])).status).toBe(410);
    expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(1);
  });

  test('asks nothing of whoever has no passkey', async () => {
    const { email } = await reachablePerson();
    await request(email);
    expect((await reset(await tokenMailed())).body).toEqual({ passkeys: [], removal: null });
  });

  test('gets the same answer for an address nobody has, and no mail', async () => {
    const [known, unknown] = [
      await request((await reachablePerson()).email),
      await request('nobody@mail.example'),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailsToSend()).toHaveLength(1);
  });

  test('takes the same statements to ask for, whether somebody has the address or nobody', async () => {
    const { email } = await reachablePerson();
    const statementsFor = async (address: string) => {
      statements.mockClear();
      await askForReset(address);
      const statementTexts = statements.mock.calls.map(([query]: unknown[]) =>
        typeof query === 'object' && query !== null && 'text' in query ? query.text : query,
      );
      return statementTexts;
    };
    await askForReset('warm@mail.example');
    const [known, unknown] = [await statementsFor(email), await statementsFor('nobody@mail.example')];
    expect(known.length).toBeGreaterThan(1);
    expect(known).toEqual(unknown);
  });

  test('is not set by an old or made-up link, nor to a weak password', async () => {
    const { id, email } = await reachablePerson();
    await request(email);
    const first = await tokenMailed();
    await request(email);
    const second = await tokenMailed();
    expect((await reset(first)).status).toBe(410);
    expect((await reset('made up')).status).toBe(410);
    expect((await reset(second, 'iloveyou')).status).toBe(400);
    await db
      .update(passwordResets)
      .set({ expiresAt: new Date(0) })
      .where(eq(passwordResets.userId, id));
    const late = await reset(second);
    expect([late.status, messageOf(late)]).toEqual([410, 'This link is no longer valid. Request a new one.']);
  });

  test('is asked for three times an hour at most', async () => {
    const { email } = await reachablePerson();
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await request(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
