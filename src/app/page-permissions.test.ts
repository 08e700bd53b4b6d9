import { expect, test, vi } from 'vitest';
import { chosenParts } from '#testing/chosen-part.ts';
import { testHost } from '#testing/host.ts';
import { pagePermissions } from '#testing/permissions/page-permissions.ts';
import { visit, visits } from '#testing/permissions/page-visits.ts';
import { buildWorld, people } from '#testing/permissions/people.ts';
import { routes } from './routes.ts';

// The first page loads all of them from their sources.
vi.setConfig({ testTimeout: 60_000 });

const host = await testHost({ withPages: true });
const world = await buildWorld(host);

// Whoever is sent elsewhere is, at every page; of those who see it alike, one in every run and one by chance.
const letIn = chosenParts('people who see a page', 1);

test('every page has its row', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(pagePermissions.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test.each(pagePermissions.map((row) => [row.path, row] as const))('%s', async (path, { answers }) => {
  const address = (await visits[path]?.(world)) ?? path;
  const seeing = people.filter((who) => answers[who] === '200');
  const seen = letIn(path, seeing);
  for (const who of people.filter((one) => !seeing.includes(one) || seen.includes(one)))
    expect.soft(`${who} ${await visit(world, who, address)}`).toBe(`${who} ${answers[who]}`);
});
