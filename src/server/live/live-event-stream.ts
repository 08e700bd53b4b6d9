import type { ServerResponse } from 'node:http';

// A reader this far behind is cut off; it reconnects and continues where it was.
const MOST_UNSENT_BYTES = 1024 * 1024;

export interface LiveEventStreamOptions {
  /** The stream belongs to this person. */
  userId: number;
  /** The listener is the same person, or a member of their team. */
  listenerId: number;
  sessionId: number;
  /** The last event the browser has, if it has been here before. */
  after: number | null;
}

export interface StoredLiveEvent {
  position: number;
  name: string;
  data: object;
  /** Other listeners of the stream aren't sent it. */
  onlyFor: number | null;
}

/** A browser listens on this (server-sent events). It has no timer and queries nothing by itself. */
export class LiveEventStream implements LiveEventStreamOptions {
  readonly userId: number;
  readonly listenerId: number;
  readonly sessionId: number;
  readonly after: number | null;
  /** The position of the last event sent; undefined until its start has been found. */
  position: number | undefined;
  readonly #out: ServerResponse;

  constructor(out: ServerResponse, { userId, listenerId, sessionId, after: cursor }: LiveEventStreamOptions) {
    this.userId = userId;
    this.listenerId = listenerId;
    this.sessionId = sessionId;
    this.after = cursor;
    this.#out = out;
  }

  /** From here on every event is sent once. After a gap the browser reloads everything. */
  begin(position: number, hasMissed: boolean) {
    this.position = position;
    // A server that restarts must not get all reconnects at the same moment.
    const retryMs = Math.round(1_000 + Math.random() * 2_000);
    this.#write(`retry: ${retryMs}\nevent: ${hasMissed ? 'missed' : 'hello'}\nid: ${position}\ndata: {}\n\n`);
  }

  send({ position, name, data, onlyFor }: StoredLiveEvent) {
    if (this.position === undefined || position <= this.position) return;
    this.position = position;
    if (onlyFor !== null && onlyFor !== this.listenerId) return;
    this.#write(`event: ${name}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** It isn't stored, so it has no position: a browser that is away misses it. */
  sendPassing(name: string, data: object) {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from closing an idle connection. */
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
