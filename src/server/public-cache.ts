import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Database } from './database/open.ts';

const MAX_ENTRIES = 2000;
const RECONNECT_AFTER_MS = 500;

/** Keeps what every visitor sees alike until the database says that public data has changed. */
export interface PublicCache {
  keep<Value>(key: string, make: () => Promise<Value>, isSound?: (value: Value) => boolean): Promise<Value>;
  close(): Promise<void>;
}

/**
 * PostgreSQL tells every instance of a change at its commit (trigger public_change). While the line to
 * PostgreSQL is down we could miss one, so nothing is kept until it stands again.
 */
export const openPublicCache = async (
  connection: Database['connection'],
  log: FastifyBaseLogger,
): Promise<PublicCache> => {
  const entries = new Map<string, Promise<unknown>>();
  let generation = 0;
  let isListening = false;
  let isClosed = false;
  let listener: Client | undefined;

  const forget = () => {
    generation += 1;
    entries.clear();
  };

  const listenUntilLost = async (onListening: () => void) => {
    const client = new Client(connection);
    listener = client;
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
    client.on('error', () => undefined); // 'end' follows, and is what counts
    client.on('notification', forget);
    await client.connect();
    await client.query('listen public_change');
    forget();
    isListening = true;
    onListening();
    await lost;
  };

  const keepListening = async (onListening: () => void) => {
    while (!isClosed) {
      try {
        await listenUntilLost(onListening);
      } catch (error) {
        log.warn({ err: error }, 'not told of public changes; nothing is cached meanwhile');
      }
      isListening = false;
      forget();
      if (!isClosed) await setTimeout(RECONNECT_AFTER_MS, undefined, { ref: false });
    }
  };

  await new Promise<void>((resolve) => void keepListening(resolve));

  return {
    async keep<Value>(
      key: string,
      make: () => Promise<Value>,
      isSound: (value: Value) => boolean = () => true,
    ) {
      const kept = entries.get(key) as Promise<Value> | undefined;
      if (kept) return kept;
      const madeIn = generation;
      const made = make();
      if (isListening) {
        if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value as string);
        entries.set(key, made);
        // What was read before a change, or went wrong, is not kept.
        const drop = () => entries.get(key) === made && entries.delete(key);
        made.then((value) => (generation !== madeIn || !isSound(value)) && drop(), drop);
      }
      return made;
    },
    async close() {
      isClosed = true;
      await listener?.end().catch(() => undefined);
    },
  };
};
