import { getCurrentUser } from '#kernel/current-user.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { getAppRegistration } from '#web/app-registration.ts';
import type { LiveEventHandlers, LiveHandlerContext } from './live-event-handler-types.ts';

// A proxy that buffers responses lets nothing through, and says nothing about it.
const HEARD_WITHIN_MS = 8_000;
/** A hidden tab stops listening: a browser has few connections, and a server many tabs. */
const HIDDEN_FOR_MS = 10_000;
const TRY_AGAIN_AFTER_MS = 2_000;
const TRY_AGAIN_AT_LAST_MS = 60_000;
/** A person who only reads sends no requests. This prevents their session from counting as unused. */
const HEARTBEAT_MS = 5 * 60_000;

interface Listening {
  /** Aborted when the person leaves. */
  leaving: AbortSignal;
  /** Called when the session has ended, in another tab or on another device. */
  onEnded: () => void;
}

/**
 * The stream of live events (GET /api/live) stays open while the page is visible. After a break it goes on behind
 * the last event received. While it is blocked, shown data is fetched again whenever somebody comes back to the
 * page.
 */
class Ear {
  readonly #parts: readonly LiveEventHandlers[];
  readonly #context: LiveHandlerContext;
  readonly #listening: Listening;
  #stream: EventSource | undefined;
  #lastId = '';
  #isBlocked = false;
  #delay = TRY_AGAIN_AFTER_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #heart: ReturnType<typeof setInterval>;

  constructor(parts: readonly LiveEventHandlers[], context: LiveHandlerContext, listening: Listening) {
    this.#parts = parts;
    this.#context = context;
    this.#listening = listening;
    for (const part of parts) part.begin?.(context);
    this.#heart = setInterval(this.#beat, HEARTBEAT_MS);
    addEventListener('visibilitychange', this.#look);
    addEventListener('focus', this.#return);
    addEventListener('pageshow', this.#return);
    addEventListener('pagehide', this.#close);
    this.#look();
  }

  end() {
    clearInterval(this.#heart);
    removeEventListener('visibilitychange', this.#look);
    removeEventListener('focus', this.#return);
    removeEventListener('pageshow', this.#return);
    removeEventListener('pagehide', this.#close);
    this.#close();
  }

  readonly #close = () => {
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#stream = undefined;
  };

  readonly #open = () => {
    this.#close();
    const stream = new EventSource(this.#lastId ? `/api/live?after=${this.#lastId}` : '/api/live');
    this.#stream = stream;
    this.#timer = setTimeout(this.#block, HEARD_WITHIN_MS);
    stream.addEventListener('hello', this.#heard);
    stream.addEventListener('missed', (event) => {
      this.#heard(event);
      this.#refresh();
    });
    for (const { hear } of this.#parts) {
      for (const [name, react] of Object.entries(hear)) {
        stream.addEventListener(name, (event) => {
          this.#lastId = event.lastEventId;
          react(JSON.parse(event.data as string) as never, this.#context);
        });
      }
    }
    stream.addEventListener('error', () => {
      // While the browser itself retries there is nothing to do.
      if (stream.readyState === EventSource.CLOSED) void this.#retry();
    });
  };

  readonly #heard = (event: MessageEvent) => {
    clearTimeout(this.#timer);
    this.#lastId = event.lastEventId;
    this.#isBlocked = false;
    this.#delay = TRY_AGAIN_AFTER_MS;
  };

  readonly #block = () => {
    this.#close();
    this.#isBlocked = true;
  };

  /** Runs when the server refused the stream: the session has ended, or the server is busy. */
  async #retry() {
    this.#block();
    if (await this.#hasEnded()) return;
    this.#timer = setTimeout(this.#open, this.#delay);
    this.#delay = Math.min(this.#delay * 2, TRY_AGAIN_AT_LAST_MS);
  }

  /** Fetches the person. Returns true if there is nothing more to do here: they have left, or are signed out. */
  async #hasEnded() {
    const { leaving, onEnded } = this.#listening;
    const hasEnded = await callEndpoint(getCurrentUser, {}).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    );
    if (hasEnded && !leaving.aborted) onEnded();
    return hasEnded || leaving.aborted;
  }

  readonly #beat = () => {
    if (!document.hidden) void this.#hasEnded();
  };

  #refresh() {
    for (const part of this.#parts) part.refresh(this.#context);
  }

  readonly #return = () => {
    if (document.hidden) return;
    // Somebody waits again: if the running attempt fails, the next must not wait for a minute.
    this.#delay = TRY_AGAIN_AFTER_MS;
    if (this.#isBlocked) this.#refresh();
    if (!this.#stream) this.#open();
  };

  readonly #look = () => {
    if (!document.hidden) {
      clearTimeout(this.#hidden);
      this.#return();
    } else this.#hidden = setTimeout(this.#close, HIDDEN_FOR_MS);
  };

  #hidden: ReturnType<typeof setTimeout> | undefined;
}

/** Listens until the person leaves: not at all if they left before this code was loaded. */
export const listenToLiveEvents = async (
  context: LiveHandlerContext,
  listening: Listening,
): Promise<void> => {
  const parts = await Promise.all(
    getAppRegistration().liveEventHandlers.map(async (load) => (await load()).liveEventHandlers),
  );
  const { leaving } = listening;
  if (leaving.aborted) return;
  const ear = new Ear(parts, context, listening);
  leaving.addEventListener('abort', () => ear.end());
};
