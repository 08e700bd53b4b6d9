import { useSyncExternalStore } from 'react';
import type { Attachment } from '#messaging/contract/fields.ts';
import { readStored, writeStored } from '#web/own-storage.ts';

/** A message the server has not acknowledged. All its tries share a key, so it is stored once. */
export interface Unsent {
  key: string;
  content: string;
  /** Uploaded already. */
  attachments: readonly Attachment[];
  state: 'sending' | 'failed';
  /** The last message of the thread when it was written: its own will be a later one. */
  after: number;
}

const nothing: readonly Unsent[] = [];
const boxes = new Map<string, readonly Unsent[]>();
const listeners = new Set<() => void>();

const nameOf = (me: number, partnerId: number) => `giewel-unsent ${me} ${partnerId}`;

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'content' in value &&
  'attachments' in value &&
  'after' in value;

/** What was under way when the page was left may have arrived or not: trying again with its key is safe. */
const recall = (name: string): readonly Unsent[] => {
  try {
    const kept = JSON.parse(readStored(name) ?? '[]') as unknown[];
    return kept.filter(isUnsent).map((unsent) => ({ ...unsent, state: 'failed' }));
  } catch {
    return nothing;
  }
};

const read = (name: string): readonly Unsent[] => {
  const known = boxes.get(name) ?? recall(name);
  boxes.set(name, known);
  return known;
};

export const changeOutbox = (
  me: number,
  partnerId: number,
  change: (unsent: readonly Unsent[]) => readonly Unsent[],
) => {
  const name = nameOf(me, partnerId);
  const changed = change(read(name));
  boxes.set(name, changed);
  writeStored(name, changed.length > 0 ? JSON.stringify(changed) : '');
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOutbox = (me: number, partnerId: number): readonly Unsent[] =>
  useSyncExternalStore(
    subscribe,
    () => read(nameOf(me, partnerId)),
    () => nothing,
  );
