import { createStore, useStore } from '#design/store.ts';

/** "Is typing" shows this long; a browser that continues reports it again before that. */
const SHOWN_FOR_MS = 5_000;
export const TYPING_SIGNAL_INTERVAL_MS = 3_000;

/** Each person who is typing has a timer that ends it. */
const typing = createStore<ReadonlyMap<number, ReturnType<typeof setTimeout>>>(new Map());

export const clearPartnerTyping = (partnerId: number) => {
  const timers = new Map(typing.get());
  clearTimeout(timers.get(partnerId));
  if (timers.delete(partnerId)) typing.set(timers);
};

export const showPartnerTyping = (partnerId: number) => {
  clearTimeout(typing.get().get(partnerId));
  const timer = setTimeout(() => clearPartnerTyping(partnerId), SHOWN_FOR_MS);
  typing.set(new Map(typing.get()).set(partnerId, timer));
};

export const useIsPartnerTyping = (partnerId: number): boolean =>
  useStore(typing, (timers) => timers.has(partnerId), false);
