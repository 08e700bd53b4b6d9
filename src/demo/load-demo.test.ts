import { verify } from '@node-rs/argon2';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/core/server/tables.ts';
import { isUsualWorkingDay } from '#features/companies/core/rules/working-days.ts';
import { companyProfiles, serviceCategories } from '#features/companies/core/server/tables.ts';
import { readQueueStates } from '#features/moderation/core/server/queues.ts';
import { notifications } from '#features/notifications/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { roomFileStore } from '#features/projects/room/server/store.ts';
import { projectFiles, projectMilestones } from '#features/projects/room/server/tables.ts';
import { quoteVersions } from '#features/quotes/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { roomCalls } from '#testing/room.ts';
import { buildCompany } from './builders/company.ts';
import { type DemoCounts, loadDemo } from './load-demo.ts';

const host = await testHost();
const { db } = host;
const { files } = host.services;
// Loading draws the people's pictures, which takes a busy machine long.
const PATIENCE_MS = 60_000;

const options = { files, now: new Date('2026-03-02T10:00:00Z'), password: 'Giewel-demo-1' };

let stranger: { id: number };
let both: (DemoCounts | null)[];
let counts: DemoCounts | null;

beforeAll(async () => {
  stranger = await buildCompany(db, { name: 'Here before the demo' });
  // Two instances may start on an empty database: this file loads it once.
  both = await Promise.all([loadDemo(db, options), loadDemo(db, options)]);
  counts = both.find((loadedCounts) => loadedCounts !== null) ?? null;
}, PATIENCE_MS);

const accountNamed = async (username: string) => {
  const [account] = await db.select().from(users).where(eq(users.username, username));
  return account;
};

describe('loading the demo', () => {
  test('tells how many rows it made', () => {
    expect(counts?.companies).toBeGreaterThanOrEqual(168);
    expect(counts?.projects).toBeGreaterThanOrEqual(600);
  });

  test('each logo is a file that is there', async () => {
    const rows = await db
      .select({ logoUrl: companyProfiles.logoUrl })
      .from(companyProfiles)
      .where(isNotNull(companyProfiles.logoUrl));
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const { logoUrl } of rows) {
      const file = await files.read(logoUrl?.slice(1) ?? '');
      expect(file, logoUrl ?? '').not.toBeNull();
      file?.content.destroy();
    }
  });

  test('a second time does nothing', async () => {
    expect(await loadDemo(db, options)).toBeNull();
    const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(companyProfiles);
    expect(row?.count).toBe((counts?.companies ?? 0) + 1);
  });

  test('leaves who was there before alone, and whoever comes after gets a new id', async () => {
    const newcomer = await buildCompany(db);
    const [strangerRow] = await db.select().from(companyProfiles).where(eq(companyProfiles.id, stranger.id));
    expect(strangerRow).toMatchObject({ name: 'Here before the demo', isDemo: false, projectCount: 0 });
    expect(newcomer.id).toBeGreaterThan((counts?.companies ?? 0) + 1);
  });

  test('two at once load one', () => {
    expect(both.filter((loadedCounts) => loadedCounts === null)).toHaveLength(1);
  });
});

test('every company of the demo is listed, but one whose text was taken down (reading 52)', async () => {
  const { rows } = await db.execute(sql`
    select c.name from company_profiles c where is_demo and (not is_listed or kept_listed_until is not null)
      and not exists (select from takedowns where kind = 'description' and subject_id = c.id)`);
  expect(rows).toEqual([]);
});

test('the figures on the companies are those of their parts', async () => {
  const { rows } = await db.execute(sql`
    select c.name
    from company_profiles c
    left join lateral (
      select count(*) as reviews, coalesce(sum(rating), 0) as stars from reviews
      where company_id = c.id and status = 'approved') r on true
    left join lateral (
      select count(*) as projects from projects where company_id = c.id and status = 'completed') p on true
    left join lateral (
      select count(*) as services from company_services where company_id = c.id) s on true
    left join lateral (
      select min(id) as first_picture from project_gallery where company_id = c.id) g on true
    where (c.review_count, c.rating_sum, c.project_count) is distinct from (r.reviews, r.stars, p.projects)
      or jsonb_array_length(c.services) <> s.services
      or (c.cover->>'id')::integer is distinct from g.first_picture`);
  expect(rows).toEqual([]);
});

test('demo-company has Professional by the year, renewed in the future, and one receipt of the demo', async () => {
  const account = await accountNamed('demo-company');
  const { rows } = await db.execute(sql`
    select s.status, s.plan, s.period, s.until > ${options.now.toISOString()}::timestamptz as is_ahead,
      c.subscription_renewal_date = s.until as is_shown, array_agg(r.number) as numbers
    from company_profiles c join subscriptions s on s.company_id = c.id join receipts r on r.company_id = c.id
    where c.user_id = ${account?.id} group by s.id, c.id`);
  const paid = { status: 'active', plan: 'professional', period: 'yearly' };
  expect(rows).toEqual([{ ...paid, is_ahead: true, is_shown: true, numbers: [null] }]);
});

test('every category has companies', async () => {
  const { rows } = await db.execute(sql`
    select k.name from service_categories k
    where not exists (select from company_services s where s.category_id = k.id)`);
  expect(rows).toEqual([]);
  expect(await db.$count(serviceCategories)).toBe(20);
});

test('at least 150 companies can be hired: their owners are not suspended', async () => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from company_profiles c join users u on u.id = c.user_id
    where c.is_demo and not u.is_suspended`);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(150);
});

describe('accounts', () => {
  test.each([
    ['demo-client', 'private'],
    ['demo-company', 'company'],
    ['demo-moderator', 'admin'],
    ['demo-admin', 'admin'],
  ] as const)('%s signs in with the password of the demo', async (username, userType) => {
    const account = await accountNamed(username);
    expect(account).toMatchObject({ userType, isEmailVerified: true, isSuspended: false });
    expect(await verify(account?.password ?? '', options.password)).toBe(true);
  });

  test('nobody else can sign in', async () => {
    const { rows } = await db.execute<{ username: string }>(
      sql`select username from users where password like '$argon2id$%' order by username`,
    );
    expect(rows.map(({ username }) => username)).toEqual([
      'demo-admin',
      'demo-client',
      'demo-company',
      'demo-moderator',
    ]);
  });

  test('demo-company has exactly three unread notifications, one of each kind', async () => {
    const account = await accountNamed('demo-company');
    const { rows } = await db.execute<{ kind: string }>(sql`
      select kind from ${notifications} where user_id = ${account?.id} and read_at is null order by kind`);
    expect(rows.map(({ kind }) => kind)).toEqual(['messageReceived', 'projectCreated', 'reviewReceived']);
  });
});

test('work on a quote begins on a working day, and its paper is in the language of its words', async () => {
  const versions = await db.select().from(quoteVersions);
  const starts = versions.flatMap(({ startsOn }) => startsOn ?? []);
  expect(starts.length).toBeGreaterThanOrEqual(4);
  expect(starts.filter((day) => !isUsualWorkingDay(day))).toEqual([]);
  expect(new Set(versions.map(({ paperLanguage }) => paperLanguage))).toEqual(new Set(['fr']));
});

test('no queue of the moderators is empty', async () => {
  expect(Object.entries(await readQueueStates(db)).filter(([, { count }]) => count === 0)).toEqual([]);
});

test('a company was chosen in the moment its quote was accepted', async () => {
  const { rows } = await host.pool.query(
    `select a.at = i.ended_at as same from quote_acceptances a join quotes q on q.id = a.quote_id
     join request_invitations i on i.id = q.invitation_id`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ same }) => same)).toBe(true);
});

test('rooms hold pictures, documents and milestones, and what they name is stored', async () => {
  const rows = await db.select().from(projectFiles);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['picture', 'pdf']));
  for (const row of rows) {
    const file = await roomFileStore.open(files, row, 'small');
    expect(file?.size).toBeGreaterThan(500);
    for await (const _ of file?.content ?? []) break;
  }
  expect(await db.$count(projectMilestones)).toBeGreaterThan(3);
});

describe('afterwards', () => {
  test('every table goes on counting after its last row', async () => {
    const { rows } = await db.execute<{ table: string; column: string; sequence: string }>(sql`
      select attrelid::regclass::text as table, quote_ident(attname) as column,
        pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
      from pg_attribute where attidentity <> ''`);
    const behind: string[] = [];
    for (const { table, column, sequence } of rows) {
      const overtaken = await db.execute(sql`
        select from (select max(${sql.raw(column)}) as largest from ${sql.raw(table)}) ids, ${sql.raw(sequence)} numbers
        where largest >= last_value + is_called::integer`);
      if (overtaken.rows.length > 0) behind.push(table);
    }
    expect(rows.length).toBeGreaterThan(20);
    expect(behind).toEqual([]);
  });

  test('the first file that somebody adds to a room is stored', async () => {
    const client = await accountNamed('demo-client');
    const [project] = await db
      .select()
      .from(projects)
      .where(eq(projects.clientId, client?.id ?? 0))
      .limit(1);
    const file = await roomCalls(host).uploaded(client?.id ?? 0, project?.id ?? 0);
    expect(file).toMatchObject({ name: 'offer.pdf' });
  });
});
