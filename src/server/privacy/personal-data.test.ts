import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildUser } from '#demo/builders/user.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import { testHost } from '#testing/host.ts';
import { buildCompanyWithTraces, buildPersonWithTraces, findMarks } from '#testing/person-with-traces.ts';
import type { PersonalData } from './personal-data.ts';

const host = await testHost();
const { db, pool, services } = host;

const makeDue = (id: number) =>
  pool.query(`update users set erase_at = now() - interval '1 minute' where id = $1`, [id]);
const erase = (parts: readonly PersonalData[] = allPersonalData) =>
  createErasePeopleJob(parts).run({}, services);
const everythingOf = async (tables: readonly string[]) => {
  const lines: string[] = [];
  for (const table of tables) {
    const { rows } = await pool.query<{ line: string }>(
      `select '${table} ' || line::text as line from ${table} line`,
    );
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.sort();
};
const allTables = (
  await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
).rows.map(({ name }) => name);
allTables.push('pgboss.job');

test('every table that refers to a person is some module’s to hand out and to erase', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const coveredTables = allPersonalData.flatMap(({ tables }) => tables.map(getTableName));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ name }) => name).filter((name) => !coveredTables.includes(name))).toEqual([]);
  expect(new Set(coveredTables).size).toBe(coveredTables.length);
  expect(new Set(allPersonalData.map(({ name }) => name)).size).toBe(allPersonalData.length);
});

test('what is found is there before: the person stands in every table that can hold something of them', async () => {
  const { marks } = await buildPersonWithTraces(host);
  const tables = new Set((await findMarks(host, marks)).map((mark) => mark.split('.').at(-1)));
  expect(tables).toEqual(
    new Set([
      'attachments',
      'client_reports',
      'company_invitations',
      'content_reports',
      'conversation_reports',
      'folder_companies',
      'folders',
      'idempotency_keys',
      'job',
      'job_common',
      'moderation_log',
      'notifications',
      'passkeys',
      'push_subscriptions',
      'reviews',
      'sessions',
      'signup_attempts',
      'users',
      'verification_codes',
    ]),
  );
});

test.each([
  ['a client', () => buildPersonWithTraces(host)],
  ['a company', () => buildCompanyWithTraces(host)],
])('nothing by which %s could be known is left in any table', async (_, build) => {
  const { person, marks } = await build();
  await makeDue(person.id);
  await erase();
  expect(await findMarks(host, marks)).toEqual([]);
});

test('the row that stays says nothing but when it was erased', async () => {
  const { person } = await buildPersonWithTraces(host);
  await makeDue(person.id);
  await erase();
  const { rows } = await pool.query<Record<string, unknown>>('select * from users where id = $1', [
    person.id,
  ]);
  const { id, user_type, created_at, erased_at, ...rest } = rows[0] ?? {};
  expect({ id, user_type, created_at }).toEqual({
    id: person.id,
    user_type: 'private',
    created_at: person.createdAt,
  });
  expect(erased_at).toBeInstanceOf(Date);
  const { username, email, password, ...otherFields } = rest;
  expect({ username, email, password }).toEqual({
    username: `deleted-${person.id}`,
    email: `deleted-${person.id}@deleted.invalid`,
    password: '!',
  });
  // Any column that is added to an account must be emptied too.
  expect(Object.entries(otherFields).filter(([, value]) => value !== null && value !== false)).toEqual([]);
});

test('what others have of the person stays theirs, without the name', async () => {
  const {
    person,
    company,
    project,
    review,
    sentMessage: sent,
    receivedMessage: received,
    notification,
    reviewed,
  } = await buildPersonWithTraces(host);
  const bystander = await buildPersonWithTraces(host);
  const marksBefore = await findMarks(host, bystander.marks);
  await makeDue(person.id);
  await erase();
  const rowsOf = async (table: string, id: number) =>
    (await pool.query(`select * from ${table} where id = $1`, [id])).rows;
  expect(await rowsOf('messages', sent.id)).toMatchObject([{ content: 'When?', sender_id: person.id }]);
  expect(await rowsOf('messages', received.id)).toMatchObject([{ content: 'On Monday.' }]);
  expect(await rowsOf('projects', project.id)).toMatchObject([{ name: project.name, client_id: person.id }]);
  expect(await rowsOf('reviews', review.id)).toMatchObject([{ comment: 'They came on time.' }]);
  expect(await rowsOf('company_profiles', company.id)).toMatchObject([{ review_count: 1 }]);
  expect(await rowsOf('client_reports', reviewed.id)).toMatchObject([{ reviewed_by: null }]);
  expect(await rowsOf('notifications', notification.id)).toMatchObject([
    { subject: { userId: person.id, from: 'Deleted user', name: 'New roof', rating: 5 } },
  ]);
  expect(await findMarks(host, bystander.marks)).toEqual(marksBefore);
});

test('a company goes with all that is about it alone', async () => {
  const { person, ownCompany, client } = await buildCompanyWithTraces(host);
  await makeDue(person.id);
  await erase();
  for (const table of [
    'company_services',
    'project_gallery',
    'projects',
    'reviews',
    'review_flags',
    'contacts',
  ]) {
    const { rows } = await pool.query(`select from ${table} where company_id = $1`, [ownCompany.id]);
    expect(rows, table).toEqual([]);
  }
  expect((await pool.query('select from company_profiles where id = $1', [ownCompany.id])).rows).toEqual([]);
  expect((await pool.query('select from users where id = $1', [client.id])).rows).toHaveLength(1);
});

test('an erasure that is killed has erased nothing, wherever it was', async () => {
  const { person, marks } = await buildPersonWithTraces(host);
  await makeDue(person.id);
  const everythingBefore = await everythingOf(allTables);
  const killer: PersonalData = {
    name: 'killer',
    tables: [],
    collect: async () => ({}),
    erase: async (transaction) => {
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    },
  };
  for (let place = 0; place <= allPersonalData.length; place += 1) {
    const parts = [...allPersonalData.slice(0, place), killer, ...allPersonalData.slice(place)];
    await expect(erase(parts)).rejects.toThrow('1 people are not erased');
    expect(await everythingOf(allTables)).toEqual(everythingBefore);
  }
  await erase();
  expect(await findMarks(host, marks)).toEqual([]);
});

test('one that fails holds up nobody else', async () => {
  const [first, second] = [await buildUser(db), await buildUser(db)];
  for (const { id } of [first, second]) await makeDue(id);
  const faulty: PersonalData = {
    name: 'faulty',
    tables: [],
    collect: async () => ({}),
    erase: async (_, id) => {
      if (id === first.id) throw new Error('not this one');
    },
  };
  await expect(erase([...allPersonalData, faulty])).rejects.toThrow();
  const { rows } = await pool.query(
    'select id, erased_at is not null as is_erased from users where id in ($1, $2) order by id',
    [first.id, second.id],
  );
  expect(rows).toEqual([
    { id: first.id, is_erased: false },
    { id: second.id, is_erased: true },
  ]);
  await erase();
});

test('ten instances at once erase each person once, and nobody who is not due', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => buildUser(db)));
  const [patient, unasked] = [await buildUser(db), await buildUser(db)];
  for (const { id } of people) await makeDue(id);
  await pool.query(`update users set erase_at = now() + interval '1 minute' where id = $1`, [patient.id]);
  await Promise.all(Array.from({ length: 10 }, () => erase()));
  const { rows } = await pool.query<{ id: number }>('select id from users where erased_at is not null');
  const erased = rows.map(({ id }) => id);
  expect(erased).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
  expect(erased).not.toContain(patient.id);
  expect(erased).not.toContain(unasked.id);
});

test('a name taken in advance does not keep anybody from being erased', async () => {
  const person = await buildUser(db);
  await buildUser(db, { username: `DELETED-${person.id}` });
  await buildUser(db, { email: `Deleted-${person.id}@deleted.invalid` });
  await makeDue(person.id);
  await erase();
  const { rows } = await pool.query('select username, email from users where id = $1', [person.id]);
  expect(rows).toEqual([
    {
      username: expect.stringMatching(new RegExp(`^deleted-${person.id}-[0-9a-f]{12}$`)),
      email: expect.stringMatching(new RegExp(`^deleted-${person.id}-[0-9a-f]{12}@deleted\\.invalid$`)),
    },
  ]);
});
