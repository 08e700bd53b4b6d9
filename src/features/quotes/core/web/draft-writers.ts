import { createStore } from '#design/store.ts';
import type { QuoteLiveEvents } from '#features/quotes/core/contract/live-events.ts';

type Writer = QuoteLiveEvents['quoteWriter'];

/** A writer's heartbeat comes sooner than this; a browser that was cut off sends none. */
const SHOWN_FOR_MS = 45_000;

const keyOf = ({ quoteId, writerId, tab }: Writer) => `${quoteId} ${writerId} ${tab}`;

/** Each writer has a timer that removes them. */
export const draftWritersStore = createStore<
  ReadonlyMap<string, { writer: Writer; timer: ReturnType<typeof setTimeout> }>
>(new Map());

export const recordWriterPresence = (writer: Writer): void => {
  const next = new Map(draftWritersStore.get());
  const key = keyOf(writer);
  clearTimeout(next.get(key)?.timer);
  if (writer.isHere) {
    const timer = setTimeout(() => recordWriterPresence({ ...writer, isHere: false }), SHOWN_FOR_MS);
    next.set(key, { writer, timer });
  } else if (!next.delete(key)) return;
  draftWritersStore.set(next);
};
