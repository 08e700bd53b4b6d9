import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabaseProxy } from '#testing/database-proxy.ts';
import { testDatabase } from '#testing/database.ts';
import { eventually } from '#testing/eventually.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { testDatabaseProxy } from '#testing/test-database-proxy.ts';
import { type Announcements, openAnnouncements } from './postgres-announcements.ts';

const BEAT_MS = 500;

const { connection, pool } = await testDatabase();
const proxy = await testDatabaseProxy(connection);
const deafProxy = await testDatabaseProxy(connection, { isDeaf: true });

let announcements: Announcements | undefined;
afterEach(() => announcements?.close());

const listenTo = async (beatMs?: number) => {
  const payloads: string[] = [];
  announcements = await openAnnouncements(proxy.connection, quietLog, beatMs);
  await announcements.listen('news', {
    onAnnouncement: (payload) => payloads.push(payload),
    onUp: () => payloads.push('up'),
    onDown: () => payloads.push('down'),
  });
  return payloads;
};

test('what is announced is heard', async () => {
  const payloads = await listenTo();
  await pool.query("select pg_notify('news', 'roof')");
  await eventually(() => expect(payloads).toEqual(['up', 'roof']));
});

test('what an instance says is heard, and what is said on a line that is lost is heard on the next one', async () => {
  const payloads = await listenTo(BEAT_MS);
  announcements?.announce('news', 'roof');
  await eventually(() => expect(payloads).toEqual(['up', 'roof']));
  proxy.fallSilent();
  announcements?.announce('news', 'cellar');
  announcements?.announce('news', 'stairs');
  await eventually(() =>
    expect(new Set(payloads.slice(2))).toEqual(new Set(['down', 'up', 'cellar', 'stairs'])),
  );
});

test('what the database would never take is refused where it is said, and stops nothing else', async () => {
  const payloads = await listenTo();
  const longest = 'é'.repeat(3_999);
  expect(() => announcements?.announce('news', `${longest}ab`)).toThrow('8000 bytes, 7999 at most');
  expect(() => announcements?.announce('news', 'roof\0')).toThrow('zero byte');
  announcements?.announce('news', `${longest}a`);
  announcements?.announce('news', 'roof');
  await eventually(() => expect(payloads).toEqual(['up', `${longest}a`, 'roof']));
});

test('what could not be said on a line that stands is said again, without another word', async () => {
  let failing = 2;
  class BusyClient extends Client {
    override query = ((...queryArgs: [{ name?: string }]) => {
      if (queryArgs[0].name === 'announce' && failing > 0) {
        failing -= 1;
        return Promise.reject(new Error('Query read timeout'));
      }
      return Client.prototype.query.apply(this, queryArgs as never) as unknown;
    }) as typeof Client.prototype.query;
  }
  const payloads = await listenTo();
  const busy = await openAnnouncements({ ...connection, Client: BusyClient }, quietLog);
  busy.announce('news', 'roof');
  await eventually(() => expect(payloads).toEqual(['up', 'roof']));
  expect(failing).toBe(0);
  await busy.close();
});

test('that nothing is heard is said once, however often it is tried, and that it is heard again', async () => {
  const proxyHere = await openDatabaseProxy(connection);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  announcements = await openAnnouncements(proxyHere.connection, log);
  const connectionsBefore = proxyHere.connections();
  proxyHere.cut();
  await eventually(() => expect(proxyHere.connections()).toBeGreaterThan(connectionsBefore + 2));
  proxyHere.heal();
  await eventually(() => expect(log.info.mock.calls).toHaveLength(1));
  expect(log.info.mock.calls[0]?.[0]).toMatch(
    /^The database's announcements are heard again after \d+\.\d s$/,
  );
  expect(log.warn.mock.calls).toEqual([
    ["The database's announcements are not heard: the connection was lost"],
  ]);
  proxyHere.close();
});

test('what is said before it ends is heard', async () => {
  const last = await openAnnouncements(connection, quietLog);
  const payloads = await listenTo();
  last.announce('news', 'good night');
  await last.close();
  await eventually(() => expect(payloads).toEqual(['up', 'good night']));
});

test('a line that carries nothing any more, and says nothing of it, is made anew', async () => {
  const heard = await listenTo(BEAT_MS);
  proxy.fallSilent();
  await eventually(() => expect(heard).toEqual(['up', 'down', 'up']));
  await pool.query("select pg_notify('news', 'roof')");
  await eventually(() => expect(heard).toEqual(['up', 'down', 'up', 'roof']));
});

test('a line that carries is not made anew for being quiet', async () => {
  const heard = await listenTo(BEAT_MS);
  const connectionsBefore = proxy.connections();
  const { rows } = await pool.query<{ beats: boolean }>('select pg_sleep($1) is not null as beats', [
    (BEAT_MS * 5) / 1000,
  ]);
  expect(rows).toHaveLength(1);
  expect(heard).toEqual(['up']);
  expect(proxy.connections()).toBe(connectionsBefore);
});

test('a dead line does not hold up the end', async () => {
  await listenTo();
  proxy.fallSilent();
  await announcements?.close();
});

test('behind a pooler that hears in our place nobody starts, and is told why', async () => {
  await expect(openAnnouncements(deafProxy.connection, quietLog, BEAT_MS)).rejects.toThrow(
    'The database does not pass announcements on (LISTEN).',
  );
});
