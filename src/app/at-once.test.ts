import { expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { otherInstance } from '#testing/other-instance.ts';
import { askAs } from '#testing/permissions/ask-as.ts';
import { frenchText } from '#testing/permissions/calls/translations.ts';
import { calls } from '#testing/permissions/calls.ts';
import { buildWorld, people, type World } from '#testing/permissions/people.ts';
import { permissions, type Row } from '#testing/permissions/permissions.ts';
import { metByNoCall, uniqueThings } from '#testing/permissions/unique-things.ts';
import { translationService } from '#testing/translation-service.ts';
import { allRoutes } from './registry.ts';

// AT_ONCE says how many come at once: fifty by `npm run bench -- faults/at-once`.
const { AT_ONCE = '6' } = process.env;
const atOnce = Number(AT_ONCE);

const { env } = await translationService();
const host = await testHost({ env });
await eventually(() => expect(host.tools.translator.offerFor(frenchText)?.into).toContain('en'));
const creating = new Set(
  allRoutes(host.db).flatMap(({ endpoint: { method, url, creates } }) =>
    creates ? [`${method} ${url}`] : [],
  ),
);

const mayDo = ({ statuses }: Row) => people.find((who) => statuses[who] < 300);
const writing = permissions.flatMap((row) => {
  const who = mayDo(row);
  return who && !row.name.startsWith('GET ') ? [{ name: row.name, who }] : [];
});

// There may be one of what these make, or money hangs on it: they are raced with every change, the others every night.
const racedAlways = new Set([
  'POST /api/register',
  'POST /api/folders/:id/companies',
  'POST /api/messages',
  'POST /api/companies/:companyId/reviews',
  'POST /api/projects/:id/complete',
  'POST /api/requests/:id/send',
  'POST /api/invitations/:id/decline',
  'POST /api/quotes/:id/send',
  'POST /api/quotes/:id/versions',
  'POST /api/quotes/:id/withdraw',
  'POST /api/visits/:id/accept',
  'POST /api/subscription/payments',
]);
const always = writing.filter(({ name }) => racedAlways.has(name));
const others = writing.filter(({ name }) => !racedAlways.has(name));

const { rows: tables } = await host.pool.query<{ name: string }>(
  `select format('%I.%I', schemaname, tablename) as name from pg_tables
   where schemaname = 'public' and tablename <> 'rate_limits'`,
);
const counting = tables
  .map(({ name }) => `select '${name}' as name, count(*)::int from ${name}`)
  .join(' union all ');

/** How many rows each table has. */
const countRows = async () => {
  const { rows } = await host.pool.query<{ name: string; count: number }>(counting);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

const growthSince = async (before: Record<string, number>) => {
  const after = await countRows();
  return Object.fromEntries(
    Object.entries(after).flatMap(([table, count]) =>
      count === before[table] ? [] : [[table, count - (before[table] ?? 0)]],
    ),
  );
};

/** Nobody of the staff of worlds before is told. */
const buildOwnWorld = async (): Promise<World> => {
  await host.pool.query(
    `update users set user_type = 'private', staff_role = null where user_type = 'admin'; delete from rate_limits`,
  );
  return buildWorld(host);
};

const send = async (
  { name, who }: (typeof writing)[number],
  instances: readonly Pick<World['host'], 'app' | 'ask'>[],
  count: number,
  headers: Record<string, string> = {},
) => {
  const world = await buildOwnWorld();
  const made = (await calls[name]?.(world)) ?? {};
  const cookie = who === 'visitor' ? undefined : await host.signIn(world.ids[who]);
  const before = await countRows();
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const instance = instances[at % instances.length];
      return askAs({ ...world, host: { ...host, ...instance } }, who, name, made, cookie, headers);
    }),
  );
  return { statuses: answers.map(({ status }) => status), growth: await growthSince(before) };
};

const race = async (call: (typeof writing)[number]) => {
  const both = [host, await otherInstance(host)];
  const { statuses } = await send(call, both, atOnce);
  expect.soft(statuses.filter((status) => status >= 500)).toEqual([]);
  expect.soft(statuses.some((status) => status < 300)).toBe(true);
  if (!creating.has(call.name)) return;
  const once = await send(call, [host], 1, { 'idempotency-key': `${call.name} alone` });
  const many = await send(call, both, atOnce, { 'idempotency-key': `${call.name} at once` });
  expect.soft(many).toMatchObject({ growth: once.growth });
  expect.soft(new Set(many.statuses)).toEqual(new Set(once.statuses));
};

const timeout = 60_000 + atOnce * 1_000;

test.each(always)(
  '$name, many at once at two instances: none fails, and what has one key is made once',
  { timeout },
  race,
);

test.each(others)(
  '$name too, many at once at two instances: none fails, and what has one key is made once',
  { tags: ['nightly'], timeout },
  race,
);

test('what is raced with every change is in the table', () => {
  expect(always).toHaveLength(racedAlways.size);
});

test('everything there may be one of is met by a call of the table, or it is said why by none', async () => {
  // An id that the database counts itself is nothing that two could ask for.
  const { rows } = await host.pool.query<{ index: string }>(
    `select c.relname as index
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where i.indisunique and t.relnamespace = 'public'::regnamespace and not exists (
       select from pg_attribute a where a.attrelid = t.oid and a.attnum = i.indkey[0] and i.indnatts = 1 and i.indisprimary
         and (a.attidentity <> '' or a.attname = 'id'))`,
  );
  const known = [...uniqueThings.map(({ index }) => index), ...Object.values(metByNoCall).flat()];
  expect(known.toSorted()).toEqual(rows.map(({ index }) => index).toSorted());
  const raced = new Set(writing.map(({ name }) => name));
  expect(uniqueThings.filter(({ call }) => !raced.has(call))).toEqual([]);
});
