import { EventStream, type EventStreamOptions } from './event-stream.ts';

const MOST_STREAMS_OF_A_PERSON = 20;
/** At each beat, one part of the streams is kept alive and its sessions are checked. */
const PARTS = 25;

/** Holds this instance's open streams, by person and in parts of about the same size. */
export class OpenStreams {
  readonly #byPerson = new Map<number, Set<EventStream>>();
  readonly #parts = Array.from({ length: PARTS }, () => new Set<EventStream>());
  #opened = 0;
  #beats = 0;

  has(userId: number): boolean {
    return this.#byPerson.has(userId);
  }

  ofPerson(userId: number): readonly EventStream[] {
    return [...(this.#byPerson.get(userId) ?? [])];
  }

  all(): EventStream[] {
    return [...this.#byPerson.values()].flatMap((personStreams) => [...personStreams]);
  }

  nextPart(): EventStream[] {
    return [...(this.#parts[this.#beats++ % PARTS] ?? [])];
  }

  add(out: ConstructorParameters<typeof EventStream>[0], options: EventStreamOptions) {
    const stream = new EventStream(out, options);
    const personStreams = (this.#byPerson.get(options.userId) ?? new Set()).add(stream);
    const part = this.#parts[this.#opened++ % PARTS];
    this.#byPerson.set(options.userId, personStreams);
    part?.add(stream);
    out.on('close', () => {
      personStreams.delete(stream);
      part?.delete(stream);
      if (personStreams.size === 0 && this.#byPerson.get(options.userId) === personStreams)
        this.#byPerson.delete(options.userId);
    });
    if (personStreams.size > MOST_STREAMS_OF_A_PERSON) [...personStreams][0]?.end();
  }
}
