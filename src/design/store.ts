import { useSyncExternalStore } from 'react';

interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  /** Matches useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates state that lives outside React and is shown in several places. */
export const createStore = <State>(first: State): Store<State> => {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Reads from a store; on the server and during hydration it returns `atFirst`. */
export const useStore = <State, Seen>(
  { get, subscribe }: Store<State>,
  read: (state: State) => Seen,
  atFirst: Seen,
): Seen =>
  useSyncExternalStore(
    subscribe,
    () => read(get()),
    () => atFirst,
  );
