import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessionCookieIn } from '#testing/cookies.ts';
import { testHost } from '#testing/host.ts';
import { peopleWithPasswords, TEST_PASSWORD } from '#testing/people-with-passwords.ts';
import { sessions, users } from './server/tables.ts';

const host = await testHost();
const { ask, db, pool, signIn: signInAs } = host;

const { person, signIn } = await peopleWithPasswords(host);

describe('one’s sessions', () => {
  test('are 50 at most: the one that has not been used for longest ends', async () => {
    const { id, username } = await person();
    const unused = await signInAs(id);
    for (let index = 0; index < 49; index += 1) await signInAs(id);
    await pool.query(
      `update sessions set last_used_at = now() - interval '1 hour' where user_id = $1 and id =
      (select min(id) from sessions where user_id = $1)`,
      [id],
    );
    await Promise.all(Array.from({ length: 3 }, () => signIn(username)));
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(50);
    const statusOf = async (cookie: string) =>
      (await ask('GET', '/api/user', { headers: { cookie } })).status;
    expect(await statusOf(unused)).toBe(401);
  });

  const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('are listed with device and last use, this one marked; each can be ended', async () => {
    const { username } = await person();
    const thisCookie = sessionCookieIn(
      (await signIn(username, TEST_PASSWORD, { headers: { 'user-agent': agent } })).headers,
    );
    const otherCookie = sessionCookieIn((await signIn(username)).headers);
    const list = (await ask('GET', '/api/sessions', { headers: { cookie: thisCookie } })).body as {
      id: number;
      isCurrent: boolean;
    }[];
    expect(list).toHaveLength(2);
    expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Firefox on Windows',
      ipAddress: '127.0.0.1',
    });
    const otherSession = list.find(({ isCurrent }) => !isCurrent);
    const response = await ask('DELETE', `/api/sessions/${otherSession?.id}`, {
      headers: { cookie: thisCookie },
    });
    expect(response.status).toBe(200);
    expect((await ask('GET', '/api/user', { headers: { cookie: otherCookie } })).status).toBe(401);
    expect((await ask('GET', '/api/user', { headers: { cookie: thisCookie } })).status).toBe(200);
  });

  test('of others are not there', async () => {
    const [claire, marc] = [await person(), await person()];
    await signIn(claire.username);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, claire.id));
    const response = await ask('DELETE', `/api/sessions/${session?.id}`, { as: marc.id });
    expect(response.status).toBe(404);
    expect((await ask('DELETE', '/api/sessions/x', { as: marc.id })).status).toBe(400);
    expect((await ask('GET', '/api/sessions')).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, claire.id))).toBe(1);
  });

  test('end everywhere else at once, and nobody else’s', async () => {
    const [claire, marc] = [await person(), await person()];
    const thisCookie = sessionCookieIn((await signIn(claire.username)).headers);
    for (let turn = 0; turn < 3; turn += 1) await signIn(claire.username);
    await signIn(marc.username);
    expect((await ask('DELETE', '/api/sessions', { headers: { cookie: thisCookie } })).status).toBe(200);
    expect(await db.$count(sessions, eq(sessions.userId, claire.id))).toBe(1);
    expect((await ask('GET', '/api/user', { headers: { cookie: thisCookie } })).status).toBe(200);
    expect(await db.$count(sessions, eq(sessions.userId, marc.id))).toBe(1);
    expect((await ask('DELETE', '/api/sessions')).status).toBe(401);
  });

  test('end within a second of a suspension', async () => {
    const { id, username } = await person();
    const cookie = sessionCookieIn((await signIn(username)).headers);
    await db.update(users).set({ isSuspended: true }).where(eq(users.id, id));
    expect((await ask('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
  });

  test('that are over are not listed', async () => {
    const { id } = await person();
    await db.insert(sessions).values({
      userId: id,
      tokenHash: Buffer.alloc(32, 7),
      expiresAt: sql`now() - interval '1 second'`,
    });
    const list = (await ask('GET', '/api/sessions', { as: id })).body;
    expect(list).toMatchObject([{ isCurrent: true }]);
  });
});
