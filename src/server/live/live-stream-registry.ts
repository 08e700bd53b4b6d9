import { LiveEventStream, type LiveEventStreamOptions } from './live-event-stream.ts';

const MOST_STREAMS_OF_A_PERSON = 20;
/** At each beat, one part of the streams is kept alive and its sessions are checked. */
const PARTS = 25;

/** Holds this instance's open streams, by person and in parts of about the same size. */
export class LiveStreamRegistry {
  readonly #byPerson = new Map<number, Set<LiveEventStream>>();
  readonly #parts = Array.from({ length: PARTS }, () => new Set<LiveEventStream>());
  #opened = 0;
  #beats = 0;

  has(userId: number): boolean {
    return this.#byPerson.has(userId);
  }

  ofPerson(userId: number): readonly LiveEventStream[] {
    return [...(this.#byPerson.get(userId) ?? [])];
  }

  all(): LiveEventStream[] {
    return [...this.#byPerson.values()].flatMap((personStreams) => [...personStreams]);
  }

  nextPart(): LiveEventStream[] {
    return [...(this.#parts[this.#beats++ % PARTS] ?? [])];
  }

  add(out: ConstructorParameters<typeof LiveEventStream>[0], options: LiveEventStreamOptions) {
    const stream = new LiveEventStream(out, options);
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
