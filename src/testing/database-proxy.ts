import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { SocketConnection } from '#server/database/embedded/start-embedded-postgres.ts';
import type { DatabaseConnection } from '#server/database/pool.ts';

export interface DatabaseProxy {
  connection: DatabaseConnection;
  /** Carries nothing from now on, and neither end notices. New connections are carried again unless `alsoNew`. */
  fallSilent: (options?: { alsoNew: boolean }) => void;
  /** Drops all connections, now and on connecting. */
  cut: () => void;
  /** Delays each packet. */
  slowDown: (byMs: number) => void;
  /** Carries new connections as usual, and drops the silent ones. */
  heal: () => void;
  /** Counts the connections made through it. */
  connections: () => number;
  close: () => void;
}

const NOTIFICATION = 'A'.charCodeAt(0);

/** Drops the server's announcements, as a pooler in transaction mode does. */
const withoutNotifications = () => {
  let rest = Buffer.alloc(0);
  return (chunk: Uint8Array): Uint8Array => {
    rest = Buffer.concat([rest, chunk]);
    const passedMessages: Buffer[] = [];
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) break;
      if (rest[0] !== NOTIFICATION) passedMessages.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(passedMessages);
  };
};

/** Puts a network between us and the database, to try network faults. */
export const openDatabaseProxy = async (
  { host, port, user, database }: SocketConnection,
  { isDeaf = false } = {},
): Promise<DatabaseProxy> => {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  let count = 0;
  let isCut = false;
  let areNewSilent = false;
  let slowBy = 0;
  const server = createServer((clientSocket) => {
    count += 1;
    if (isCut) {
      clientSocket.destroy();
      return;
    }
    if (areNewSilent) silent.add(clientSocket);
    const serverSocket = connect(`${host}/.s.PGSQL.${port}`);
    const filter = isDeaf ? withoutNotifications() : (chunk: Uint8Array) => chunk;
    const carry = (to: Socket, chunk: Uint8Array) => {
      if (silent.has(clientSocket)) return;
      if (slowBy === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), slowBy);
    };
    open.add(clientSocket);
    clientSocket.on('data', (chunk: Uint8Array) => carry(serverSocket, chunk));
    serverSocket.on('data', (chunk: Uint8Array) => carry(clientSocket, filter(chunk)));
    const end = () => {
      clientSocket.destroy();
      serverSocket.destroy();
      open.delete(clientSocket);
      silent.delete(clientSocket);
    };
    for (const socket of [clientSocket, serverSocket]) socket.on('close', end).on('error', end);
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
