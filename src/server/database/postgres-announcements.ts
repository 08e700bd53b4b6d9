import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { createDatabaseClient } from './connect-outside-pool.ts';
import { createOutageLog } from './outage-log.ts';
import { type DatabaseConnection, connectionSettings } from './pool.ts';

/** A failed connection or announcement is tried again after this time. */
const TRY_AGAIN_AFTER_MS = 500;
const BEAT_MS = 5_000;
/** Closing doesn't wait longer for a server that doesn't answer. */
const FAREWELL_MS = 1_000;

export interface AnnouncementListener {
  onAnnouncement: (payload: string) => void;
  /** The connection is up, for the first time or again: earlier announcements may have been missed. */
  onUp?: () => void;
  onDown?: () => void;
}

/** PostgreSQL delivers these to every instance at a commit (NOTIFY). */
export interface Announcements {
  listen(channel: string, hearer: AnnouncementListener): Promise<void>;
  /**
   * Announces something to every instance including this one, now or once the connection is back. Text that the
   * database would never accept is refused here: it would block all others that wait with it.
   */
  announce(channel: string, payload: string): void;
  /** True while the connection is up. */
  isHeard(): boolean;
  close(): Promise<void>;
}

const NOTIFY_ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) said (channel, payload)';

/** PostgreSQL accepts this many bytes, unless it was built with another page size. */
const LONGEST_PAYLOAD = 7_999;

export const checkAnnouncement = (channel: string, payload: string): void => {
  const bytes = Buffer.byteLength(payload);
  if (bytes > LONGEST_PAYLOAD)
    throw new RangeError(`An announcement on ${channel} has ${bytes} bytes, ${LONGEST_PAYLOAD} at most`);
  if (payload.includes('\0')) throw new RangeError(`An announcement on ${channel} holds a zero byte`);
};

/** Announcements made on this connection don't come back on it. */
class Deaf extends Error {}

const cut = (client: Client) => client.connection.stream.destroy();

/**
 * A connection can be dead without any error: a network may drop its packets, or a pooler may listen in our place. So
 * it announces something to itself at every beat, and is given up if that hasn't come back by the next.
 */
const watchOver = async (client: Client, beatMs: number): Promise<void> => {
  const channel = `heartbeat_${randomUUID().replaceAll('-', '')}`;
  let isHeard = false;
  const first = new Promise<void>((resolve) => {
    client.on('notification', (notification) => {
      if (notification.channel !== channel) return;
      isHeard = true;
      resolve();
    });
  });
  const sendHeartbeat = () => client.query(`notify ${channel}`);
  await client.query(`listen ${channel}`);
  await sendHeartbeat();
  const wait = new AbortController();
  const tooLate = setTimeout(beatMs, undefined, { signal: wait.signal, ref: false }).then(() => {
    throw new Deaf('what is said on this line is not heard on it');
  });
  try {
    await Promise.race([first, tooLate]);
  } finally {
    wait.abort();
    tooLate.catch(() => undefined);
  }

  const heart = setInterval(() => {
    if (!isHeard) {
      cut(client);
      return;
    }
    isHeard = false;
    sendHeartbeat().catch(() => undefined); // The next beat notices.
  }, beatMs);
  heart.unref();
  client.once('end', () => clearInterval(heart));
};

/** An instance listens for announcements on this one connection, which is reopened when it is lost. */
export const openAnnouncements = async (
  connection: DatabaseConnection,
  log: BasicLogger,
  beatMs = BEAT_MS,
): Promise<Announcements> => {
  const hearers: (AnnouncementListener & { channel: string })[] = [];
  let client: Client | undefined;
  let isUp = false;
  let isClosed = false;

  let pending = new Map<string, [channel: string, payload: string]>();
  let isSending = false;

  /** One batch is under way at a time: later announcements are collected and go out together. */
  const sendPending = async () => {
    if (isSending) return;
    isSending = true;
    while (isUp && client && pending.size > 0) {
      const batch = pending;
      pending = new Map();
      const all = [...batch.values()];
      const values = [all.map(([channel]) => channel), all.map(([, payload]) => payload)];
      try {
        await client.query({ name: 'announce', text: NOTIFY_ALL, values });
      } catch {
        // The connection is lost, or the server is busy.
        pending = new Map([...batch, ...pending]);
        await setTimeout(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
    isSending = false;
  };

  const absence = createOutageLog(log, {
    lost: "The database's announcements are not heard",
    back: "The database's announcements are heard again",
  });

  const listenUntilLost = async (onUp: () => void) => {
    const current = createDatabaseClient(connection, { ...connectionSettings, query_timeout: beatMs });
    client = current;
    const connectionLost = new Promise<void>((resolve) => current.once('end', () => resolve()));
    current.on('error', () => undefined); // 'end' follows, and is what counts
    current.on('notification', ({ channel, payload = '' }) => {
      for (const hearer of hearers) if (hearer.channel === channel) hearer.onAnnouncement(payload);
    });
    try {
      await current.connect();
      for (const channel of new Set(hearers.map((hearer) => hearer.channel))) {
        await current.query(`listen ${channel}`);
      }
      await watchOver(current, beatMs);
    } catch (error) {
      cut(current);
      throw error;
    }
    isUp = true;
    absence.isHere();
    void sendPending();
    for (const hearer of hearers) hearer.onUp?.();
    onUp();
    await connectionLost;
  };

  const keepListening = async (onUp: () => void, onFailed: (error: unknown) => void) => {
    while (!isClosed) {
      try {
        await listenUntilLost(onUp);
        if (!isClosed) absence.isAway('the connection was lost');
      } catch (error) {
        onFailed(error);
        absence.isAway(caughtErrorMessage(error));
      }
      isUp = false;
      for (const hearer of hearers) hearer.onDown?.();
      if (!isClosed) await setTimeout(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
    }
  };

  await new Promise<void>((resolve, reject) => {
    const onFailed = (error: unknown) => {
      if (!(error instanceof Deaf)) return;
      isClosed = true;
      reject(
        new StartupError(
          'The database does not pass announcements on (LISTEN). Behind a pooler that shares connections among ' +
            'transactions nothing is heard: give DATABASE_DIRECT_URL the address of the server itself.',
        ),
      );
    };
    void keepListening(resolve, onFailed);
  });

  return {
    async listen(channel, hearer) {
      hearers.push({ channel, ...hearer });
      // If the connection is lost meanwhile, the next one listens to all channels.
      await client?.query(`listen ${channel}`).catch(() => undefined);
      if (isUp) hearer.onUp?.();
    },

    announce(channel, payload) {
      checkAnnouncement(channel, payload);
      pending.set(`${channel} ${payload}`, [channel, payload]);
      void sendPending();
    },

    isHeard: () => isUp,

    async close() {
      isClosed = true;
      const line = client;
      if (!line) return;
      const farewell = sendPending()
        .then(() => line.end())
        .catch(() => undefined);
      await Promise.race([farewell, setTimeout(FAREWELL_MS, undefined, { ref: false })]);
      cut(line);
    },
  };
};
