import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { hashPassword } from './server/passwords.ts';
import { passwordResets, sessions, users, verificationCodes } from './server/tables.ts';

const { ask, db, pool, signIn } = await testHost();
const PASSWORD = 'Gromperekichelcher';
const password = await hashPassword(PASSWORD);

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  await forgetJobs(pool);
});

interface Payload {
  to: string;
  text?: string;
  letter?: { subject: string; code?: string };
}

const sent = async () =>
  (
    await pool.query<{ payload: Payload }>(
      `select payload from ${storedJobsSql} jobs order by created_at, place`,
    )
  ).rows.map(({ payload }) => payload);
const codeSentTo = async (target: string) => {
  const { letter, text } = (await sent()).findLast(({ to, letter: its, text: smsText }) => {
    return to === target && (its?.code ?? smsText) !== undefined;
  }) ?? { letter: undefined, text: undefined };
  return letter?.code ?? /\b\d{6}\b/.exec(text ?? '')?.[0] ?? 'none';
};
const rowOf = async (id: number) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('Gone');
  return row;
};

let count = 0;
const someone = async (overrides = {}) => {
  const row = await buildUser(db, { password, phoneNumber: '+352621123456', ...overrides });
  const headers = { cookie: await signIn(row.id) };
  count += 1;
  const { id } = row;
  return {
    ...row,
    headers,
    to: `new-${count}@mail.example`,
    change: (body: object) => ask('PATCH', '/api/user', { headers, body }),
    verify: (code: string, type = 'email') =>
      ask('POST', '/api/verify-code', { headers, body: { type, userId: id, code } }),
    request: (more: object = {}, type = 'email') =>
      ask('POST', '/api/request-verification', { headers, body: { type, userId: id, ...more } }),
    withdraw: (type = 'email') => ask('DELETE', `/api/user/pending/${type}`, { headers }),
  };
};

describe('another email address', () => {
  test('waits for the code that was sent there, and the old one counts meanwhile', async () => {
    const { id, email, username, to, change, headers } = await someone();
    const response = await change({ email: to });
    expect(response).toMatchObject({ status: 200, body: { email, pendingEmail: to, isEmailVerified: true } });
    expect((await ask('GET', '/api/user', { headers })).body).toMatchObject({ email, pendingEmail: to });
    expect((await ask('GET', '/api/client/profile', { headers })).body).toMatchObject({
      email,
      pendingEmail: to,
    });
    const login = (name: string) =>
      ask('POST', '/api/login', { body: { username: name, password: PASSWORD } });
    expect([(await login(email)).status, (await login(to)).status]).toEqual([200, 401]);
    expect((await sent()).map((mail) => [mail.to, mail.letter?.subject])).toEqual([
      [to, 'Your Giewel code'],
      [email, 'Request to change your email address'],
    ]);
    expect(await rowOf(id)).toMatchObject({ email, username });
  });

  test('counts with its code; other sessions end, links to the old one die, and the old one is told', async () => {
    const { id, email, to, change, verify, headers } = await someone({ isEmailVerified: false });
    const stolen = await signIn(id);
    await change({ email: to });
    const tokenHash = Buffer.alloc(32, 9);
    await db
      .insert(passwordResets)
      .values({ userId: id, tokenHash, expiresAt: new Date(Date.now() + 60_000) });
    expect((await verify(await codeSentTo(to))).status).toBe(200);
    const me = await ask('GET', '/api/user', { headers });
    expect(me).toMatchObject({ status: 200, body: { email: to, isEmailVerified: true } });
    expect(me.body).not.toHaveProperty('pendingEmail');
    expect((await ask('GET', '/api/user', { headers: { cookie: stolen } })).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(1);
    expect(await db.$count(passwordResets, eq(passwordResets.userId, id))).toBe(0);
    expect((await sent()).at(-1)).toMatchObject({
      to: email,
      letter: { subject: 'Your email address was changed' },
    });
  });

  test('is not taken by a wrong code, by the old one’s, nor by one of a change before it', async () => {
    const { id, email, to, change, verify, request } = await someone({ isEmailVerified: false });
    await change({ email: `first-${to}` });
    const first = await codeSentTo(`first-${to}`);
    await change({ email: to });
    const right = await codeSentTo(to);
    if (first !== right) expect((await verify(first)).status).toBe(400);
    // Codes requested without an address go to the valid one, and verify that alone.
    expect((await request()).status).toBe(200);
    expect((await verify(await codeSentTo(email))).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ email, isEmailVerified: true, pendingEmail: to });
    expect((await verify(right)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ email: to, pendingEmail: null });
  });

  test('gets its code once more, and can be withdrawn', async () => {
    const { id, email, to, change, verify, request, withdraw } = await someone();
    await change({ email: to });
    const first = await codeSentTo(to);
    expect((await request({ to })).status).toBe(200);
    const second = await codeSentTo(to);
    if (first !== second) expect((await verify(first)).status).toBe(400);
    const response = await withdraw();
    expect(response).toMatchObject({ status: 200, body: { email } });
    expect(response.body).not.toHaveProperty('pendingEmail');
    expect((await verify(second)).status).toBe(410);
    expect(await db.$count(verificationCodes, eq(verificationCodes.userId, id))).toBe(0);
    // No code goes to an address that is neither the account's nor waiting to be.
    expect((await request({ to })).status).toBe(404);
  });

  test('that somebody has taken meanwhile stays theirs', async () => {
    const { id, email, to, change, verify } = await someone();
    await change({ email: to });
    await buildUser(db, { email: to.toUpperCase() });
    expect(await verify(await codeSentTo(to))).toMatchObject({ status: 409, body: { code: 'emailTaken' } });
    expect((await rowOf(id)).email).toBe(email);
  });

  test('that is taken waits nowhere and is sent nothing', async () => {
    const [{ email }, { id, change }] = [await someone(), await someone()];
    expect(await change({ email: email.toUpperCase(), fullName: 'X' })).toMatchObject({ status: 409 });
    expect(await rowOf(id)).toMatchObject({ pendingEmail: null });
    expect(await sent()).toEqual([]);
  });

  test('is asked for five times a day', async () => {
    const { change, to } = await someone();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await change({ email: `${turn}-${to}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('nobody is written to more than three times a day, whoever asks', async () => {
    const victim = 'victim@mail.example';
    const [first, second] = [await someone(), await someone()];
    const statuses: number[] = [];
    for (const { change, request } of [first, second]) {
      statuses.push((await change({ email: victim })).status, (await request({ to: victim })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await sent()).filter(({ to }) => to === victim)).toHaveLength(3);
    expect((await second.change({ email: 'Victim@mail.example', fullName: 'Not half' })).status).toBe(429);
    expect((await rowOf(second.id)).fullName).not.toBe('Not half');
  });
});

describe('another phone number', () => {
  const NEW = '+352691111222';

  test('waits for the code that was sent there, and counts with it', async () => {
    const { id, email, change, verify } = await someone({ isPhoneVerified: true });
    const stolen = await signIn(id);
    expect((await change({ phoneNumber: '+352 691 111 222' })).body).toMatchObject({
      phoneNumber: '+352621123456',
      isPhoneVerified: true,
      pendingPhone: NEW,
    });
    expect((await verify(await codeSentTo(NEW), 'sms')).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ phoneNumber: NEW, isPhoneVerified: true, pendingPhone: null });
    expect((await ask('GET', '/api/user', { headers: { cookie: stolen } })).status).toBe(401);
    expect((await sent()).at(-1)).toMatchObject({
      to: email,
      letter: { subject: 'Your phone number was changed' },
    });
  });

  test('the first one waits as well; none at all is at once', async () => {
    const { id, change, withdraw } = await someone({ phoneNumber: null });
    expect((await change({ phoneNumber: NEW })).body).toMatchObject({ phoneNumber: null, pendingPhone: NEW });
    expect((await withdraw('sms')).status).toBe(200);
    expect((await rowOf(id)).pendingPhone).toBeNull();
    const { change: changeOther, id: otherId } = await someone({ isPhoneVerified: true });
    await changeOther({ phoneNumber: NEW });
    await changeOther({ phoneNumber: '' });
    expect(await rowOf(otherId)).toMatchObject({
      phoneNumber: null,
      pendingPhone: null,
      isPhoneVerified: false,
    });
  });
});

test('nobody withdraws for a visitor', async () => {
  expect((await ask('DELETE', '/api/user/pending/email')).status).toBe(401);
  const { id } = await someone();
  expect((await ask('DELETE', '/api/user/pending/fax', { as: id })).status).toBe(400);
});
