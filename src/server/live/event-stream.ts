import type { ServerResponse } from 'node:http';

// A reader that is so far behind is cut off; it comes back and goes on where it was.
const MOST_UNSENT_BYTES = 1024 * 1024;

export interface EventStreamOptions {
  /** Whose stream it is. */
  userId: number;
  /** Who listens: the same, or somebody of their team. */
  listenerId: number;
  sessionId: number;
  /** The last event the browser has, if it has been here before. */
  after: number | null;
}

export interface SentEvent {
  position: number;
  name: string;
  data: object;
  /** Whoever else hears the stream is not sent it. */
  onlyFor: number | null;
}

/** One browser that listens (server-sent events). It holds no timer and asks nothing by itself. */
export class EventStream implements EventStreamOptions {
  readonly userId: number;
  readonly listenerId: number;
  readonly sessionId: number;
  readonly after: number | null;
  /** The position of the last event sent; unknown until its start has been found. */
  position: number | undefined;
  readonly #out: ServerResponse;

  constructor(out: ServerResponse, { userId, listenerId, sessionId, after: cursor }: EventStreamOptions) {
    this.userId = userId;
    this.listenerId = listenerId;
    this.sessionId = sessionId;
    this.after = cursor;
    this.#out = out;
  }

  /** From here on it is sent every event once. After a gap the browser asks for everything again. */
  begin(position: number, hasMissed: boolean) {
    this.position = position;
    // A server that goes down is not to be asked by all at the same moment when it is back.
    const retryMs = Math.round(1_000 + Math.random() * 2_000);
    this.#write(`retry: ${retryMs}\nevent: ${hasMissed ? 'missed' : 'hello'}\nid: ${position}\ndata: {}\n\n`);
  }

  send({ position, name, data, onlyFor }: SentEvent) {
    if (this.position === undefined || position <= this.position) return;
    this.position = position;
    if (onlyFor !== null && onlyFor !== this.listenerId) return;
    this.#write(`event: ${name}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Not stored, so it has no position: a browser that is away misses it. */
  sendPassing(name: string, data: object) {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps what lies between from thinking that nobody is there. */
  beat() {
    this.#write(':\n\n');
  }

  end() {
    this.#out.end();
  }

  #write(text: string) {
    if (this.#out.writableLength > MOST_UNSENT_BYTES) this.#out.destroy();
    else this.#out.write(text);
  }
}
