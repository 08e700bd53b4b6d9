import { createStore, useStore } from '#design/store.ts';
import { ApiError } from '#web/api-client.ts';
import type { sendFile } from '#web/send-file.ts';
import { filePreviewUrl } from './file-preview-url.ts';
import { isFinalRefusal } from './is-final-refusal.ts';

export interface FileUploadState<Answer> {
  key: string;
  file: File;
  /** A small picture of the file, as an address; null if it is no picture. */
  preview: string | null;
  /** Grows from 0 to 1. */
  share: number;
  /** Null until the upload is done. */
  response: Answer | null;
  /** Says why it failed, in words if there are any. */
  failure: { reason: string | undefined; isRefused: boolean } | null;
  giveUp: AbortController;
}

interface UploadOptions<Answer> {
  /** The box says where it belongs. */
  send: (file: File, options: NonNullable<Parameters<typeof sendFile>[3]>, box: string) => Promise<Answer>;
  /** Called when an arrived file is removed. */
  discard?: (response: Answer) => void;
}

/** More parallel uploads do not speed up a connection, and the server decodes only two at a time. */
const AT_ONCE = 3;

/** Manages boxes of uploads, which go on while another page is shown. */
export const createUseUploads = <Answer>({ send, discard }: UploadOptions<Answer>) => {
  type One = FileUploadState<Answer>;
  const nothing: readonly One[] = [];
  const boxes = createStore<ReadonlyMap<string, readonly One[]>>(new Map());
  const waiting: (() => Promise<void>)[] = [];
  let underWay = 0;

  const read = (box: string) => boxes.get().get(box) ?? nothing;

  const write = (box: string, uploads: readonly One[]) => boxes.set(new Map(boxes.get()).set(box, uploads));

  const change = (box: string, key: string, changes: Partial<One>) =>
    write(
      box,
      read(box).map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    );

  const goOn = () => {
    const next = underWay < AT_ONCE ? waiting.shift() : undefined;
    if (!next) return;
    underWay += 1;
    void next().finally(() => {
      underWay -= 1;
      goOn();
    });
  };

  const attempt = async (box: string, { key, file, giveUp: { signal } }: One) => {
    if (signal.aborted) return;
    try {
      const onProgress = (share: number) => change(box, key, { share });
      change(box, key, { response: await send(file, { signal, onProgress, idempotencyKey: key }, box) });
    } catch (error) {
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      change(box, key, { failure: { reason, isRefused: isFinalRefusal(error) } });
    }
  };

  const enqueue = (box: string, upload: One) => {
    waiting.push(() => attempt(box, upload));
    goOn();
  };

  const begin = (box: string, file: File) => {
    const upload: One = {
      key: crypto.randomUUID(),
      file,
      preview: null,
      share: 0,
      response: null,
      failure: null,
      giveUp: new AbortController(),
    };
    write(box, [...read(box), upload]);
    enqueue(box, upload);
    void filePreviewUrl(file).then((preview) => change(box, upload.key, { preview }));
  };

  const tryAgain = (box: string, upload: One) => {
    change(box, upload.key, { share: 0, failure: null });
    enqueue(box, upload);
  };

  const remove = (box: string, { key, response, giveUp }: One) => {
    write(
      box,
      read(box).filter((upload) => upload.key !== key),
    );
    giveUp.abort();
    if (response !== null) discard?.(response);
  };

  /** Returns the files of one box. */
  return (box: string) => ({
    uploads: useStore(boxes, () => read(box), nothing),
    begin: (file: File) => begin(box, file),
    tryAgain: (upload: One) => tryAgain(box, upload),
    remove: (upload: One) => remove(box, upload),
    /** The uploads belong to something else now. */
    clear: () => write(box, nothing),
  });
};
