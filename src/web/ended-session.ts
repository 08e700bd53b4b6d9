import { createStore, useStore } from '#design/store.ts';

interface EndedSession {
  /** The longer texts that were being written, for the person to see that nothing is lost; null if nothing was typed. */
  texts: readonly string[] | null;
}

/** The session ended under somebody's hands, and nobody has logged in since. A reload forgets it. */
export const endedSessionStore = createStore<EndedSession | null>(null);

export const useEndedSession = (): EndedSession | null => useStore(endedSessionStore, (ended) => ended, null);
