import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import type { LiveEventStream } from './live-event-stream.ts';
import { readEventsAfter, findStreamStarts, findPeopleWithNewEvents } from './live-events.ts';
import type { LiveStreamRegistry } from './live-stream-registry.ts';

const TRY_AGAIN_AFTER_MS = 500;

/** Maps each person to the lowest position of their streams. */
const lowestPositions = (streams: readonly LiveEventStream[]) => {
  const lowest = new Map<number, number>();
  for (const { userId, position } of streams)
    if (position !== undefined) lowest.set(userId, Math.min(position, lowest.get(userId) ?? position));
  return lowest;
};

/** Reads stored events for the people whose streams have something new, with one query at a time. */
export class LiveEventReader {
  readonly #pool: Pool;
  readonly #streams: LiveStreamRegistry;
  readonly #log: BasicLogger;
  readonly #waiting = new Set<number>();
  #isReading = false;
  #isClosed = false;

  constructor(pool: Pool, streams: LiveStreamRegistry, log: BasicLogger) {
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
  async lookAfter(streams: readonly LiveEventStream[]) {
    const positions = lowestPositions(streams);
    if (positions.size === 0) return;
    for (const userId of await findPeopleWithNewEvents(this.#pool, positions)) this.wake(userId);
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
        this.#log.warn(`Live events cannot be read: ${caughtErrorMessage(error)}`);
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
    for (const event of await readEventsAfter(this.#pool, positions)) {
      for (const stream of this.#streams.ofPerson(event.userId)) stream.send(event);
    }
  }
}
