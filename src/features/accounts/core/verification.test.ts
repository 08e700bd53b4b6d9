import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { messageOf } from '#testing/response-parts.ts';
import { users, verificationCodes } from './server/tables.ts';

const { ask, db, pool } = await testHost();

beforeEach(async () => {
  await pool.query('delete from rate_limits');
});

const person = (overrides = {}) =>
  buildUser(db, { isEmailVerified: false, phoneNumber: '+352621123456', ...overrides });
const request = (as: number, type = 'email', userId = as) =>
  ask('POST', '/api/request-verification', { as, body: { type, userId } });
const verify = (as: number, code: string, type = 'email', userId = as) =>
  ask('POST', '/api/verify-code', { as, body: { type, userId, code } });
/** Reads the last code from the message, because it is stored nowhere else in clear. */
const newestCode = async () => {
  const { letter, text } = (await jobs()).at(-1)?.payload ?? {};
  const code = letter?.code ?? /\b\d{6}\b/.exec(text ?? '')?.[0];
  if (code === undefined) throw new Error('No code');
  return code;
};
const rowOf = async (userId: number) => {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.userId, userId))
    .orderBy(desc(verificationCodes.id));
  if (!row) throw new Error('No code');
  return row;
};
const flagsOf = async (userId: number) => {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return [row?.isEmailVerified, row?.isPhoneVerified];
};
const anotherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const jobs = async () =>
  (
    await pool.query<{ task: string; payload: { to: string; text?: string; letter?: { code: string } } }>(
      `select j.*, j.name as task from ${storedJobsSql} j order by j.created_at, place`,
    )
  ).rows;

describe('POST /api/request-verification and /api/verify-code', () => {
  test(
    'a code of six digits proves an email',
    {
      meta: { requirements: ['API-013', 'API-014', 'DATA-022', 'LIMIT-005'] },
    },
    async () => {
      const { id } = await person();
      expect((await request(id)).status).toBe(200);
      const code = await newestCode();
      expect(code).toMatch(/^\d{6}$/);
      expect((await verify(id, code)).status).toBe(200);
      expect(await flagsOf(id)).toEqual([true, false]);
    },
  );

  test(
    'by SMS it proves a phone number',
    {
      meta: { requirements: ['CLIENT-009', 'CLIENT-010'] },
    },
    async () => {
      const { id } = await person();
      await request(id, 'sms');
      await verify(id, await newestCode(), 'sms');
      expect(await flagsOf(id)).toEqual([false, true]);
    },
  );

  test('the message leaves by a job, which exists exactly if the code does', async () => {
    await forgetJobs(pool);
    const { id, email } = await person();
    await request(id);
    await request(id, 'sms');
    const [mail, text] = await jobs();
    expect(mail).toMatchObject({ task: 'mail', payload: { to: email.toLowerCase() } });
    expect(text).toMatchObject({ task: 'sms', payload: { to: '+352621123456' } });
    expect(text?.payload.text).toMatch(/\b\d{6}\b/);
    // An expired code is not sent.
    const { rows } = await pool.query(
      `select extract(epoch from valid_until - created_at)::integer as seconds from ${storedJobsSql} jobs`,
    );
    expect(rows).toEqual([{ seconds: 600 }, { seconds: 600 }]);
  });

  test(
    'what is no code is refused',
    {
      meta: { requirements: ['VALID-031', 'VALID-032', 'ERR-012'] },
    },
    async () => {
      const { id } = await person();
      await request(id);
      const code = await newestCode();
      const empty = await verify(id, ' ');
      expect([empty.status, messageOf(empty)]).toEqual([400, 'Please enter the verification code']);
      const wrong = await verify(id, anotherThan(code));
      expect([wrong.status, messageOf(wrong)]).toEqual([400, 'Invalid verification code. Please try again.']);
      expect((await verify(id, `${code}0`)).status).toBe(400);
      expect((await verify(id, code, 'sms')).status).toBe(410);
      expect(await flagsOf(id)).toEqual([false, false]);
    },
  );

  test('a code is not to be read from what is stored', async () => {
    const { id } = await person();
    await request(id);
    expect((await rowOf(id)).code).toMatch(/^\$argon2id\$/);
  });

  test('a code is good once', async () => {
    const { id } = await person();
    await request(id);
    const code = await newestCode();
    const responses = await Promise.all(Array.from({ length: 4 }, () => verify(id, code)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  });

  test('a new code ends the one before', async () => {
    const { id } = await person();
    await request(id);
    const first = await newestCode();
    await request(id);
    const second = await newestCode();
    if (first !== second) expect((await verify(id, first)).status).toBe(400);
    expect((await verify(id, second)).status).toBe(200);
  });

  test('a code dies after ten minutes', async () => {
    const { id } = await person();
    await request(id);
    const row = await rowOf(id);
    const minutes = (row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000;
    expect(minutes).toBe(10);
    await db
      .update(verificationCodes)
      .set({ expiresAt: sql`now()` })
      .where(eq(verificationCodes.id, row.id));
    const response = await verify(id, await newestCode());
    expect([response.status, messageOf(response)]).toEqual([
      410,
      'This code is no longer valid. Request a new one.',
    ]);
  });

  test('a code dies after five wrong tries, also when all come at once', async () => {
    const { id } = await person();
    await request(id);
    const code = await newestCode();
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(id, anotherThan(code))));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(15);
    expect((await verify(id, code)).status).toBe(410);
  });

  test('an address gets three an hour', async () => {
    const { id } = await person();
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await request(id)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await request(id, 'sms')).status).toBe(200);
  });

  test('whoever asks from one place gets ten an hour', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await request((await person()).id)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('another’s account answers as if it did not exist', async () => {
    const [claire, marc] = [await person(), await person()];
    await request(claire.id);
    const code = await newestCode();
    const responses = [
      await request(marc.id, 'email', claire.id),
      await verify(marc.id, code, 'email', claire.id),
      await verify(marc.id, code, 'email', 2_000_000),
      await ask('POST', '/api/verify-code', { body: { type: 'email', userId: claire.id, code } }),
      await ask('POST', '/api/request-verification', { body: { type: 'email', userId: claire.id } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await flagsOf(claire.id)).toEqual([false, false]);
  });

  test('a number that is not there cannot be sent to', async () => {
    const { id } = await person({ phoneNumber: null });
    const response = await request(id, 'sms');
    expect([response.status, messageOf(response)]).toEqual([
      409,
      'Add a phone number first so we can send you a code',
    ]);
  });

  test('a code for an address that was changed since proves nothing', async () => {
    const { id } = await person();
    await request(id);
    const code = await newestCode();
    await db
      .update(users)
      .set({ email: `new-${id}@mail.example` })
      .where(eq(users.id, id));
    expect((await verify(id, code)).status).toBe(410);
    expect(await flagsOf(id)).toEqual([false, false]);
  });
});

describe('before there is an account', () => {
  let names = 0;
  const body = (overrides = {}) => ({
    username: `company-${++names}`,
    email: 'daach@mail.example',
    phoneNumber: '+352 621 999 888',
    password: 'Gromperekichelcher',
    userType: 'company',
    ...overrides,
  });
  const prove = async (type: string, to: string, cookie?: string) => {
    const response = await ask('POST', '/api/request-verification', {
      body: { type, to },
      ...(cookie && { headers: { cookie } }),
    });
    const browser = sessionCookieIn(response.headers, 'browser');
    const code = await newestCode();
    const proved = await ask('POST', '/api/verify-code', {
      body: { type, to, code },
      headers: { cookie: browser },
    });
    return { browser, status: proved.status };
  };

  test(
    'what a browser has proved is verified when it registers',
    {
      meta: { requirements: ['COMPANY-012'] },
    },
    async () => {
      const email = await prove('email', 'Daach@mail.example');
      const phone = await prove('sms', '+352 621 999 888', email.browser);
      expect([email.status, phone.status]).toEqual([200, 200]);
      const { id } = (
        await ask('POST', '/api/register', { body: body(), headers: { cookie: phone.browser } })
      ).body as { id: number };
      expect(await flagsOf(id)).toEqual([true, true]);
    },
  );

  test('another browser’s proof is nobody else’s, and another address is not proved by it', async () => {
    const { browser } = await prove('email', 'first@mail.example');
    const stranger = await ask('POST', '/api/register', { body: body({ email: 'second@mail.example' }) });
    const response = await ask('POST', '/api/register', {
      body: body({ email: 'third@mail.example' }),
      headers: { cookie: browser },
    });
    for (const { body: registered } of [stranger, response]) {
      expect(await flagsOf((registered as { id: number }).id)).toEqual([false, false]);
    }
  });

  test('a code sent to one browser is no use in another', async () => {
    await ask('POST', '/api/request-verification', { body: { type: 'email', to: 'x@mail.example' } });
    const code = await newestCode();
    const guess = { type: 'email', to: 'x@mail.example', code };
    expect((await ask('POST', '/api/verify-code', { body: guess })).status).toBe(410);
    const cookie = `browser=${'B'.repeat(43)}`;
    expect((await ask('POST', '/api/verify-code', { body: guess, headers: { cookie } })).status).toBe(410);
  });

  test('what is no address or number is refused', async () => {
    const email = await ask('POST', '/api/request-verification', { body: { type: 'email', to: 'abc' } });
    const phone = await ask('POST', '/api/request-verification', { body: { type: 'sms', to: '+352 1' } });
    const fields = [email, phone].map(({ body: refused }) => (refused as { fields: object }).fields);
    expect(fields).toEqual([
      { to: 'Invalid email address' },
      { to: 'Please enter a valid international phone number' },
    ]);
    const unknown = await ask('POST', '/api/request-verification', { body: { type: 'fax', to: 'x' } });
    expect(unknown.status).toBe(400);
  });
});
