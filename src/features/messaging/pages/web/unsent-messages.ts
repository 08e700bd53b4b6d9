import { createStore, useStore } from '#design/store.ts';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { listBrowserStorageKeys, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';

/** The server has not acknowledged the message. All its tries share a key, so it is stored once. */
export interface UnsentMessageData {
  key: string;
  content: string;
  attachments: readonly Attachment[];
  /** A signed-out author's message is sent once they have signed in again. */
  state: 'sending' | 'failed' | 'signed-out';
}

const nothing: readonly UnsentMessageData[] = [];
const store = createStore(new Map<string, readonly UnsentMessageData[]>());

const namesOf = (me: number) => `giewel-unsent ${me} `;
const nameOf = (me: number, partnerId: number) => `${namesOf(me)}${partnerId}`;

const isUnsent = (value: unknown): value is UnsentMessageData =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'content' in value &&
  'attachments' in value;

/** A message under way when the page was left may have arrived: trying again with its key is safe. */
const recall = (name: string): readonly UnsentMessageData[] => {
  try {
    const entries = JSON.parse(readBrowserStorage(name) ?? '[]') as unknown[];
    return entries
      .filter(isUnsent)
      .map((unsent) => (unsent.state === 'signed-out' ? unsent : { ...unsent, state: 'failed' }));
  } catch {
    return nothing;
  }
};

const read = (
  boxes: Map<string, readonly UnsentMessageData[]>,
  name: string,
): readonly UnsentMessageData[] => {
  const messages = boxes.get(name) ?? recall(name);
  // Readers are not notified: the value is the same, and React wants the same object each time.
  boxes.set(name, messages);
  return messages;
};

export const changeUnsentMessages = (
  me: number,
  partnerId: number,
  change: (unsent: readonly UnsentMessageData[]) => readonly UnsentMessageData[],
) => {
  const name = nameOf(me, partnerId);
  const nextMessages = change(read(store.get(), name));
  writeBrowserStorage(name, nextMessages.length > 0 ? JSON.stringify(nextMessages) : '');
  store.set(new Map(store.get()).set(name, nextMessages));
};

/** Finds the messages of this person that were not sent because they were signed out. */
export const findMessagesLeftAtSignOut = (me: number): { partnerId: number; unsent: UnsentMessageData }[] => {
  const names = new Set(
    [...store.get().keys(), ...listBrowserStorageKeys()].filter((name) => name.startsWith(namesOf(me))),
  );
  return [...names].flatMap((name) =>
    read(store.get(), name)
      .filter(({ state }) => state === 'signed-out')
      .map((unsent) => ({ partnerId: Number(name.slice(namesOf(me).length)), unsent })),
  );
};

export const useUnsentMessages = (me: number, partnerId: number): readonly UnsentMessageData[] =>
  useStore(store, (boxes) => read(boxes, nameOf(me, partnerId)), nothing);
