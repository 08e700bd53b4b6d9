import { expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { otherInstance } from '#testing/other-instance.ts';
import { requestBuilders } from '#testing/permissions/calls.ts';
import { frenchText } from '#testing/permissions/calls/translations.ts';
import { type PermissionRow, permissionTable } from '#testing/permissions/permission-table.ts';
import { requestAs } from '#testing/permissions/request-as.ts';
import { buildWorld, type TestWorld, testRoles } from '#testing/permissions/test-world.ts';
import { metByNoCall, uniqueThings } from '#testing/permissions/unique-things.ts';
import { translationService } from '#testing/translation-service.ts';
import { allEndpointRoutes } from './registry.ts';

// AT_ONCE sets how many calls run concurrently: fifty by `npm run bench -- faults/at-once`.
const { AT_ONCE = '6' } = process.env;
const atOnce = Number(AT_ONCE);

const { env } = await translationService();
const host = await testHost({ env });
await eventually(() => expect(host.services.translator.offerFor(frenchText)?.into).toContain('en'));
const creating = new Set(
  allEndpointRoutes(host.db).flatMap(({ endpoint: { method, url, creates } }) =>
    creates ? [`${method} ${url}`] : [],
  ),
);

const mayDo = ({ statuses }: PermissionRow) => testRoles.find((role) => statuses[role] < 300);
const writing = permissionTable.flatMap((row) => {
  const role = mayDo(row);
  return role && !row.name.startsWith('GET ') ? [{ name: row.name, who: role }] : [];
});

// These make something that may exist only once, or money hangs on them: they are raced with every change, the others every
// night.
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

const countRows = async () => {
  const { rows } = await host.pool.query<{ name: string; count: number }>(counting);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

const growthSince = async (countsBefore: Record<string, number>) => {
  const countsAfter = await countRows();
  return Object.fromEntries(
    Object.entries(countsAfter).flatMap(([table, count]) =>
      count === countsBefore[table] ? [] : [[table, count - (countsBefore[table] ?? 0)]],
    ),
  );
};

/** Staff of earlier worlds must get no notifications. */
const buildOwnWorld = async (): Promise<TestWorld> => {
  await host.pool.query(
    `update users set user_type = 'private', staff_role = null where user_type = 'admin'; delete from rate_limits`,
  );
  return buildWorld(host);
};

const send = async (
  { name, who: role }: (typeof writing)[number],
  instances: readonly Pick<TestWorld['host'], 'app' | 'ask'>[],
  count: number,
  headers: Record<string, string> = {},
) => {
  const world = await buildOwnWorld();
  const fixture = (await requestBuilders[name]?.(world)) ?? {};
  const cookie = role === 'visitor' ? undefined : await host.signIn(world.ids[role]);
  const countsBefore = await countRows();
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const instance = instances[index % instances.length];
      return requestAs({ ...world, host: { ...host, ...instance } }, role, name, fixture, cookie, headers);
    }),
  );
  return { statuses: responses.map(({ status }) => status), growth: await growthSince(countsBefore) };
};

const race = async (call: (typeof writing)[number]) => {
  const hosts = [host, await otherInstance(host)];
  const { statuses } = await send(call, hosts, atOnce);
  expect.soft(statuses.filter((status) => status >= 500)).toEqual([]);
  expect.soft(statuses.some((status) => status < 300)).toBe(true);
  if (!creating.has(call.name)) return;
  const single = await send(call, [host], 1, { 'idempotency-key': `${call.name} alone` });
  const repeated = await send(call, hosts, atOnce, { 'idempotency-key': `${call.name} at once` });
  expect.soft(repeated).toMatchObject({ growth: single.growth });
  expect.soft(new Set(repeated.statuses)).toEqual(new Set(single.statuses));
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
  // No two calls can ask for the same id when the database counts it itself.
  const { rows } = await host.pool.query<{ index: string }>(
    `select c.relname as index
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where i.indisunique and t.relnamespace = 'public'::regnamespace and not exists (
       select from pg_attribute a where a.attrelid = t.oid and a.attnum = i.indkey[0] and i.indnatts = 1 and i.indisprimary
         and (a.attidentity <> '' or a.attname = 'id'))`,
  );
  const knownIndexes = [...uniqueThings.map(({ index }) => index), ...Object.values(metByNoCall).flat()];
  expect(knownIndexes.toSorted()).toEqual(rows.map(({ index }) => index).toSorted());
  const raced = new Set(writing.map(({ name }) => name));
  expect(uniqueThings.filter(({ call }) => !raced.has(call))).toEqual([]);
});
