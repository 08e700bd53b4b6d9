import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts';
import { emptyDatabase } from '#testing/database.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { testDatabaseProxy } from '#testing/test-database-proxy.ts';
import { connectOutsidePool } from './connect-outside-pool.ts';
import { isDatabaseUnreachable } from './database-errors.ts';
import { openDrizzle } from './open-drizzle.ts';
import { parseDatabaseUrl } from './parse-database-url.ts';
import { createPool } from './pool.ts';

const { connection } = await emptyDatabase();
const proxy = await testDatabaseProxy(connection);

const messageBytes = (type: string, body: Buffer | string) => {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

const COLUMN = Buffer.concat([Buffer.from('\0\x01is\0'), Buffer.alloc(18)]);
const ROW = Buffer.concat([Buffer.from('\0\x01\0\0\0\x02'), Buffer.from('on')]);
const READY = messageBytes('Z', 'I');

/** Opens a fake standby, as far as queries show: it accepts every client and says that it is read-only. */
const openFollower = async () => {
  let signedIn = 0;
  const server = createServer((socket: Socket) => {
    signedIn += 1;
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([messageBytes('R', '\0\0\0\0'), READY]));
      socket.on('data', (bytes: Buffer) => {
        if (bytes.toString('latin1', 0, 1) !== 'Q') return;
        socket.write(
          Buffer.concat([
            messageBytes('T', COLUMN),
            messageBytes('D', ROW),
            messageBytes('C', 'SELECT 1\0'),
            READY,
          ]),
        );
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return { port: (server.address() as AddressInfo).port, signedIn: () => signedIn };
};

const { port: follower } = await openFollower();

const across = (ports: readonly number[]) =>
  parseDatabaseUrl(
    `postgresql://${connection.user}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${connection.database}`,
  );
const NOBODY = 1;
const portOf = ({ connection: { port } }: DatabaseProxy) => Number(port);

test.each([
  ['first', (port: number) => [port, follower, NOBODY]],
  ['last', (port: number) => [NOBODY, follower, port]],
])('of several servers the one that takes writes is found, also as the %s', async (_, portsWith) => {
  const client = await connectOutsidePool(across(portsWith(portOf(proxy))));
  await client.query('create table written (id integer)');
  await client.query('drop table written');
  await client.end();
});

test('where none takes writes, each server is named with its reason, and no password', async () => {
  const address = `postgresql://anna:secret@127.0.0.1:${follower},127.0.0.1:${NOBODY}/giewel`;
  const failed = connectOutsidePool(parseDatabaseUrl(address));
  await expect(failed).rejects.toThrow(
    `no server takes writes (127.0.0.1:${follower}: takes no writes: it follows another server; ` +
      `127.0.0.1:${NOBODY}: connect ECONNREFUSED 127.0.0.1:${NOBODY})`,
  );
});

test('that none takes writes is no fault: whoever asked may come again', async () => {
  const pool = createPool(across([follower, NOBODY]), quietLog);
  const error: unknown = await openDrizzle(pool)
    .execute('select 1')
    .catch((caught: unknown) => caught);
  expect(isDatabaseUnreachable(error)).toBe(true);
  await pool.end();
});

test('while none takes writes, they are not all asked for each request', async () => {
  const [firstFollower, secondFollower] = [await openFollower(), await openFollower()];
  const pool = createPool(across([firstFollower.port, secondFollower.port]), quietLog);
  const began = performance.now();
  for (let tries = 0; tries < 60; tries += 1)
    await expect(pool.query('select 1')).rejects.toThrow('no server takes writes');
  const searches = 1 + (performance.now() - began) / 100;
  for (const { signedIn } of [firstFollower, secondFollower]) {
    expect(signedIn()).toBeGreaterThan(0);
    expect(signedIn()).toBeLessThanOrEqual(searches);
  }
  await pool.end();
});

test('a pool goes over to another server when its own is gone', async () => {
  const first = await openDatabaseProxy(connection);
  const pool = createPool(across([portOf(first), follower]), quietLog);
  const otherPool = createPool(across([portOf(first), portOf(proxy)]), quietLog);
  await Promise.all([pool.query('select 1'), otherPool.query('select 1')]);
  first.close();
  // A query that is interrupted fails; the next one finds the new server.
  await Promise.allSettled([pool.query('select 1'), otherPool.query('select 1')]);
  await expect(pool.query('select 1')).rejects.toThrow('no server takes writes');
  const { rows } = await otherPool.query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await Promise.all([pool.end(), otherPool.end()]);
});
