import { createStore, useStore } from '#design/store.ts';

interface EndedSession {
  /** What was being written, for the person to see that nothing is lost. */
  texts: readonly string[];
}

/** The session ended under somebody's hands, and nobody has logged in since. A reload forgets it. */
export const endedSessionStore = createStore<EndedSession | null>(null);

export const useEndedSession = (): EndedSession | null => useStore(endedSessionStore, (ended) => ended, null);
