import { useSyncExternalStore } from 'react';
import { ApiError, call } from '../../../../web/api-client.ts';
import { previewOf } from '../../../../web/preview-of.ts';
import { sendFile } from '../../../../web/send-file.ts';
import { discardAttachment, uploadAttachment } from '../../contract/attachments.ts';
import type { Attachment } from '../../contract/fields.ts';

/** A file on its way into the next message of a conversation. */
export interface Upload {
  key: string;
  file: File;
  /** A small picture of it, as an address; null of what is no picture. */
  preview: string | null;
  /** From 0 to 1. */
  share: number;
  /** Once it is there. */
  attachment: Attachment | null;
  /** Why it is not, in words where there are any. */
  failure: { reason: string | undefined } | null;
  giveUp: AbortController;
}

const nothing: readonly Upload[] = [];
// Files go on while another conversation is looked at.
const boxes = new Map<string, readonly Upload[]>();
const listeners = new Set<() => void>();

const read = (box: string) => boxes.get(box) ?? nothing;

const write = (box: string, uploads: readonly Upload[]) => {
  boxes.set(box, uploads);
  for (const listener of listeners) listener();
};

const change = (box: string, key: string, changes: Partial<Upload>) =>
  write(
    box,
    read(box).map((it) => (it.key === key ? { ...it, ...changes } : it)),
  );

const attempt = async (box: string, { key, file, giveUp }: Upload) => {
  const onProgress = (share: number) => change(box, key, { share });
  try {
    const attachment = await sendFile(uploadAttachment, file, {}, { signal: giveUp.signal, onProgress });
    change(box, key, { attachment });
  } catch (error) {
    const reason = error instanceof ApiError ? error.wire.message : undefined;
    change(box, key, { failure: { reason } });
  }
};

const begin = (box: string, file: File) => {
  const upload: Upload = {
    ...{ key: crypto.randomUUID(), file, preview: null, share: 0 },
    ...{ attachment: null, failure: null, giveUp: new AbortController() },
  };
  write(box, [...read(box), upload]);
  void attempt(box, upload);
  void previewOf(file).then((preview) => change(box, upload.key, { preview }));
};

const tryAgain = (box: string, upload: Upload) => {
  change(box, upload.key, { share: 0, failure: null });
  void attempt(box, upload);
};

const remove = (box: string, { key, attachment, giveUp }: Upload) => {
  write(
    box,
    read(box).filter((it) => it.key !== key),
  );
  giveUp.abort();
  // Where this does not arrive it goes by itself, after a day.
  if (attachment) call(discardAttachment, { params: { attachmentId: attachment.id } }).catch(() => undefined);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The files of the message that is being written in a conversation. */
export const useUploads = (me: number, partnerId: number) => {
  const box = `${me} ${partnerId}`;
  const uploads = useSyncExternalStore(
    subscribe,
    () => read(box),
    () => nothing,
  );
  return {
    uploads,
    begin: (file: File) => begin(box, file),
    tryAgain: (upload: Upload) => tryAgain(box, upload),
    remove: (upload: Upload) => remove(box, upload),
    /** They are a message's now. */
    clear: () => write(box, nothing),
  };
};
