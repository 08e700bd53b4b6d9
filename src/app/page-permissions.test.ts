import { expect, test, vi } from 'vitest';
import { testHost } from '#testing/host.ts';
import { openPageAs, pagePathBuilders } from '#testing/permissions/open-page-as.ts';
import { pagePermissions } from '#testing/permissions/page-permissions.ts';
import { buildWorld, type TestRole, testRoles } from '#testing/permissions/test-world.ts';
import { pageRoutes } from './routes.ts';

// The first page loads all page modules from their sources.
vi.setConfig({ testTimeout: 60_000 });

const host = await testHost({ withPages: true });
const world = await buildWorld(host);

test('every page has its row', () => {
  const paths = Object.values(pageRoutes).map(({ path }) => path);
  expect(pagePermissions.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

type PageRow = (typeof pagePermissions)[number];

const addresses = new Map<string, string>();

/** Builds what a page shows once for all its tests, since some things can't be there twice. */
const addressOf = async (path: string) => {
  const address = addresses.get(path) ?? (await pagePathBuilders[path]?.(world)) ?? path;
  addresses.set(path, address);
  return address;
};

const visitedBy = async (visitors: readonly TestRole[], { path, answers: expectedStatuses }: PageRow) => {
  const address = await addressOf(path);
  for (const role of visitors)
    expect
      .soft(`${role} ${await openPageAs(world, role, address)}`)
      .toBe(`${role} ${expectedStatuses[role]}`);
};

// Every role that must be redirected is tested at every page. If several see a page alike, the first and the last are tested,
// the others every night.
const between = ({ answers: expectedStatuses }: PageRow): TestRole[] =>
  testRoles.filter((role) => expectedStatuses[role] === '200').slice(1, -1);

test.each(pagePermissions.map((row) => [row.path, row] as const))('%s', async (_, row) => {
  const later = between(row);
  await visitedBy(
    testRoles.filter((role) => !later.includes(role)),
    row,
  );
});

test.each(pagePermissions.filter((row) => between(row).length > 0).map((row) => [row.path, row] as const))(
  '%s is the same for everybody else who sees it',
  { tags: ['nightly'] },
  (_, row) => visitedBy(between(row), row),
);
