import { createStore, useStore } from '#design/store.ts';

/** How long "is typing" is shown; a browser that goes on typing reports it again before that. */
const SHOWN_FOR_MS = 5_000;
export const SEND_EVERY_MS = 3_000;

/** Who is typing, each with the timer that ends it. */
const typing = createStore<ReadonlyMap<number, ReturnType<typeof setTimeout>>>(new Map());

export const stopTyping = (partnerId: number) => {
  const timers = new Map(typing.get());
  clearTimeout(timers.get(partnerId));
  if (timers.delete(partnerId)) typing.set(timers);
};

export const startTyping = (partnerId: number) => {
  clearTimeout(typing.get().get(partnerId));
  const timer = setTimeout(() => stopTyping(partnerId), SHOWN_FOR_MS);
  typing.set(new Map(typing.get()).set(partnerId, timer));
};

/** Whether the partner is writing at the moment. */
export const useIsTyping = (partnerId: number): boolean =>
  useStore(typing, (timers) => timers.has(partnerId), false);
