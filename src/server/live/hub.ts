import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { caughtMessage } from '#server/caught-error.ts';
import type { Announcements } from '#server/database/announcements.ts';
import type { Log } from '#server/log.ts';
import { eventsAfter, findStreamStarts } from './events.ts';
import { Stream, type StreamTerms } from './stream.ts';

const TRY_AGAIN_AFTER_MS = 500;
const MOST_STREAMS_OF_A_PERSON = 20;
/** At each beat one such part of the streams is kept alive and its sessions are looked at. */
const PARTS = 25;
const BEAT_MS = 1_000;

/** Everybody who listens at this instance. */
export interface LiveHub {
  open(out: ServerResponse, terms: StreamTerms): void;
  close(): void;
}

interface Passing {
  userId: number;
  name: string;
  data: object;
}

/**
 * An announcement only says whose live stream has something new. What it is, is read from the stream, from where each
 * stream stands: so nothing is missed or sent twice, whatever happens to the announcements, and however many
 * streams are open there is one query under way.
 */
export const openLiveHub = async (
  pool: Pool,
  announcements: Announcements,
  log: Log,
  beatMs = BEAT_MS,
): Promise<LiveHub> => {
  const streams = new Map<number, Set<Stream>>();
  const parts = Array.from({ length: PARTS }, () => new Set<Stream>());
  const waiting = new Set<number>();
  let isReading = false;
  let isClosed = false;
  let opened = 0;

  const ofPerson = (userId: number) => streams.get(userId) ?? new Set<Stream>();
  const all = () => [...streams.values()].flatMap((own) => [...own]);

  const tellWaiting = async () => {
    const people = [...waiting];
    waiting.clear();
    try {
      const fresh = people.flatMap((id) =>
        [...ofPerson(id)].filter(({ position }) => position === undefined),
      );
      if (fresh.length > 0) await findStreamStarts(pool, fresh);
      const after = new Map<number, number>();
      for (const id of people) {
        const positions = [...ofPerson(id)].flatMap(({ position }) => position ?? []);
        if (positions.length > 0) after.set(id, Math.min(...positions));
      }
      if (after.size === 0) return;
      for (const { userId, position, name, data } of await eventsAfter(pool, after)) {
        for (const stream of ofPerson(userId)) stream.tell(position, name, data);
      }
    } catch (error) {
      for (const id of people) waiting.add(id);
      throw error;
    }
  };

  const readOn = async () => {
    if (isReading) return;
    isReading = true;
    while (waiting.size > 0 && !isClosed) {
      try {
        await tellWaiting();
      } catch (error) {
        log.warn(`What is to be told live cannot be read: ${caughtMessage(error)}`);
        await setTimeout(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
    isReading = false;
  };

  const wake = (userId: number) => {
    if (!streams.has(userId)) return;
    waiting.add(userId);
    void readOn();
  };

  const endUnheard = async (part: Iterable<Stream>) => {
    const listening = [...part];
    if (listening.length === 0) return;
    const { rows } = await pool.query<{ id: number }>({
      name: 'live_sessions',
      text: 'select id from sessions where id = any($1::integer[]) and expires_at > now()',
      values: [[...new Set(listening.map(({ sessionId }) => sessionId))]],
    });
    const going = new Set(rows.map(({ id }) => id));
    for (const stream of listening) if (!going.has(stream.sessionId)) stream.end();
  };

  let beats = 0;
  const heart = setInterval(() => {
    const part = parts[beats++ % PARTS] ?? [];
    for (const stream of part) stream.beat();
    // Without the database it is not known whose session has ended.
    endUnheard(part).catch(() => undefined);
  }, beatMs);
  heart.unref();

  await announcements.hear('live', {
    heard: (userId) => wake(Number(userId)),
    onUp: () => {
      for (const stream of all()) stream.placeAgain();
      for (const userId of streams.keys()) wake(userId);
    },
  });
  await announcements.hear('live_passing', {
    heard: (payload) => {
      const { userId, name, data } = JSON.parse(payload) as Passing;
      for (const stream of ofPerson(userId)) stream.tellInPassing(name, data);
    },
  });
  await announcements.hear('live_ended', {
    heard: (payload) => {
      const ended = JSON.parse(payload) as Partial<Pick<StreamTerms, 'userId' | 'sessionId'>>;
      const heard = ended.userId === undefined ? all() : ofPerson(ended.userId);
      for (const stream of heard) {
        if (ended.userId !== undefined || stream.sessionId === ended.sessionId) stream.end();
      }
    },
  });

  return {
    open(out, terms) {
      const stream = new Stream(out, terms);
      const own = ofPerson(terms.userId).add(stream);
      const part = parts[opened++ % PARTS];
      streams.set(terms.userId, own);
      part?.add(stream);
      out.on('close', () => {
        own.delete(stream);
        part?.delete(stream);
        if (own.size === 0 && streams.get(terms.userId) === own) streams.delete(terms.userId);
      });
      if (own.size > MOST_STREAMS_OF_A_PERSON) [...own][0]?.end();
      wake(terms.userId);
    },

    close() {
      isClosed = true;
      clearInterval(heart);
      for (const stream of all()) stream.end();
    },
  };
};
