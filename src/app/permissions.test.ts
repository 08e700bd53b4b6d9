import { expect, test, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { type RequestParts, requestBuilders } from '#testing/permissions/calls.ts';
import { frenchText } from '#testing/permissions/calls/translations.ts';
import { type PermissionRow, permissionTable } from '#testing/permissions/permission-table.ts';
import { requestAs } from '#testing/permissions/request-as.ts';
import { buildWorld, type TestRole, type TestWorld, testRoles } from '#testing/permissions/test-world.ts';
import { watchWrites } from '#testing/permissions/watch-writes.ts';
import { translationService } from '#testing/translation-service.ts';
import { allEndpointRoutes } from './registry.ts';

// A row is up to ten requests, and as many worlds.
vi.setConfig({ testTimeout: 60_000 });

const { env } = await translationService();
const host = await testHost({ env });
await eventually(() => expect(host.services.translator.offerFor(frenchText)?.into).toContain('en'));
const written = await watchWrites(host.pool);
const routeNames = allEndpointRoutes(host.db).map(({ endpoint: { method, url } }) => `${method} ${url}`);
const rows = permissionTable.map((row) => [row.name, row] as const);

// Calls that only read, or let nobody in, change nothing: they share one world, and the sessions of its people.
const shared = await buildWorld(host);
// Each of these asks for something that may exist only once.
const alone = ['GET /api/company-leads/:userId', 'GET /api/visits/:id', 'GET /calendar/:secret.ics'];
const changesNothing = ({ name, statuses }: PermissionRow) =>
  !alone.includes(name) &&
  (name.startsWith('GET ') || Object.values(statuses).every((status) => status >= 400));

// Each world has its own staff. All staff are notified of a flagged review, and hundreds of worlds would send hundreds.
const dismissStaff = () =>
  host.pool.query(
    `update users set user_type = 'private', staff_role = null
     where user_type = 'admin' and id <> all (array[${shared.ids.moderator}, ${shared.ids.admin}])`,
  );

const buildOwnWorld = async () => {
  await dismissStaff();
  return buildWorld(host);
};

const build = async (row: PermissionRow) => {
  const world = changesNothing(row) ? shared : await buildOwnWorld();
  return { world, made: (await requestBuilders[row.name]?.(world)) ?? {} };
};

const cookieOf = async ({ ids }: TestWorld, role: TestRole) =>
  role === 'visitor' ? undefined : host.signedIn(ids[role]);

// Many refusals in a row would count as abuse and be refused for that.
const forgetLimits = () => host.pool.query('delete from rate_limits');

// Every role that must be refused is tested at every endpoint. If several are let in alike, the first and the last are
// tested for reads; for changes only the first, since each needs its own world. The others are tested every night.
const letInFirst = (name: string, mayCome: readonly TestRole[]): TestRole[] =>
  mayCome.filter((_, at) => at === 0 || (name.startsWith('GET ') && at === mayCome.length - 1));

const whoIs = (isMeant: (status: number) => boolean, { statuses }: PermissionRow) =>
  testRoles.filter((role) => isMeant(statuses[role]));

/** Strangers have nothing to do with the object: they must not learn if it exists. */
const isStranger = (role: TestRole) =>
  ['visitor', 'otherClient', 'otherOwner', 'moderator', 'admin', 'suspended'].includes(role);

// Everybody can read this review, so a refusal may say who can report it.
const isPublic = ['POST /api/reviews/:reviewId/flag'];

const namesOneself = ({ body }: RequestParts, id: number) => Object.values(body ?? {}).includes(id);

/** Removes the request id, which differs in every response. */
const wordsOf = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;

const mayComeBy = (row: PermissionRow) => whoIs((status) => status < 400, row);

/** Returns the status a role gets. */
const statusFor = async (
  role: TestRole,
  { name }: PermissionRow,
  { world, made: fixture }: Awaited<ReturnType<typeof build>>,
) => {
  await forgetLimits();
  const { status } = await requestAs(world, role, name, fixture, await cookieOf(world, role));
  return `${role} ${status}`;
};

const ABSENT = 2_000_000_000;
const isId = (name: string, value: unknown) => /^id$|Id$/.test(name) && typeof value === 'number';

/** Replaces ids by some of nothing: all of them, and for an address with two, the second alone. */
const absentInstead = (requestParts: RequestParts): RequestParts[] => {
  const replaced = <Values extends object>(values: Values | undefined): Values | undefined =>
    values &&
    (Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isId(name, value) ? ABSENT : value]),
    ) as Values);
  const { params = {}, body } = requestParts as RequestParts & { body?: object };
  if (!Object.entries({ ...params, ...body }).some(([name, value]) => isId(name, value))) return [];
  const all = { ...requestParts, params: replaced(params) ?? {}, body: replaced(body) };
  const last = Object.keys(params)
    .filter((name) => isId(name, params[name]))
    .at(1);
  return last ? [all, { ...requestParts, params: { ...params, [last]: ABSENT } }] : [all];
};

test('every endpoint has its row, and every row its endpoint', () => {
  const namedRoutes = new Set(permissionTable.map(({ name }) => name.split(' ', 2).join(' ')));
  expect([...namedRoutes].toSorted()).toEqual(routeNames.toSorted());
  const names = new Set(permissionTable.map(({ name }) => name));
  expect(names.size).toBe(permissionTable.length);
  for (const name of Object.keys(requestBuilders)) expect(names).toContain(name);
});

test.each(rows)('%s refuses, and nothing has changed, and lets in', async (name, row) => {
  const { world, made: fixture } = await build(row);
  const refused = whoIs((status) => status >= 400, row);
  const cookies = await Promise.all(refused.map((role) => cookieOf(world, role)));
  await forgetLimits();
  await written();
  for (const [index, role] of refused.entries()) {
    const { status, text } = await requestAs(world, role, name, fixture, cookies[index]);
    expect.soft(`${role} ${status}`, text).toBe(`${role} ${row.statuses[role]}`);
    if (!isStranger(role) || isPublic.includes(name)) continue;
    const requestParts = typeof fixture === 'function' ? fixture(role) : fixture;
    if (role !== 'visitor' && namesOneself(requestParts, world.ids[role])) continue;
    for (const absent of absentInstead(requestParts)) {
      const absentResponse = await requestAs(world, role, name, absent, cookies[index]);
      expect.soft(wordsOf(absentResponse), `${role}, of what there is not`).toBe(wordsOf({ status, text }));
    }
  }
  expect.soft(await written(), `by ${refused.join(', ')}`).toEqual({});

  for (const role of letInFirst(name, mayComeBy(row)))
    expect.soft(await statusFor(role, row, { world, made: fixture })).toBe(`${role} ${row.statuses[role]}`);
});

const othersLetIn = permissionTable.flatMap((row) => {
  const otherRoles = mayComeBy(row).filter((role) => !letInFirst(row.name, mayComeBy(row)).includes(role));
  return otherRoles.length > 0 ? [[row.name, row, otherRoles] as const] : [];
});

test.each(othersLetIn)('%s lets in everybody else too', { tags: ['nightly'] }, async (_, row, otherRoles) => {
  // A change made by one role must not be in the way of the next.
  for (const role of otherRoles)
    expect.soft(await statusFor(role, row, await build(row))).toBe(`${role} ${row.statuses[role]}`);
});
