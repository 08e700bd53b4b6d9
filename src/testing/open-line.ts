import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { SocketConnection } from '#server/database/embedded/start-embedded.ts';
import type { Connection } from '#server/database/pool.ts';

export interface Line {
  connection: Connection;
  /** From now on nothing is carried, and neither end notices. New connections are carried again, unless said otherwise. */
  fallSilent: (options?: { alsoNew: boolean }) => void;
  /** Hangs up on everybody, now and on connecting. */
  cut: () => void;
  /** Each packet takes so long. */
  slowDown: (byMs: number) => void;
  /** New connections are carried as they should be, the silent ones are hung up. */
  heal: () => void;
  /** How many connections were made over it. */
  connections: () => number;
  close: () => void;
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

/** A network between us and the database, for trying what networks do. */
export const openLine = async (
  { host, port, user, database }: SocketConnection,
  { isDeaf = false } = {},
): Promise<Line> => {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  let count = 0;
  let isCut = false;
  let areNewSilent = false;
  let slowBy = 0;
  const server = createServer((near) => {
    count += 1;
    if (isCut) {
      near.destroy();
      return;
    }
    if (areNewSilent) silent.add(near);
    const far = connect(`${host}/.s.PGSQL.${port}`);
    const filter = isDeaf ? withoutNotifications() : (chunk: Uint8Array) => chunk;
    const carry = (to: Socket, chunk: Uint8Array) => {
      if (silent.has(near)) return;
      if (slowBy === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), slowBy);
    };
    open.add(near);
    near.on('data', (chunk: Uint8Array) => carry(far, chunk));
    far.on('data', (chunk: Uint8Array) => carry(near, filter(chunk)));
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
      silent.delete(near);
    };
    for (const socket of [near, far]) socket.on('close', end).on('error', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = (sockets: Iterable<Socket>) => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connection: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user, database },
    fallSilent: ({ alsoNew } = { alsoNew: false }) => {
      for (const socket of open) silent.add(socket);
      areNewSilent = alsoNew;
    },
    cut: () => {
      isCut = true;
      hangUp(open);
    },
    slowDown: (byMs) => {
      slowBy = byMs;
    },
    heal: () => {
      isCut = false;
      areNewSilent = false;
      slowBy = 0;
      hangUp(silent);
    },
    connections: () => count,
    close: () => {
      hangUp(open);
      server.close();
    },
  };
};
