import type { ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import type { Announcements } from '#server/database/postgres-announcements.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { LiveEventReader } from './live-event-reader.ts';
import type { LiveEventStream, LiveEventStreamOptions } from './live-event-stream.ts';
import { LiveStreamRegistry } from './live-stream-registry.ts';

const BEAT_MS = 1_000;

/** The hub holds all streams of this instance. */
export interface LiveHub {
  open(out: ServerResponse, options: LiveEventStreamOptions): void;
  /** Returns the number of open streams. */
  count(): number;
  close(): void;
}

interface Passing {
  userId: number;
  name: string;
  data: object;
}

/** Ends a stream with its session: without this, a page would go on listening after a sign-out elsewhere. */
const endWithoutSession = async (pool: Pool, listening: readonly LiveEventStream[]) => {
  if (listening.length === 0) return;
  const { rows } = await pool.query<{ id: number }>({
    name: 'live_sessions',
    text: 'select id from sessions where id = any($1::integer[]) and expires_at > now()',
    values: [[...new Set(listening.map(({ sessionId }) => sessionId))]],
  });
  const going = new Set(rows.map(({ id }) => id));
  for (const stream of listening) if (!going.has(stream.sessionId)) stream.end();
};

/**
 * An announcement only says whose live stream has something new. The events are read from the stored stream, after each
 * stream's position: so nothing is missed or sent twice, whatever happens to announcements (at its beat each stream is
 * checked without one), and however many streams are open, one query runs at a time.
 */
export const openLiveHub = async (
  pool: Pool,
  announcements: Announcements,
  log: BasicLogger,
  beatMs = BEAT_MS,
): Promise<LiveHub> => {
  const streams = new LiveStreamRegistry();
  const reader = new LiveEventReader(pool, streams, log);

  const heart = setInterval(() => {
    const part = streams.nextPart();
    for (const stream of part) stream.beat();
    // If the database is away, both are skipped until the next beat.
    reader.lookAfter(part).catch(() => undefined);
    endWithoutSession(pool, part).catch(() => undefined);
  }, beatMs);
  heart.unref();

  await announcements.listen('live', {
    onAnnouncement: (userId) => reader.wake(Number(userId)),
    // Announcements were missed, and the new server may have lost the last events. Browsers reconnect by themselves and
    // continue after the last event they have.
    onUp: () => {
      for (const stream of streams.all()) stream.end();
    },
  });
  await announcements.listen('live_passing', {
    onAnnouncement: (payload) => {
      const { userId, name, data } = JSON.parse(payload) as Passing;
      for (const stream of streams.ofPerson(userId)) stream.sendPassing(name, data);
    },
  });
  await announcements.listen('live_ended', {
    onAnnouncement: (payload) => {
      const endedSession = JSON.parse(payload) as Partial<
        Pick<LiveEventStreamOptions, 'userId' | 'sessionId'>
      >;
      const matchingStreams =
        endedSession.userId === undefined ? streams.all() : streams.ofPerson(endedSession.userId);
      for (const stream of matchingStreams) {
        if (endedSession.userId !== undefined || stream.sessionId === endedSession.sessionId) stream.end();
      }
    },
  });

  return {
    open(out, options) {
      streams.add(out, options);
      reader.wake(options.userId);
    },

    count: () => streams.all().length,

    close() {
      reader.close();
      clearInterval(heart);
      for (const stream of streams.all()) stream.end();
    },
  };
};
