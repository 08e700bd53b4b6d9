import { Stream, type StreamTerms } from './stream.ts';

const MOST_STREAMS_OF_A_PERSON = 20;
/** At each beat one such part of the streams is kept alive and its sessions are looked at. */
const PARTS = 25;

/** The streams that are open at this instance, by their person and in parts of about the same size. */
export class OpenStreams {
  readonly #byPerson = new Map<number, Set<Stream>>();
  readonly #parts = Array.from({ length: PARTS }, () => new Set<Stream>());
  #opened = 0;
  #beats = 0;

  has(userId: number): boolean {
    return this.#byPerson.has(userId);
  }

  ofPerson(userId: number): readonly Stream[] {
    return [...(this.#byPerson.get(userId) ?? [])];
  }

  all(): Stream[] {
    return [...this.#byPerson.values()].flatMap((own) => [...own]);
  }

  nextPart(): Stream[] {
    return [...(this.#parts[this.#beats++ % PARTS] ?? [])];
  }

  add(out: ConstructorParameters<typeof Stream>[0], terms: StreamTerms) {
    const stream = new Stream(out, terms);
    const own = (this.#byPerson.get(terms.userId) ?? new Set()).add(stream);
    const part = this.#parts[this.#opened++ % PARTS];
    this.#byPerson.set(terms.userId, own);
    part?.add(stream);
    out.on('close', () => {
      own.delete(stream);
      part?.delete(stream);
      if (own.size === 0 && this.#byPerson.get(terms.userId) === own) this.#byPerson.delete(terms.userId);
    });
    if (own.size > MOST_STREAMS_OF_A_PERSON) [...own][0]?.end();
  }
}
