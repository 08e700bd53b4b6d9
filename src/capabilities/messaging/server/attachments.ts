import { randomBytes } from 'node:crypto';
import { isImage } from '../../../server/files/decoding.ts';
import { fittedImages } from '../../../server/files/fitted-images.ts';
import { putForRow } from '../../../server/files/put-for-row.ts';
import { removeAfterwards } from '../../../server/files/remove-files.ts';
import { answer, type Route } from '../../../server/http/answer.ts';
import type { Job } from '../../../server/jobs.ts';
import type { Tools } from '../../../server/tools.ts';
import { discardAttachment, fetchAttachment, uploadAttachment } from '../contract/attachments.ts';
import type { Attachment } from '../contract/fields.ts';
import {
  ATTACHMENT_SIDES,
  ATTACHMENTS_AN_HOUR,
  attachmentName,
  isPdf,
  savedName,
} from '../rules/attachments.ts';
import { filesOf, pdfFile, pictureFile } from './attachment-files.ts';
import {
  findAttachment,
  insertAttachment,
  type NewAttachment,
  removeForgotten,
  removeUnsent,
} from './store/attachments.ts';

interface Made extends Pick<Attachment, 'kind' | 'size' | 'width' | 'height'> {
  contents: Map<string, Uint8Array>;
}

/** Kept as it is: it is never shown, only handed over. */
const pdfOf = (bytes: Uint8Array, token: string): Made => ({
  ...{ kind: 'pdf', size: bytes.length, width: null, height: null },
  contents: new Map([[pdfFile(token), bytes]]),
});

const pictureOf = async (bytes: Uint8Array, token: string): Promise<Made> => {
  const [large, small] = await fittedImages(bytes, [ATTACHMENT_SIDES.large, ATTACHMENT_SIDES.small]);
  const { width, height } = large;
  return {
    ...{ kind: 'picture', size: large.bytes.length, width, height },
    contents: new Map([
      [pictureFile(token, 'large'), large.bytes],
      [pictureFile(token, 'small'), small.bytes],
    ]),
  };
};

/** Files and row together, or neither. */
const store = async (tools: Tools, contents: Made['contents'], row: NewAttachment): Promise<Attachment> => {
  const stored: Attachment[] = [];
  await putForRow(tools, contents, async (transaction) => {
    stored.push(await insertAttachment(transaction, row));
    return [];
  });
  return stored[0] as Attachment;
};

const upload: Route = answer(uploadAttachment, async ({ file: { bytes, name }, person, tools, refuse }) => {
  await tools.limits.spend('attachments', person.id, ATTACHMENTS_AN_HOUR);
  if (!isImage(bytes) && !isPdf(bytes)) throw refuse('wrongType');
  const token = randomBytes(16).toString('hex');
  const { contents, ...made } = isPdf(bytes)
    ? pdfOf(bytes, token)
    : await pictureOf(bytes, token).catch(() => {
        throw refuse('unreadable');
      });
  const row = { ...made, token, ownerId: person.id, name: attachmentName(name) };
  return store(tools, contents, row).catch((error: unknown) => {
    tools.log.error({ err: error }, 'an attachment was not stored');
    throw refuse('notStored');
  });
});

const discard: Route = answer(discardAttachment, ({ params, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const removed = await removeUnsent(transaction, person.id, params.attachmentId);
    if (removed.length === 0) throw refuse('attachmentNotFound');
    await removeAfterwards(transaction, tools.jobs, removed.flatMap(filesOf));
    return {};
  }),
);

const fetch: Route = answer(fetchAttachment, async ({ params, query, person, tools, refuse }) => {
  const found = await findAttachment(tools.db, person.id, params.attachmentId);
  if (!found) throw refuse('attachmentNotFound');
  const { kind, token } = found;
  const stored = kind === 'pdf' ? pdfFile(token) : pictureFile(token, query.size ?? 'large');
  const file = await tools.files.read(stored);
  if (!file) throw refuse('attachmentNotFound');
  return { ...file, name: savedName(kind, found.name), ...(kind === 'picture' && { shownAs: stored }) };
});

export const attachmentRoutes: readonly Route[] = [upload, discard, fetch];

/** What was uploaded and not sent within a day goes. */
export const forgetUnsentAttachments: Job = {
  name: 'forget-unsent-attachments',
  every: '23 * * * *',
  run: (_, { db, jobs }) =>
    db.transaction(async (transaction) => {
      const removed = await removeForgotten(transaction);
      await removeAfterwards(transaction, jobs, removed.flatMap(filesOf));
    }),
};
