import { fileName } from '#kernel/sent-file.ts';
import type { Person } from '#kernel/visitor.ts';
import { discardAttachment, fetchAttachment, uploadAttachment } from '#messaging/contract/attachments.ts';
import type { Attachment } from '#messaging/contract/fields.ts';
import { ATTACHMENTS_AN_HOUR } from '#messaging/rules/attachments.ts';
import { guardedFiles, type StoredFileNames } from '#server/files/guarded-files.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import {
  findAttachment,
  insertAttachment,
  type NewAttachment,
  removeForgotten,
  removeUnsent,
} from './store/attachments.ts';

export const attachmentFiles = guardedFiles('attachments');

/** Files and row together, or neither. */
const store = async (
  tools: Tools,
  person: Person,
  contents: StoredFileNames['contents'],
  row: NewAttachment,
): Promise<Attachment> => {
  const stored: Attachment[] = [];
  await putForRow(tools, person, contents, async (transaction) => {
    stored.push(await insertAttachment(transaction, row));
    return [];
  });
  return stored[0] as Attachment;
};

const upload: Route = answer(uploadAttachment, async ({ file: { bytes, name }, person, tools, refuse }) => {
  await tools.limits.spend('attachments', person.id, ATTACHMENTS_AN_HOUR);
  const taken = await attachmentFiles.take(bytes);
  if (typeof taken === 'string') throw refuse(taken);
  const { contents, ...made } = taken;
  const row = { ...made, ownerId: person.id, name: fileName(name) };
  return store(tools, person, contents, row).catch(orNotStored(tools, 'an attachment', refuse));
});

const discard: Route = answer(discardAttachment, ({ params, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const removed = await removeUnsent(transaction, person.id, params.attachmentId);
    if (removed.length === 0) throw refuse('attachmentNotFound');
    await removeAfterwards(transaction, tools.jobs, removed.flatMap(attachmentFiles.namesOf));
    return {};
  }),
);

const fetch: Route = answer(fetchAttachment, async ({ params, query, person, tools, refuse }) => {
  const found = await findAttachment(tools.db, person.id, params.attachmentId);
  const file = found && (await attachmentFiles.handOut(tools.files, found, query.size));
  if (!file) throw refuse('attachmentNotFound');
  return file;
});

export const attachmentRoutes: readonly Route[] = [upload, discard, fetch];

/** What was uploaded and not sent within a day goes. */
export const forgetUnsentAttachments: Job = {
  name: 'forget-unsent-attachments',
  every: '23 * * * *',
  run: (_, { db, jobs }) =>
    db.transaction(async (transaction) => {
      const removed = await removeForgotten(transaction);
      await removeAfterwards(transaction, jobs, removed.flatMap(attachmentFiles.namesOf));
    }),
};
