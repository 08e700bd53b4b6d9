import { createStore } from '#design/store.ts';
import { changeRequest, createRequest } from '#features/requests/core/contract/drafts.ts';
import {
  changeRequestFile,
  removeRequestFile,
  uploadRequestFile,
} from '#features/requests/core/contract/files.ts';
import { getRequest } from '#features/requests/core/contract/requests.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { isRefusedBecause } from '#web/failure-reason.ts';
import { sendFile } from '#web/send-file.ts';
import { dropDraftFile, readDraftFile } from './draft-files.ts';
import {
  changeDraft,
  type DraftFile,
  forgetDraft,
  readDraft,
  snapshotOf,
  validBodyOf,
} from './request-draft.ts';

/** Empty, so that every try is the same call: a lost answer is heard the next time, whatever was written meanwhile. */
const create = async (): Promise<number> => {
  const { id } = await callEndpoint(createRequest, { body: {} }, { idempotencyKey: readDraft().key });
  changeDraft({ id });
  return id;
};

const sendWords = async (): Promise<number> => {
  const id = readDraft().id ?? (await create());
  await callEndpoint(changeRequest, { params: { id }, body: validBodyOf(readDraft()) });
  return id;
};

/** The words: a draft that was thrown away elsewhere, or is another person's, or jammed under its key, begins again. */
const saveWords = async (): Promise<number> => {
  try {
    return await sendWords();
  } catch (error) {
    const isGone = isRefusedBecause(error, 'requestNotFound') || isRefusedBecause(error, 'keyReused');
    if (!isGone) throw error;
    changeDraft({
      id: null,
      key: crypto.randomUUID(),
      files: readDraft().files.map((file) => ({ ...file, fileId: null })),
    });
    return sendWords();
  }
};

const changeFile = (key: string, changes: Partial<DraftFile>) =>
  changeDraft({
    files: readDraft().files.map((file) => (file.key === key ? { ...file, ...changes } : file)),
  });

/** One call a file. What has arrived is known by its key, so after a broken connection only the rest goes. */
const saveFile = async (id: number, { key, name }: DraftFile) => {
  const blob = await readDraftFile(key);
  if (!blob) {
    changeDraft({ files: readDraft().files.filter((file) => file.key !== key) });
    return;
  }
  const knownIds = new Set(readDraft().files.flatMap(({ fileId }) => fileId ?? []));
  const { files } = await sendFile(
    uploadRequestFile,
    blob,
    { params: { id } },
    { idempotencyKey: `${key} ${id}`, name },
  );
  const arrived = files.findLast((file) => !knownIds.has(file.id) && file.name === name) ?? files.at(-1);
  const isWanted = readDraft().files.some((file) => file.key === key);
  if (isWanted) changeFile(key, { fileId: arrived?.id ?? null });
  await dropDraftFile(key);
  // Taken out while it was on its way.
  if (!isWanted && arrived) await callEndpoint(removeRequestFile, { params: { id, fileId: arrived.id } });
};

/** Where each file stands and what it shows, as the server was told last. */
const sentCaptions = new Map<number, string>();

const saveCaptions = async (id: number) => {
  for (const [position, { fileId, caption }] of readDraft().files.entries()) {
    const captionState = `${position} ${caption}`;
    if (fileId === null || sentCaptions.get(fileId) === captionState) continue;
    await callEndpoint(changeRequestFile, { params: { id, fileId }, body: { caption, position } });
    sentCaptions.set(fileId, captionState);
  }
};

const saveAll = async (): Promise<number> => {
  const id = await saveWords();
  for (const file of readDraft().files) if (file.fileId === null) await saveFile(id, file);
  await saveCaptions(id);
  changeDraft({ savedAt: new Date().toISOString() });
  return id;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Sent in another tab, or by a try whose answer got lost: it is not saved any more, and the page says so. Where the other
 * tab has said that it went, the draft is a new one by now.
 */
const markAsSent = (error: unknown): never => {
  if (isRefusedBecause(error, 'notDraft') && readDraft().id !== null) changeDraft({ wasSent: true });
  throw error;
};

/** Why the last save did not go, if it didn't: lost on the way, which is tried again, or refused. */
export const saveFailure = createStore<'lost' | 'refused' | null>(null);

const saveAndRecord = async () => {
  try {
    await saveAll();
    saveFailure.set(null);
  } catch (error) {
    saveFailure.set(error instanceof ApiError && error.status < 500 ? 'refused' : 'lost');
    markAsSent(error);
  }
};

/** Saves what there is, one after the other: two at once would create two drafts. */
export const saveDraft = (): Promise<unknown> => {
  const save = () => (readDraft().isBegun ? saveAndRecord() : null);
  const saved = last.then(save, save);
  last = saved;
  return saved;
};

const sendAll = async (send: (id: number) => Promise<Request>): Promise<Request> => {
  const snapshot = snapshotOf(readDraft());
  const isAgain = readDraft().tried === snapshot;
  try {
    const id = await saveAll();
    changeDraft({ tried: snapshot });
    return await send(id);
  } catch (error) {
    const { id } = readDraft();
    // The very same went before and its answer got lost: it is sent, once.
    if (id !== null && isAgain && isRefusedBecause(error, 'notDraft'))
      return callEndpoint(getRequest, { params: { id } });
    return markAsSent(error);
  }
};

/** Saves and sends it, and forgets it: a save that comes round meanwhile would begin it again. */
export const sendDraft = (send: (id: number) => Promise<Request>): Promise<Request> => {
  const action = async () => {
    const request = await sendAll(send);
    forgetDraft();
    saveFailure.set(null);
    return request;
  };
  const sending = last.then(action, action);
  last = sending;
  return sending;
};
