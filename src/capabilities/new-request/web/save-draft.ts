import { changeRequest, createRequest } from '#requests/contract/drafts.ts';
import { changeRequestFile, uploadRequestFile } from '#requests/contract/files.ts';
import { ApiError, call } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import {
  changeDraft,
  type DraftFile,
  forgetDraft,
  isBegun,
  type RequestDraft,
  readDraft,
  validBodyOf,
} from './draft.ts';
import { dropFile, keptFile } from './kept-files.ts';

const isGone = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

const create = async (draft: RequestDraft): Promise<number> => {
  const { id } = await call(createRequest, { body: validBodyOf(draft) }, { idempotencyKey: draft.key });
  changeDraft({ id });
  return id;
};

/** The words: a draft that was thrown away elsewhere begins again. */
const saveWords = async (): Promise<number> => {
  const draft = readDraft();
  if (draft.id === null) {
    const id = await create(draft);
    // Created by an earlier try, perhaps, with what was written then.
    await call(changeRequest, { params: { id }, body: validBodyOf(readDraft()) });
    return id;
  }
  try {
    await call(changeRequest, { params: { id: draft.id }, body: validBodyOf(draft) });
    return draft.id;
  } catch (error) {
    if (!isGone(error)) throw error;
    changeDraft({
      id: null,
      key: crypto.randomUUID(),
      files: draft.files.map((file) => ({ ...file, fileId: null })),
    });
    return create(readDraft());
  }
};

const changeFile = (key: string, changes: Partial<DraftFile>) =>
  changeDraft({
    files: readDraft().files.map((file) => (file.key === key ? { ...file, ...changes } : file)),
  });

/** One call a file. What has arrived is known by its key, so after a broken connection only the rest goes. */
const saveFile = async (id: number, { key, name }: DraftFile) => {
  const blob = await keptFile(key);
  if (!blob) {
    changeDraft({ files: readDraft().files.filter((file) => file.key !== key) });
    return;
  }
  const before = new Set(readDraft().files.flatMap(({ fileId }) => fileId ?? []));
  const { files } = await sendFile(
    uploadRequestFile,
    blob,
    { params: { id } },
    { idempotencyKey: key, name },
  );
  const arrived = files.findLast((file) => !before.has(file.id) && file.name === name) ?? files.at(-1);
  changeFile(key, { fileId: arrived?.id ?? null });
  await dropFile(key);
};

/** Where each file stands and what it shows, as the server was told last. */
const told = new Map<number, string>();

const saveCaptions = async (id: number) => {
  for (const [position, { fileId, caption }] of readDraft().files.entries()) {
    const written = `${position} ${caption}`;
    if (fileId === null || told.get(fileId) === written) continue;
    await call(changeRequestFile, { params: { id, fileId }, body: { caption, position } });
    told.set(fileId, written);
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

/** Saves what there is, one after the other: two at once would create two drafts. */
export const saveDraft = (): Promise<unknown> => {
  const save = () => (isBegun(readDraft()) ? saveAll() : null);
  const saved = last.then(save, save);
  last = saved;
  return saved;
};

/** Saves and sends it, and forgets it: a save that comes round meanwhile would begin it again. */
export const sendDraft = <Sent>(send: (id: number) => Promise<Sent>): Promise<Sent> => {
  const act = async () => {
    const sent = await send(await saveAll());
    forgetDraft();
    return sent;
  };
  const sent = last.then(act, act);
  last = sent;
  return sent;
};
