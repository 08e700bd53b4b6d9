import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { caughtMessage } from '#server/errors/caught-error.ts';
import type { Log } from '#server/logging/logger-interface.ts';
import type { EventStream } from './event-stream.ts';
import { eventsAfter, findStreamStarts, peopleBehind } from './events.ts';
import type { OpenStreams } from './open-streams.ts';

const TRY_AGAIN_AFTER_MS = 500;

/** Maps each person to the lowest position of their streams. */
const lowestPositions = (streams: readonly EventStream[]) => {
  const lowest = new Map<number, number>();
  for (const { userId, position } of streams)
    if (position !== undefined) lowest.set(userId, Math.min(position, lowest.get(userId) ?? position));
  return lowest;
};

/** Reads stored events for the people whose streams have something new, with one query at a time. */
export class EventReader {
  readonly #pool: Pool;
  readonly #streams: OpenStreams;
  readonly #log: Log;
  readonly #waiting = new Set<number>();
  #isReading = false;
  #isClosed = false;

  constructor(pool: Pool, streams: OpenStreams, log: Log) {
    this.#pool = pool;
    this.#streams = streams;
    this.#log = log;
  }

  wake(userId: number) {
    if (!this.#streams.has(userId)) return;
    this.#waiting.add(userId);
    void this.#readOn();
  }

  /** A process may die between its commit and its announcement, so streams are also checked without one. */
  async lookAfter(streams: readonly EventStream[]) {
    const positions = lowestPositions(streams);
    if (positions.size === 0) return;
    for (const userId of await peopleBehind(this.#pool, positions)) this.wake(userId);
  }

  close() {
    this.#isClosed = true;
  }

  async #readOn() {
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#waiting.size > 0 && !this.#isClosed) {
      const people = [...this.#waiting];
      this.#waiting.clear();
      try {
        await this.#sendFresh(people);
      } catch (error) {
        for (const id of people) this.#waiting.add(id);
        this.#log.warn(`Live events cannot be read: ${caughtMessage(error)}`);
        await setTimeout(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
    this.#isReading = false;
  }

  async #sendFresh(people: readonly number[]) {
    const fresh = people.flatMap((id) =>
      this.#streams.ofPerson(id).filter(({ position }) => position === undefined),
    );
    if (fresh.length > 0) await findStreamStarts(this.#pool, fresh);
    const positions = lowestPositions(people.flatMap((id) => this.#streams.ofPerson(id)));
    if (positions.size === 0) return;
    for (const event of await eventsAfter(this.#pool, positions)) {
      for (const stream of this.#streams.ofPerson(event.userId)) stream.send(event);
    }
  }
}
