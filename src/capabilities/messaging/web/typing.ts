import { useSyncExternalStore } from 'react';

/** Somebody who is told to be typing is so for this long; a browser tells it again before that. */
const SHOWN_FOR_MS = 5_000;
export const SEND_EVERY_MS = 3_000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const change = () => {
  for (const listener of listeners) listener();
};

export const stopTyping = (partnerId: number) => {
  clearTimeout(timers.get(partnerId));
  if (timers.delete(partnerId)) change();
};

export const startTyping = (partnerId: number) => {
  clearTimeout(timers.get(partnerId));
  timers.set(
    partnerId,
    setTimeout(() => stopTyping(partnerId), SHOWN_FOR_MS),
  );
  change();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether the partner is writing at the moment. */
export const useIsTyping = (partnerId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => timers.has(partnerId),
    () => false,
  );
