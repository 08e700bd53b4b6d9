import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  insertSession,
} from '#features/accounts/core/server/sessions.ts';
import { sessions, users } from '#features/accounts/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { createSessionFinder } from './server/create-session-finder.ts';

const { app, ask, db, pool } = await testHost();
const find = createSessionFinder(db);

const signIn = (userId: number, isRemembered = false) =>
  insertSession(db, { userId, isRemembered, ip: '192.0.2.1', userAgent: 'Test' });

describe('a session', () => {
  test('is found by its token, of which only a hash is stored', async () => {
    const user = await buildUser(db, { username: 'claire' });
    const { value } = await signIn(user.id);
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    expect(await find(value)).toMatchObject({
      person: { id: user.id, username: 'claire', userType: 'private' },
    });
    const row = await pool.query('select token_hash::text as hash from sessions where user_id = $1', [
      user.id,
    ]);
    expect(row.rows[0].hash).not.toContain(Buffer.from(value).toString('hex'));
  });

  test('of a stored client is a private person’s', { meta: { requirements: ['SESSION-006'] } }, async () => {
    const user = await buildUser(db, { userType: 'client' });
    expect((await find((await signIn(user.id)).value))?.person.userType).toBe('private');
  });

  test('unused ends after 14 days when remembered, else when the browser closes or after 12 hours', async () => {
    const user = await buildUser(db);
    const longSession = await signIn(user.id, true);
    const passing = await signIn(user.id);
    expect(longSession.maxAgeSeconds).toBe(30 * 24 * 60 * 60);
    expect(passing.maxAgeSeconds).toBeUndefined();
    const { rows } = await pool.query(
      'select round(extract(epoch from expires_at - created_at)) as seconds from sessions where user_id = $1 order by id',
      [user.id],
    );
    expect(rows.map(({ seconds }) => Number(seconds))).toEqual([14 * 24 * 60 * 60, 12 * 60 * 60]);
  });

  test('of staff ends unused after 2 hours, else after 30 minutes', async () => {
    const admin = await buildUser(db, { userType: 'admin' });
    for (const [isRemembered, minutes] of [
      [true, 120],
      [false, 30],
    ] as const) {
      const { value } = await signIn(admin.id, isRemembered);
      const { id = 0 } = (await find(value)) ?? {};
      const passMinutes = (minutesAgo: number) =>
        pool.query(
          `update sessions set last_used_at = last_used_at - make_interval(mins => $2),
           expires_at = expires_at - make_interval(mins => $2) where id = $1`,
          [id, minutesAgo],
        );
      // Each use starts the time again.
      for (let turn = 0; turn < 3; turn += 1) {
        await passMinutes(minutes - 1);
        expect(await find(value)).toMatchObject({ id });
      }
      await passMinutes(minutes + 1);
      expect(await find(value)).toBeNull();
    }
  });

  test('ends after 30 days however much it is used', async () => {
    const user = await buildUser(db);
    const { value } = await signIn(user.id, true);
    await pool.query(
      `update sessions set last_used_at = now() - interval '2 minutes', ends_at = now() + interval '1 second'
       where user_id = $1`,
      [user.id],
    );
    expect(await find(value)).not.toBeNull();
    const { rows } = await pool.query<{ ends: boolean }>(
      'select expires_at = ends_at as ends from sessions where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ ends: true }]);
  });

  test('ends by the database’s clock, and old ones are swept away', async () => {
    const user = await buildUser(db);
    const { value } = await signIn(user.id);
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, user.id));
    expect(await find(value)).toBeNull();
    await deleteExpiredSessions(db);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });

  test('is dead at once when its person is suspended', async () => {
    const user = await buildUser(db);
    const { value } = await signIn(user.id);
    await db.update(users).set({ isSuspended: true }).where(eq(users.id, user.id));
    expect(await find(value)).toBeNull();
  });

  test('survives the end of the person’s others', async () => {
    const user = await buildUser(db);
    const [ownSession, otherSession] = [await signIn(user.id), await signIn(user.id)];
    const ownId = (await find(ownSession.value))?.id ?? 0;
    await deleteOtherSessions(db, user.id, ownId);
    expect([await find(ownSession.value), await find(otherSession.value)]).toMatchObject([
      { id: ownId },
      null,
    ]);
  });
});

describe('GET /api/user', () => {
  test('answers 401 to a visitor', { meta: { requirements: ['API-009', 'SESSION-004'] } }, async () => {
    expect((await ask('GET', '/api/user')).status).toBe(401);
  });

  test(
    'answers the person, never the password',
    {
      meta: { requirements: ['API-009', 'DATA-034'] },
    },
    async () => {
      const user = await buildUser(db, { fullName: 'Marc Weber', userType: 'company' });
      const { status, body, text, headers } = await ask('GET', '/api/user', { as: user.id });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: user.id,
        username: user.username,
        fullName: 'Marc Weber',
        email: user.email,
        userType: 'company',
        emailNotifications: true,
        smsNotifications: true,
      });
      expect(text).not.toContain('password');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test.each(['x', 'a'.repeat(43), "' or 1=1", ''])('the cookie %s is nobody’s', async (value) => {
    const response = await app.inject({ url: '/api/user', headers: { cookie: `session=${value}` } });
    expect(response.statusCode).toBe(401);
  });
});

describe('POST /api/logout', () => {
  test(
    'ends the session, also for a copy of its cookie',
    {
      meta: { requirements: ['API-012', 'SESSION-003'] },
    },
    async () => {
      const user = await buildUser(db);
      const { value } = await signIn(user.id);
      const headers = { cookie: `session=${value}` };
      const response = await app.inject({ method: 'POST', url: '/api/logout', headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['set-cookie']).toMatch(/^session=;.*HttpOnly; SameSite=Lax/i);
      expect((await app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
    },
  );

  test('refuses a visitor', async () => {
    expect((await ask('POST', '/api/logout')).status).toBe(401);
  });
});
