import type { QueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '#design/store.ts';
import { uploadRoomFile } from '#project-room/contract/files.ts';
import type { PictureStage } from '#project-room/rules/project-room.ts';
import { ApiError } from '#web/api-client.ts';
import { DRAFT_PREFIX, writeStored } from '#web/own-storage.ts';
import { sendFile } from '#web/send-file.ts';
import { keptIn } from '#web/uploads/kept-files.ts';
import { storeRoom } from './questions.ts';

/** A file on its way into a room. All its tries share a key, so it is stored once. */
interface KeptFile {
  key: string;
  /** Whose it is: another person at this browser does not send it. */
  me: number;
  projectId: number;
  kind: 'pictures' | 'documents';
  stage: PictureStage | undefined;
  file: File;
  chosenAt: number;
}

export interface WaitingFile extends KeptFile {
  state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused. */
  reason?: string | undefined;
}

interface Sender {
  client: QueryClient;
  me: number;
}

const isKept = (value: unknown): value is KeptFile =>
  typeof value === 'object' && value !== null && 'projectId' in value && 'file' in value;

const kept = keptIn('waiting', isKept);

/** Says to the next page that something waits, without opening the database. */
export const WAITING_FLAG = `${DRAFT_PREFIX}-room-files`;

const TRY_AGAIN_AFTER_MS = 5_000;
const TRY_AGAIN_AT_LAST_MS = 60_000;
/** Too many at once, or nobody signed in: it goes later. */
const NOT_NOW = [401, 408, 425, 429];

const nothing: readonly WaitingFile[] = [];
const store = createStore(nothing);

const write = (files: readonly WaitingFile[]) => {
  store.set(files);
  writeStored(WAITING_FLAG, files.length > 0 ? '1' : '');
};
const change = (key: string, changes: Partial<WaitingFile>) =>
  write(store.get().map((one) => (one.key === key ? { ...one, ...changes } : one)));

export const removeWaiting = async (key: string) => {
  write(store.get().filter((one) => one.key !== key));
  await kept.drop(key);
};

let isSending = false;
let delay = TRY_AGAIN_AFTER_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** False where it could not be tried: nobody answered. */
const sendOne = async ({ client }: Sender, one: WaitingFile): Promise<boolean> => {
  const { key, projectId, stage, file } = one;
  change(key, { state: 'sending' });
  try {
    const input = { params: { id: projectId }, query: { stage } };
    const room = await sendFile(uploadRoomFile, file, input, { idempotencyKey: key });
    storeRoom(client, projectId, room);
    await removeWaiting(key);
    return true;
  } catch (error) {
    const isRefused =
      error instanceof ApiError &&
      error.status >= 400 &&
      error.status < 500 &&
      !NOT_NOW.includes(error.status);
    if (isRefused) change(key, { state: 'refused', reason: error.wire.message });
    else change(key, { state: 'waiting' });
    return isRefused;
  }
};

const later = (sender: Sender) => {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(sender), delay);
  delay = Math.min(delay * 2, TRY_AGAIN_AT_LAST_MS);
};

/** Sends what waits, one after the other, until nothing is left or nobody answers. */
const sendWaiting = async (sender: Sender): Promise<void> => {
  if (isSending) return;
  isSending = true;
  const next = () => store.get().find(({ me, state }) => me === sender.me && state === 'waiting');
  let isHeard = true;
  for (let one = next(); one && isHeard; one = next()) isHeard = await sendOne(sender, one);
  isSending = false;
  if (isHeard) delay = TRY_AGAIN_AFTER_MS;
  else later(sender);
};

const sendNow = (sender: Sender) => {
  delay = TRY_AGAIN_AFTER_MS;
  void sendWaiting(sender);
};

let listening: AbortController | undefined;

/** As soon as the line is back nobody has to wait for the next try. */
const listen = (sender: Sender) => {
  listening?.abort();
  listening = new AbortController();
  addEventListener('online', () => sendNow(sender), { signal: listening.signal });
};

export const addWaiting = async (
  sender: Sender,
  files: readonly Pick<KeptFile, 'projectId' | 'kind' | 'stage' | 'file'>[],
) => {
  listen(sender);
  for (const given of files) {
    const one = { ...given, key: crypto.randomUUID(), me: sender.me, chosenAt: Date.now() };
    await kept.keep(one.key, one);
    write([...store.get(), { ...one, state: 'waiting' }]);
  }
  sendNow(sender);
};

export const tryAgain = (sender: Sender, key: string) => {
  change(key, { state: 'waiting', reason: undefined });
  sendNow(sender);
};

/** What a page before this one could not send goes now. */
export const resumeWaiting = async (sender: Sender) => {
  const known = new Set(store.get().map(({ key }) => key));
  const found = (await kept.readAll())
    .filter(({ key, me }) => me === sender.me && !known.has(key))
    .toSorted((one, other) => one.chosenAt - other.chosenAt);
  write([...store.get(), ...found.map((one) => ({ ...one, state: 'waiting' as const }))]);
  listen(sender);
  sendNow(sender);
};

export const useWaitingFiles = (): readonly WaitingFile[] => useStore(store, (files) => files, nothing);
