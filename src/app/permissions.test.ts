import { expect, test, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { askAs } from '#testing/permissions/ask-as.ts';
import { frenchText } from '#testing/permissions/calls/translations.ts';
import { calls, type Sent } from '#testing/permissions/calls.ts';
import { buildWorld, type Name, people, type World } from '#testing/permissions/people.ts';
import { permissions, type Row } from '#testing/permissions/permissions.ts';
import { watchWrites } from '#testing/permissions/watch-writes.ts';
import { translationService } from '#testing/translation-service.ts';
import { allRoutes } from './registry.ts';

// A row is up to ten requests, and as many worlds.
vi.setConfig({ testTimeout: 60_000 });

const { env } = await translationService();
const host = await testHost({ env });
await eventually(() => expect(host.tools.translator.offerFor(frenchText)?.into).toContain('en'));
const written = await watchWrites(host.pool);
const addresses = allRoutes(host.db).map(({ endpoint: { method, url } }) => `${method} ${url}`);
const rows = permissions.map((row) => [row.name, row] as const);

// What only reads, or lets nobody in, changes nothing: these share one world, and the sessions of its people.
const shared = await buildWorld(host);
// What they ask for there may be only one of.
const alone = ['GET /api/company-leads/:userId', 'GET /api/visits/:id', 'GET /calendar/:secret.ics'];
const changesNothing = ({ name, statuses }: Row) =>
  !alone.includes(name) &&
  (name.startsWith('GET ') || Object.values(statuses).every((status) => status >= 400));

// Each world brings its own. All staff get news of a flagged review, and hundreds of worlds would send hundreds.
const dismissStaff = () =>
  host.pool.query(
    `update users set user_type = 'private', staff_role = null
     where user_type = 'admin' and id <> all (array[${shared.ids.moderator}, ${shared.ids.admin}])`,
  );

const buildOwnWorld = async () => {
  await dismissStaff();
  return buildWorld(host);
};

const build = async (row: Row) => {
  const world = changesNothing(row) ? shared : await buildOwnWorld();
  return { world, made: (await calls[row.name]?.(world)) ?? {} };
};

const cookieOf = async ({ ids }: World, who: Name) =>
  who === 'visitor' ? undefined : host.signedIn(ids[who]);

// Many refusals in a row would count as abuse, and be refused for that.
const forgetLimits = () => host.pool.query('delete from rate_limits');

// Whoever must be refused is, at every endpoint. Of those who are let in alike, the first and the last are when they
// read; who changes something needs a world of their own, and is the first. The others are tried every night.
const letInFirst = (name: string, mayCome: readonly Name[]): Name[] =>
  mayCome.filter((_, at) => at === 0 || (name.startsWith('GET ') && at === mayCome.length - 1));

const whoIs = (isMeant: (status: number) => boolean, { statuses }: Row) =>
  people.filter((who) => isMeant(statuses[who]));

/** Who has nothing to do with what is asked for: they must not learn whether there is such a thing. */
const isStranger = (who: Name) =>
  ['visitor', 'otherClient', 'otherOwner', 'moderator', 'admin', 'suspended'].includes(who);

// Everybody reads this review, and is told who may report it.
const isPublic = ['POST /api/reviews/:reviewId/flag'];

const namesOneself = ({ body }: Sent, id: number) => Object.values(body ?? {}).includes(id);

/** An answer but for the number that each has of its own. */
const wordsOf = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;

const mayComeBy = (row: Row) => whoIs((status) => status < 400, row);

/** What somebody who may come is answered. */
const askedBy = async (who: Name, { name }: Row, { world, made }: Awaited<ReturnType<typeof build>>) => {
  await forgetLimits();
  const { status } = await askAs(world, who, name, made, await cookieOf(world, who));
  return `${who} ${status}`;
};

const ABSENT = 2_000_000_000;
const isId = (name: string, value: unknown) => /^id$|Id$/.test(name) && typeof value === 'number';

/** The same with ids of nothing: all of them, and of an address with two, the second alone. */
const absentInstead = (sent: Sent): Sent[] => {
  const replaced = <Values extends object>(values: Values | undefined): Values | undefined =>
    values &&
    (Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isId(name, value) ? ABSENT : value]),
    ) as Values);
  const { params = {}, body } = sent as Sent & { body?: object };
  if (!Object.entries({ ...params, ...body }).some(([name, value]) => isId(name, value))) return [];
  const all = { ...sent, params: replaced(params) ?? {}, body: replaced(body) };
  const last = Object.keys(params)
    .filter((name) => isId(name, params[name]))
    .at(1);
  return last ? [all, { ...sent, params: { ...params, [last]: ABSENT } }] : [all];
};

test('every endpoint has its row, and every row its endpoint', () => {
  const named = new Set(permissions.map(({ name }) => name.split(' ', 2).join(' ')));
  expect([...named].toSorted()).toEqual(addresses.toSorted());
  const names = new Set(permissions.map(({ name }) => name));
  expect(names.size).toBe(permissions.length);
  for (const name of Object.keys(calls)) expect(names).toContain(name);
});

test.each(rows)('%s refuses, and nothing has changed, and lets in', async (name, row) => {
  const { world, made } = await build(row);
  const refused = whoIs((status) => status >= 400, row);
  const theirs = await Promise.all(refused.map((who) => cookieOf(world, who)));
  await forgetLimits();
  await written();
  for (const [at, who] of refused.entries()) {
    const { status, text } = await askAs(world, who, name, made, theirs[at]);
    expect.soft(`${who} ${status}`, text).toBe(`${who} ${row.statuses[who]}`);
    if (!isStranger(who) || isPublic.includes(name)) continue;
    const sent = typeof made === 'function' ? made(who) : made;
    if (who !== 'visitor' && namesOneself(sent, world.ids[who])) continue;
    for (const absent of absentInstead(sent)) {
      const other = await askAs(world, who, name, absent, theirs[at]);
      expect.soft(wordsOf(other), `${who}, of what there is not`).toBe(wordsOf({ status, text }));
    }
  }
  expect.soft(await written(), `by ${refused.join(', ')}`).toEqual({});

  for (const who of letInFirst(name, mayComeBy(row)))
    expect.soft(await askedBy(who, row, { world, made })).toBe(`${who} ${row.statuses[who]}`);
});

const othersLetIn = permissions.flatMap((row) => {
  const others = mayComeBy(row).filter((who) => !letInFirst(row.name, mayComeBy(row)).includes(who));
  return others.length > 0 ? [[row.name, row, others] as const] : [];
});

test.each(othersLetIn)('%s lets in everybody else too', { tags: ['nightly'] }, async (_, row, others) => {
  // What one has changed must not be in the way of the next.
  for (const who of others)
    expect.soft(await askedBy(who, row, await build(row))).toBe(`${who} ${row.statuses[who]}`);
});
