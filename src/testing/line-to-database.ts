import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import type { SocketConnection } from '#server/database/embedded/start-embedded.ts';
import type { Connection } from '#server/database/pool.ts';

interface Line {
  connection: Connection;
  /** From now on nothing is carried, and nobody is told. New connections are carried again. */
  fallSilent: () => void;
  /** How many connections were made over it. */
  connections: () => number;
}

const NOTIFICATION = 'A'.charCodeAt(0);

/** What the server says without its announcements, as a pooler in transaction mode passes it on. */
const withoutNotifications = () => {
  let rest = Buffer.alloc(0);
  return (chunk: Uint8Array): Uint8Array => {
    rest = Buffer.concat([rest, chunk]);
    const passed: Buffer[] = [];
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) break;
      if (rest[0] !== NOTIFICATION) passed.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(passed);
  };
};

/** A network between us and the database, for tests of what networks do. Call it at the top of the file. */
export const lineToDatabase = async (
  { host, port, user, database }: SocketConnection,
  { isDeaf = false } = {},
): Promise<Line> => {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  let count = 0;
  const server = createServer((near) => {
    count += 1;
    const far = connect(`${host}/.s.PGSQL.${port}`);
    const filter = isDeaf ? withoutNotifications() : (chunk: Uint8Array) => chunk;
    open.add(near);
    near.on('data', (chunk) => void (silent.has(near) || far.write(chunk)));
    far.on('data', (chunk: Uint8Array) => void (silent.has(near) || near.write(filter(chunk))));
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    for (const socket of [near, far]) socket.on('close', end).on('error', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    connection: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user, database },
    fallSilent: () => {
      for (const socket of open) silent.add(socket);
    },
    connections: () => count,
  };
};
