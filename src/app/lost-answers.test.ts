import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { askAs } from '#testing/permissions/ask-as.ts';
import { calls } from '#testing/permissions/calls.ts';
import { buildWorld, people } from '#testing/permissions/people.ts';
import { permissions, type Row } from '#testing/permissions/permissions.ts';
import { watchWrites } from '#testing/permissions/watch-writes.ts';
import { allRoutes } from './registry.ts';

const host = await testHost();
const written = await watchWrites(host.pool);

const mayCome = ({ statuses }: Row) => people.find((who) => who !== 'visitor' && statuses[who] < 400);

// Whoever makes an account is somebody else afterwards, and a key is a person's own.
const newAccounts = ['/api/register', '/api/company-invitations/:token/join'];

const creating = allRoutes(host.db).flatMap(({ endpoint: { method, url, creates } }) => {
  if (!creates || newAccounts.includes(url)) return [];
  const rows = permissions.filter(({ name }) => name.split(' ', 2).join(' ') === `${method} ${url}`);
  const row = rows.find((one) => mayCome(one) !== undefined);
  return row ? [[row.name, row] as const] : [];
});

test('nearly every call that creates something is tried', () => {
  expect(creating.length).toBeGreaterThan(25);
});

test.each(creating)(
  '%s: whose answer got lost is done once, and what was changed after is not stuck',
  async (name, row) => {
    const who = mayCome(row) ?? 'client';
    const world = await buildWorld(host);
    const made = (await calls[name]?.(world)) ?? {};
    const sent = typeof made === 'function' ? made(who) : made;
    const cookie = who === 'visitor' ? undefined : await host.signedIn(world.ids[who]);
    const ask = async (key: string, body: unknown = sent.body) => {
      await host.pool.query('delete from rate_limits');
      const more = { 'idempotency-key': key };
      const { status, text } = await askAs(world, who, name, { ...sent, body }, cookie, more);
      return { status, text };
    };
    const first = await ask('lost');
    expect(first.status, first.text).toBe(row.statuses[who]);
    await written();
    expect(await ask('lost')).toEqual(first);
    expect(await written()).toEqual({});

    // As the browser goes on (use-tries.ts): under the same key, which makes nothing more and says so, and then knowingly.
    const changed = { ...(sent.body as object | undefined), changedAfter: true };
    const refused = await ask('lost', changed);
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([422, { code: 'keyReused' }]);
    expect(await written()).toEqual({});
    expect((await ask('new', changed)).status).toBeLessThan(500);
  },
);
