import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { requestBuilders } from '#testing/permissions/calls.ts';
import { type PermissionRow, permissionTable } from '#testing/permissions/permission-table.ts';
import { requestAs } from '#testing/permissions/request-as.ts';
import { buildWorld, testRoles } from '#testing/permissions/test-world.ts';
import { watchWrites } from '#testing/permissions/watch-writes.ts';
import { allEndpointRoutes } from './registry.ts';

const host = await testHost();
const written = await watchWrites(host.pool);

const mayCome = ({ statuses }: PermissionRow) =>
  testRoles.find((role) => role !== 'visitor' && statuses[role] < 400);

// A caller becomes another person by making an account, and a key belongs to one person.
const newAccounts = ['/api/register', '/api/company-invitations/:token/join'];

/** A token’s secret is stored nowhere, so a repeat gives the same token another: `api/tokens/tokens.test.ts` tries it. */
const renewed = ['/api/tokens'];

const creating = allEndpointRoutes(host.db).flatMap(({ endpoint: { method, url, creates } }) => {
  if (!creates || [...newAccounts, ...renewed].includes(url)) return [];
  const rows = permissionTable.filter(({ name }) => name.split(' ', 2).join(' ') === `${method} ${url}`);
  const row = rows.find((candidate) => mayCome(candidate) !== undefined);
  return row ? [[row.name, row] as const] : [];
});

test('nearly every call that creates something is tried', () => {
  expect(creating.length).toBeGreaterThan(25);
});

test.each(creating)(
  '%s: whose answer got lost is done once, and what was changed after is not stuck',
  async (name, row) => {
    const role = mayCome(row) ?? 'client';
    const world = await buildWorld(host);
    const fixture = (await requestBuilders[name]?.(world)) ?? {};
    const requestParts = typeof fixture === 'function' ? fixture(role) : fixture;
    const cookie = role === 'visitor' ? undefined : await host.signedIn(world.ids[role]);
    const sendWithKey = async (key: string, body: unknown = requestParts.body) => {
      await host.pool.query('delete from rate_limits');
      const more = { 'idempotency-key': key };
      const { status, text } = await requestAs(world, role, name, { ...requestParts, body }, cookie, more);
      return { status, text };
    };
    const first = await sendWithKey('lost');
    expect(first.status, first.text).toBe(row.statuses[role]);
    await written();
    expect(await sendWithKey('lost')).toEqual(first);
    expect(await written()).toEqual({});

    // The browser goes on so (use-tries.ts): the same key makes nothing more and says so, then a new key is used knowingly.
    const changedBody = { ...(requestParts.body as object | undefined), changedAfter: true };
    const refused = await sendWithKey('lost', changedBody);
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([422, { code: 'keyReused' }]);
    expect(await written()).toEqual({});
    expect((await sendWithKey('new', changedBody)).status).toBeLessThan(500);
  },
);
