import { createStore } from '#design/store.ts';
import { changeRequestDraft, createRequestDraft } from '#features/requests/core/contract/drafts.ts';
import {
  changeRequestFile,
  removeRequestFile,
  uploadRequestFile,
} from '#features/requests/core/contract/files.ts';
import { getRequest } from '#features/requests/core/contract/requests.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { sendFile } from '#web/send-file.ts';
import { dropAllDraftFiles, dropDraftFile, readDraftFile } from './draft-files.ts';
import {
  changeDraft,
  clearDraft,
  type DraftFileData,
  draftSnapshotOf,
  draftTitleOf,
  readDraft,
  validRequestBodyOf,
} from './request-draft.ts';

/** The empty body makes every try the same call: a lost response comes with the next one, despite later changes. */
const create = async (): Promise<number> => {
  const { id } = await callEndpoint(createRequestDraft, { body: {} }, { idempotencyKey: readDraft().key });
  changeDraft({ id });
  return id;
};

const sendWords = async (): Promise<number> => {
  const id = readDraft().id ?? (await create());
  await callEndpoint(changeRequestDraft, { params: { id }, body: validRequestBodyOf(readDraft()) });
  return id;
};

/** A draft that was deleted elsewhere, belongs to another person or whose key is used up begins again. */
const saveWords = async (): Promise<number> => {
  try {
    return await sendWords();
  } catch (error) {
    const isGone = isRefusedWithCode(error, 'requestNotFound') || isRefusedWithCode(error, 'keyReused');
    if (!isGone) throw error;
    changeDraft({
      id: null,
      key: crypto.randomUUID(),
      files: readDraft().files.map((file) => ({ ...file, fileId: null })),
    });
    return sendWords();
  }
};

const changeFile = (key: string, changes: Partial<DraftFileData>) =>
  changeDraft({
    files: readDraft().files.map((file) => (file.key === key ? { ...file, ...changes } : file)),
  });

/** Each file is one call. The key tells which have arrived, so after a broken connection only the rest goes. */
const saveFile = async (id: number, { key, name }: DraftFileData) => {
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
  // The client removed it during the upload.
  if (!isWanted && arrived) await callEndpoint(removeRequestFile, { params: { id, fileId: arrived.id } });
};

/** Each file's position and caption are stored here as last sent. */
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
 * The draft was sent in another tab, or by a try whose response got lost: it is no longer saved, and the page says so.
 * Where the other tab has already replaced the draft, there is nothing to mark.
 */
const markAsSent = (error: unknown): never => {
  if (isRefusedWithCode(error, 'notDraft') && readDraft().id !== null) changeDraft({ wasSent: true });
  throw error;
};

/** The last save was lost on the way, which is retried, was refused, or was nobody's: the session has ended. */
type DraftSaveFailure = 'lost' | 'refused' | 'loggedOut';

export const draftSaveFailureStore = createStore<DraftSaveFailure | null>(null);

const failureOf = (error: unknown): DraftSaveFailure => {
  if (isRefusedWithCode(error, 'signInFirst')) return 'loggedOut';
  return error instanceof ApiError && error.status < 500 ? 'refused' : 'lost';
};

const saveAndRecord = async () => {
  try {
    await saveAll();
    draftSaveFailureStore.set(null);
  } catch (error) {
    draftSaveFailureStore.set(failureOf(error));
    markAsSent(error);
  }
};

/** Saves run one after the other: two at once would create two drafts. */
export const saveDraft = (): Promise<unknown> => {
  const save = () => (readDraft().isBegun ? saveAndRecord() : null);
  const saved = last.then(save, save);
  last = saved;
  return saved;
};

/** If the response got lost, or another tab has sent the draft, only the server knows: it returns what was sent. */
const findSent = async (id: number): Promise<Request | null> => {
  const request = await callEndpoint(getRequest, { params: { id } }).catch(() => null);
  return request?.state === 'draft' ? null : request;
};

const sendAll = async (send: (id: number) => Promise<Request>): Promise<Request> => {
  const snapshot = draftSnapshotOf(readDraft());
  try {
    const id = await saveAll();
    changeDraft({ tried: snapshot });
    return await send(id);
  } catch (error) {
    const { id, tried } = readDraft();
    const sentRequest = id !== null && tried === snapshot ? await findSent(id) : null;
    return sentRequest ?? markAsSent(error);
  }
};

/** Nothing is left to send of a draft that was sent as it is. Returns its title if it was put away. */
export const putAwaySentDraft = async (): Promise<string | null> => {
  const draft = readDraft();
  const isSame = () => draftSnapshotOf(readDraft()) === draft.tried;
  if (draft.id === null || !isSame() || !(await findSent(draft.id)) || !isSame()) return null;
  clearDraft();
  await dropAllDraftFiles();
  return draftTitleOf(draft);
};

/** Sends the draft and forgets it in the same queue: a save in between would begin it again. */
export const sendDraft = (send: (id: number) => Promise<Request>): Promise<Request> => {
  const action = async () => {
    const request = await sendAll(send);
    clearDraft();
    draftSaveFailureStore.set(null);
    return request;
  };
  const sending = last.then(action, action);
  last = sending;
  return sending;
};
