import type { QueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '#design/store.ts';
import { DRAFT_KEY_PREFIX, writeBrowserStorage } from '#web/browser-storage.ts';
import { createDraftFileStore } from './draft-file-store.ts';
import { isFinalRefusal } from './is-final-refusal.ts';

/** All tries of one upload share a key, so it is stored once. */
export interface StoredUpload {
  key: string;
  /** Another person at this browser must not send it. */
  me: number;
  file: File;
  chosenAt: number;
}

interface Standing {
  state: 'waiting' | 'sending' | 'refused';
  reason?: string | undefined;
}

export type WaitingUpload<Target> = Target & StoredUpload & Standing;

interface Sender {
  client: QueryClient;
  me: number;
}

interface QueueOptions<Target extends object> {
  /** Marks for the next page that something waits, without opening the database; a live part reads it. */
  name: string;
  isTarget: (value: object) => value is Target;
  /** Sends one upload, and shows the outcome. */
  send: (client: QueryClient, upload: Target & StoredUpload) => Promise<void>;
}

const TRY_AGAIN_AFTER_MS = 5_000;
const TRY_AGAIN_AT_LAST_MS = 60_000;
/** Retries files until the server has responded: without a connection, after a reload, from another page. */
export const createPersistentUploadQueue = <Target extends object>({
  name,
  isTarget,
  send,
}: QueueOptions<Target>) => {
  type Stored = Target & StoredUpload;
  type One = WaitingUpload<Target>;
  const isStored = (value: unknown): value is Stored =>
    typeof value === 'object' && value !== null && 'file' in value && isTarget(value);
  const storedUploads = createDraftFileStore('waiting', isStored);
  const nothing: readonly One[] = [];
  const store = createStore(nothing);

  const write = (files: readonly One[]) => {
    store.set(files);
    writeBrowserStorage(`${DRAFT_KEY_PREFIX}-${name}`, files.length > 0 ? '1' : '');
  };
  const change = (key: string, changes: Standing) =>
    write(store.get().map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  const remove = async (key: string) => {
    write(store.get().filter((upload) => upload.key !== key));
    await storedUploads.drop(key);
  };

  let isSending = false;
  let delay = TRY_AGAIN_AFTER_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns false if nobody responded. */
  const sendOne = async ({ client }: Sender, upload: One): Promise<boolean> => {
    change(upload.key, { state: 'sending' });
    try {
      await send(client, upload);
      await remove(upload.key);
      return true;
    } catch (error) {
      const isRefused = isFinalRefusal(error);
      if (isRefused) change(upload.key, { state: 'refused', reason: error.wire.message });
      else change(upload.key, { state: 'waiting' });
      return isRefused;
    }
  };

  const later = (sender: Sender) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendWaiting(sender), delay);
    delay = Math.min(delay * 2, TRY_AGAIN_AT_LAST_MS);
  };

  /** Sends the waiting uploads one after the other, until none is left or nobody responds. */
  const sendWaiting = async (sender: Sender): Promise<void> => {
    if (isSending) return;
    isSending = true;
    const next = () => store.get().find(({ me, state }) => me === sender.me && state === 'waiting');
    let isHeard = true;
    for (let upload = next(); upload && isHeard; upload = next()) isHeard = await sendOne(sender, upload);
    isSending = false;
    if (isHeard) delay = TRY_AGAIN_AFTER_MS;
    else later(sender);
  };

  const sendNow = (sender: Sender) => {
    delay = TRY_AGAIN_AFTER_MS;
    void sendWaiting(sender);
  };

  let listening: AbortController | undefined;

  /** A connection that is back starts the next try. */
  const listen = (sender: Sender) => {
    listening?.abort();
    listening = new AbortController();
    addEventListener('online', () => sendNow(sender), { signal: listening.signal });
  };

  return {
    add: async (
      sender: Sender,
      files: readonly (Target & { file: File; key?: string | undefined })[],
    ): Promise<void> => {
      listen(sender);
      for (const chosen of files) {
        const upload = {
          ...chosen,
          key: chosen.key ?? crypto.randomUUID(),
          me: sender.me,
          chosenAt: Date.now(),
        };
        await storedUploads.put(upload.key, upload);
        write([...store.get(), { ...upload, state: 'waiting' }]);
      }
      sendNow(sender);
    },
    remove,
    tryAgain: (sender: Sender, key: string) => {
      change(key, { state: 'waiting', reason: undefined });
      sendNow(sender);
    },
    /** Sends the uploads that an earlier page could not send. */
    resume: async (sender: Sender): Promise<void> => {
      const queuedKeys = new Set(store.get().map(({ key }) => key));
      const leftUploads = (await storedUploads.readAll())
        .filter(({ key, me }) => me === sender.me && !queuedKeys.has(key))
        .toSorted((a, b) => a.chosenAt - b.chosenAt);
      write([...store.get(), ...leftUploads.map((one) => ({ ...one, state: 'waiting' as const }))]);
      listen(sender);
      sendNow(sender);
    },
    useFiles: (): readonly One[] => useStore(store, (files) => files, nothing),
  };
};
