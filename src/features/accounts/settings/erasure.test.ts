import { beforeEach, describe, expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { profilePictures, redAndBlue } from '#testing/profile-pictures.ts';

const host = await testHost({ withPages: true });
const { app, ask, db, pool, services } = host;
const { uploaded, storedNames } = profilePictures(host);

const PASSWORD = 'Gromperekichelcher';
const password = await hashPassword(PASSWORD);

beforeEach(() => pool.query('delete from rate_limits'));

const path = '/api/user/deletion';
const eraseAtOf = ({ body }: { body: unknown }) => (body as { eraseAt: string | null }).eraseAt;
const runJob = (name: string, payload: unknown = {}) =>
  allJobs.find((job) => job.name === name)?.run(payload, services);
const passSevenDays = (id: number) =>
  pool.query(`update users set erase_at = erase_at - interval '7 days' where id = $1`, [id]);
const signIn = (body: object) => ask('POST', '/api/login', { body });

/** Returns a browser that stays signed in. */
const browserOf = async (userId: number) => {
  const { value } = await insertSession(db, { userId, isRemembered: true, ip: null, userAgent: null });
  return async (url: string) =>
    (await app.inject({ method: 'GET', url, headers: { cookie: `session=${value}` } })).statusCode;
};

describe('/api/user/deletion', () => {
  test('is asked for with the password and lies seven days ahead', async () => {
    const { id } = await buildUser(db, { password });
    expect(await ask('GET', path, { as: id })).toMatchObject({ status: 200, body: { eraseAt: null } });
    const response = await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    expect(response.status).toBe(200);
    const { rows } = await pool.query<{ days: number }>(
      'select extract(epoch from $1::timestamptz - now()) / 86400 as days',
      [eraseAtOf(response)],
    );
    expect(Number(rows[0]?.days)).toBeCloseTo(7, 2);
    expect(eraseAtOf(await ask('GET', path, { as: id }))).toBe(eraseAtOf(response));
  });

  test('is told by mail, once, with the way to keep the account', async () => {
    const { id, email } = await buildUser(db, { password });
    const emails = async () =>
      (
        await pool.query<{ letter: { subject: string; button: { address: string } } }>(
          `select payload->'letter' as letter from ${storedJobsSql} jobs where payload->>'to' = $1`,
          [email],
        )
      ).rows.map(({ letter }) => letter);
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    expect(await emails()).toMatchObject([
      {
        subject: 'Your account will be deleted',
        paragraphs: [expect.stringContaining('you can change your mind')],
        button: { address: expect.stringMatching(/^http.*\/settings$/) },
      },
    ]);
  });

  test('asked for twice is not put off', async () => {
    const { id } = await buildUser(db, { password, eraseAt: new Date(Date.now() + DAY_MS) });
    const previousMoment = eraseAtOf(await ask('GET', path, { as: id }));
    expect(eraseAtOf(await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } }))).toBe(
      previousMoment,
    );
  });

  test('is not asked for with a wrong password, nor guessed at more than ten times', async () => {
    const { id } = await buildUser(db, { password });
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await ask('POST', path, { as: id, body: { currentPassword: `guess ${guess}` } })).toMatchObject({
        status: 400,
        body: { code: 'wrongPassword', message: 'Current password is incorrect' },
      });
    }
    expect((await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } })).status).toBe(429);
    expect(eraseAtOf(await ask('GET', path, { as: id }))).toBeNull();
  });

  test.each([[{}], [{ currentPassword: '' }], [{ currentPassword: 7 }], [{ password: PASSWORD }], [[]]])(
    'refuses %j',
    async (body) => {
      const { id } = await buildUser(db, { password });
      expect((await ask('POST', path, { as: id, body })).status).toBe(400);
    },
  );

  test('is for people who are signed in', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await ask(method, path, { body: { currentPassword: PASSWORD } })).status).toBe(401);
  });

  test('can be taken back, and nothing happens then', async () => {
    const { id } = await buildUser(db, { password });
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    expect(await ask('GET', path, { as: id })).toMatchObject({ body: { canBeKept: true } });
    expect(await ask('DELETE', path, { as: id })).toMatchObject({ status: 200, body: { eraseAt: null } });
    await passSevenDays(id);
    await runJob('erase-people');
    expect((await ask('GET', '/api/user', { as: id })).status).toBe(200);
  });

  test('can’t be taken back once the seven days are over', async () => {
    const { id } = await buildUser(db, { password });
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    await passSevenDays(id);
    expect(await ask('GET', path, { as: id })).toMatchObject({ body: { canBeKept: false } });
    expect(await ask('DELETE', path, { as: id })).toMatchObject({
      status: 409,
      body: { code: 'tooLateToKeep' },
    });
    await runJob('erase-people');
    expect((await ask('GET', '/api/user', { as: id })).status).toBe(401);
  });
});

describe('somebody who asked to be erased', () => {
  test('goes on as before for seven days, and is then signed out everywhere for good', async () => {
    const { id, username, email } = await buildUser(db, { password });
    const browser = await browserOf(id);
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    await runJob('erase-people');
    expect(await browser('/api/user')).toBe(200);
    expect((await signIn({ username, password: PASSWORD })).status).toBe(200);

    await passSevenDays(id);
    await runJob('erase-people');
    expect(await browser('/api/user')).toBe(401);
    for (const name of [username, email, `deleted-${id}`])
      expect((await signIn({ username: name, password: PASSWORD })).status).toBe(401);
    // A sign-in that was under way meanwhile gives no access either.
    expect(await (await browserOf(id))('/api/user')).toBe(401);
  });

  test('leaves name and address to whoever joins next', async () => {
    const { id, username, email } = await buildUser(db, { password });
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    await passSevenDays(id);
    await runJob('erase-people');
    const next = await buildUser(db, { username, email });
    expect(next.id).not.toBe(id);
  });

  test('takes along what waits to be sent to them, is being sent, or could not be', async () => {
    const { id, email } = await buildUser(db, { password });
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    await passSevenDays(id);
    await forgetJobs(pool);
    for (const to of [email.toUpperCase(), email, email, 'paul@mail.example'])
      await services.jobs.add(db, 'mail', { to });
    await pool.query(`
      update pgboss.job set state = 'failed', completed_on = now() where id = (select min(id::text)::uuid from pgboss.job where data -> 'payload' ->> 'to' = '${email}');
      update pgboss.job set state = 'active' where id = (select max(id::text)::uuid from pgboss.job where data -> 'payload' ->> 'to' = '${email}')`);
    await runJob('erase-people');
    const { rows } = await pool.query(
      `select payload ->> 'to' as "to" from ${storedJobsSql} jobs where name = 'mail'`,
    );
    expect(rows).toEqual([{ to: 'paul@mail.example' }]);
  });

  test('takes the picture along, once the erasure is certain', async () => {
    const { id } = await buildUser(db, { password });
    const previousNames = await storedNames();
    const url = await uploaded(id, await redAndBlue().jpeg().toBuffer());
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    await passSevenDays(id);
    await forgetJobs(pool);
    await runJob('erase-people');
    const { rows } = await pool.query<{ payload: { names: string[] } }>(
      `select payload from ${storedJobsSql} jobs`,
    );
    expect(rows.map(({ payload }) => payload)).toEqual([
      { names: [url.slice(1), url.slice(1).replace('-320', '-96')] },
    ]);
    expect((await ask('GET', url)).status).toBe(200);
    await runJob('remove-files', rows[0]?.payload);
    expect((await ask('GET', url)).status).toBe(404);
    expect(await storedNames()).toEqual(previousNames);
  });

  test('is shown as a deleted user where the name stood, also on pages that were kept', async () => {
    const { id, username } = await buildUser(db, { password });
    const review = await buildReview(db, { userId: id });
    const calls = [
      `/api/companies/${review.companyId}`,
      `/api/companies/${review.companyId}/reviews`,
      `/companies/${review.companyId}?tab=reviews`,
    ];
    const projects = `/api/companies/${review.companyId}/projects`;
    for (const call of [...calls, projects]) expect((await ask('GET', call)).text).toContain(username);
    await ask('POST', path, { as: id, body: { currentPassword: PASSWORD } });
    await passSevenDays(id);
    await runJob('erase-people');
    for (const call of calls) {
      await expect.poll(async () => (await ask('GET', call)).text).toContain('Deleted user');
      expect((await ask('GET', call)).text).not.toContain(username);
    }
    // The project was public by their consent, which went with them.
    await expect.poll(async () => (await ask('GET', projects)).body).toEqual([]);
  });
});
