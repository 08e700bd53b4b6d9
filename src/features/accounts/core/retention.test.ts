import { beforeEach, expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { sentences } from '#features/marketing/core/strings/en/legal.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';

const { app, ask, db, pool, services } = await testHost({ withPages: true });
const { dormantAccounts, dormantWarning, networks, failedJobs } = RETENTION_DAYS;

const run = (name: string) => allJobs.find((job) => job.name === name)?.run({}, services);
const lastSeen = (id: number, days: number) =>
  pool.query(
    `update users set created_at = now() - make_interval(days => $2), last_login_date = now() - make_interval(days => $2),
     signup_ip = '192.0.2.7', last_login_ip = '192.0.2.7' where id = $1`,
    [id, days],
  );
const rowOf = async (id: number) =>
  (
    await pool.query(
      `select erase_at <= now() as ends, dormant_warned_at is not null as warned, signup_ip, last_login_ip
       from users where id = $1`,
      [id],
    )
  ).rows[0];
const queuedEmails = async () =>
  (
    await pool.query<{ payload: { to?: string } }>(
      `select payload from ${storedJobsSql} jobs where payload::text like '%Giewel account soon%'`,
    )
  ).rows.map(({ payload }) => payload.to);

beforeEach(() => forgetJobs(pool));

test('an account that nobody uses is written to, and ends a month later if nobody comes', async () => {
  const { id, email } = await buildUser(db);
  await lastSeen(id, dormantAccounts - dormantWarning + 1);
  await run('end-dormant-accounts');
  await run('end-dormant-accounts');
  expect(await queuedEmails()).toEqual([email]);
  expect(await rowOf(id)).toMatchObject({ warned: true, ends: null });
  await pool.query(`update users set dormant_warned_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    dormantWarning + 1,
  ]);
  await run('end-dormant-accounts');
  expect(await rowOf(id)).toMatchObject({ ends: true });
  await run('erase-people');
  expect(
    (await pool.query('select erased_at from users where id = $1', [id])).rows[0].erased_at,
  ).not.toBeNull();
});

test('whoever comes back after the letter keeps the account, and is written to the next time', async () => {
  const { id } = await buildUser(db);
  await lastSeen(id, dormantAccounts);
  await run('end-dormant-accounts');
  await pool.query(`update users set dormant_warned_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    dormantWarning + 1,
  ]);
  await ask('GET', '/api/user', { as: id });
  await run('end-dormant-accounts');
  expect(await rowOf(id)).toMatchObject({ warned: false, ends: null });
});

test('companies, admins and whoever was here lately are left alone', async () => {
  const people = [
    await buildUser(db, { userType: 'company' }),
    await buildUser(db, { userType: 'admin' }),
    await buildUser(db),
  ];
  for (const { id, userType } of people) {
    await lastSeen(id, userType === 'private' ? dormantAccounts - dormantWarning - 1 : 2 * dormantAccounts);
  }
  await run('end-dormant-accounts');
  for (const { id } of people) expect(await rowOf(id)).toMatchObject({ warned: false, ends: null });
});

test('network addresses of the first and the last sign-in go', async () => {
  const [old, fresh] = [await buildUser(db), await buildUser(db)];
  await lastSeen(old.id, networks + 1);
  await lastSeen(fresh.id, networks - 1);
  await run('forget-old-networks');
  expect(await rowOf(old.id)).toMatchObject({ signup_ip: null, last_login_ip: null });
  expect(await rowOf(fresh.id)).toMatchObject({ signup_ip: '192.0.2.7', last_login_ip: '192.0.2.7' });
});

test('the page about privacy says the same numbers', () => {
  const { account, visits, attempts, outgoing } = sentences.privacy.data;
  expect(account.until).toContain(`${dormantAccounts / 365} years`);
  expect(visits.until).toContain(`${networks} days`);
  expect(attempts.until).toContain(`${RETENTION_DAYS.signUpAttempts} days`);
  expect(outgoing.until).toContain(`${failedJobs} more days`);
});

test('the page about privacy lists all that the table has, with its end', async () => {
  const { statusCode, body } = await app.inject({ url: '/privacy' });
  expect(statusCode).toBe(200);
  const { keptWhat, keptEnds } = sentences.privacy;
  for (const subject of Object.values(keptWhat)) expect(body).toContain(`>${subject}</th>`);
  const rowOfTable = (subject: string) => new RegExp(`>${subject}</th><td[^>]*>([^<]*)`).exec(body)?.[1];
  expect(rowOfTable(keptWhat.bell)).toBe('180 days');
  expect(rowOfTable(keptWhat.trail)).toBe('One year');
  expect(rowOfTable(keptWhat.unsentAttachments)).toBe('One day');
  expect(rowOfTable(keptWhat.sentFiles)).toBe(keptEnds.withConversation);
});

test('what companies counted and did is let go of by its age', async () => {
  const { id, userId } = await buildCompany(db);
  const { companyDays, companyLog } = RETENTION_DAYS;
  await pool.query(
    `insert into company_days (company_id, day) select $1, (app_now() at time zone 'Europe/Luxembourg')::date - days from unnest($2::integer[]) days`,
    [id, [companyDays, companyDays + 1]],
  );
  await pool.query(
    `insert into company_log (company_id, user_id, action, created_at)
     select $1, $2, 'message', now() - make_interval(days => days) from unnest($3::integer[]) days`,
    [id, userId, [companyLog - 1, companyLog + 1]],
  );
  await run('forget-old-company-days');
  await run('forget-old-company-log');
  for (const table of ['company_days', 'company_log'])
    expect((await pool.query(`select from ${table} where company_id = $1`, [id])).rowCount, table).toBe(1);
});

test('the trail of a leap year is let go of too', async () => {
  const { id } = await buildUser(db);
  const insertEvent = (days: number) =>
    pool.query(
      `insert into security_events (kind, person_id, at) values ('signed-in', $1, now() - make_interval(days => $2))`,
      [id, days],
    );
  await insertEvent(RETENTION_DAYS.trail + 1);
  await insertEvent(364);
  await run('forget-old-security-events');
  const { rows } = await pool.query('select kind from security_events where person_id = $1', [id]);
  expect(rows).toHaveLength(1);
});
