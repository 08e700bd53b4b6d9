import { expect, test, vi } from 'vitest';
import { testHost } from '#testing/host.ts';
import { pagePermissions } from '#testing/permissions/page-permissions.ts';
import { visit, visits } from '#testing/permissions/page-visits.ts';
import { buildWorld, type Name, people } from '#testing/permissions/people.ts';
import { routes } from './routes.ts';

// The first page loads all of them from their sources.
vi.setConfig({ testTimeout: 60_000 });

const host = await testHost({ withPages: true });
const world = await buildWorld(host);

test('every page has its row', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(pagePermissions.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

type PageRow = (typeof pagePermissions)[number];

const visitedBy = async (visitors: readonly Name[], { path, answers }: PageRow) => {
  const address = (await visits[path]?.(world)) ?? path;
  for (const who of visitors)
    expect.soft(`${who} ${await visit(world, who, address)}`).toBe(`${who} ${answers[who]}`);
};

// Whoever is sent elsewhere is, at every page. Of those who see it alike the first and the last do, the others every night.
const between = ({ answers }: PageRow): Name[] => people.filter((who) => answers[who] === '200').slice(1, -1);

test.each(pagePermissions.map((row) => [row.path, row] as const))('%s', async (_, row) => {
  const later = between(row);
  await visitedBy(
    people.filter((who) => !later.includes(who)),
    row,
  );
});

test.each(pagePermissions.filter((row) => between(row).length > 0).map((row) => [row.path, row] as const))(
  '%s is the same for everybody else who sees it',
  { tags: ['nightly'] },
  (_, row) => visitedBy(between(row), row),
);
