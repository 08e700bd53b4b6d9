import { createStore } from '#design/store.ts';
import type { LiveQuotes } from '#features/quotes/core/contract/live.ts';

type Writer = LiveQuotes['quoteWriter'];

/** Who is there says so again before that; of a browser that was cut off nothing more is heard. */
const SHOWN_FOR_MS = 45_000;

const keyOf = ({ quoteId, writerId, tab }: Writer) => `${quoteId} ${writerId} ${tab}`;

/** Who has a draft open, each with the timer that ends it. */
export const draftWriters = createStore<
  ReadonlyMap<string, { writer: Writer; timer: ReturnType<typeof setTimeout> }>
>(new Map());

export const hearWriter = (writer: Writer): void => {
  const next = new Map(draftWriters.get());
  const key = keyOf(writer);
  clearTimeout(next.get(key)?.timer);
  if (writer.isHere) {
    const timer = setTimeout(() => hearWriter({ ...writer, isHere: false }), SHOWN_FOR_MS);
    next.set(key, { writer, timer });
  } else if (!next.delete(key)) return;
  draftWriters.set(next);
};
