import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { caughtMessage } from '#server/caught-error.ts';
import type { Log } from '#server/log.ts';
import { type Connection, sessionSettings } from './pool.ts';

const RECONNECT_AFTER_MS = 500;

export interface Hearer {
  heard: (payload: string) => void;
  /** The line stands, for the first time or again: what was said before may have been missed. */
  onUp?: () => void;
  onDown?: () => void;
}

/** What PostgreSQL announces to every instance at a commit (NOTIFY). */
export interface Announcements {
  hear(channel: string, hearer: Hearer): Promise<void>;
  close(): Promise<void>;
}

/** One connection an instance listens on, for whoever wants to hear; made anew when it is lost. */
export const openAnnouncements = async (connection: Connection, log: Log): Promise<Announcements> => {
  const hearers: (Hearer & { channel: string })[] = [];
  let client: Client | undefined;
  let isUp = false;
  let isClosed = false;

  const listenUntilLost = async (onUp: () => void) => {
    const current = new Client({ ...sessionSettings, ...connection });
    client = current;
    const lost = new Promise<void>((resolve) => current.once('end', () => resolve()));
    current.on('error', () => undefined); // 'end' follows, and is what counts
    current.on('notification', ({ channel, payload = '' }) => {
      for (const hearer of hearers) if (hearer.channel === channel) hearer.heard(payload);
    });
    await current.connect();
    for (const channel of new Set(hearers.map((hearer) => hearer.channel))) {
      await current.query(`listen ${channel}`);
    }
    isUp = true;
    for (const hearer of hearers) hearer.onUp?.();
    onUp();
    await lost;
  };

  const keepListening = async (onUp: () => void) => {
    while (!isClosed) {
      try {
        await listenUntilLost(onUp);
      } catch (error) {
        log.warn(`The database's announcements are not heard: ${caughtMessage(error)}`);
      }
      isUp = false;
      for (const hearer of hearers) hearer.onDown?.();
      if (!isClosed) await setTimeout(RECONNECT_AFTER_MS, undefined, { ref: false });
    }
  };

  await new Promise<void>((resolve) => void keepListening(resolve));

  return {
    async hear(channel, hearer) {
      hearers.push({ channel, ...hearer });
      // On a line that is lost meanwhile the next one listens.
      await client?.query(`listen ${channel}`).catch(() => undefined);
      if (isUp) hearer.onUp?.();
    },

    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
};
