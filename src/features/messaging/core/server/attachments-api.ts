import {
  discardAttachment,
  fetchAttachment,
  uploadAttachment,
} from '#features/messaging/core/contract/attachments.ts';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { ATTACHMENT_RATE_LIMIT } from '#features/messaging/core/rules/attachments.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { cleanFileName } from '#kernel/uploaded-file.ts';
import { createPrivateFiles, type StoredFileNames } from '#server/files/private-files.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import {
  findVisibleAttachment,
  insertAttachment,
  type NewAttachment,
  deleteExpiredUnsentAttachments,
  deleteUnsentAttachment,
} from './store/attachments-store.ts';

export const attachmentFileStore = createPrivateFiles('attachments');

/** Stores files and row together, or neither. */
const store = async (
  services: Services,
  person: Person,
  contents: StoredFileNames['contents'],
  row: NewAttachment,
): Promise<Attachment> => {
  const rows: Attachment[] = [];
  await storeFilesWithRow(services, person, contents, async (transaction) => {
    rows.push(await insertAttachment(transaction, row));
    return [];
  });
  return rows[0] as Attachment;
};

const upload: EndpointRoute = handle(
  uploadAttachment,
  async ({ file: { bytes, name }, person, services, refuse }) => {
    await services.limits.spend('attachments', person.id, ATTACHMENT_RATE_LIMIT);
    const parsedFile = await attachmentFileStore.take(bytes);
    if (typeof parsedFile === 'string') throw refuse(parsedFile);
    const { contents, ...fileColumns } = parsedFile;
    const row = { ...fileColumns, ownerId: person.id, name: cleanFileName(name) };
    return store(services, person, contents, row).catch(
      createUploadErrorHandler(services, 'an attachment', refuse),
    );
  },
);

const discard: EndpointRoute = handle(discardAttachment, ({ params, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const removed = await deleteUnsentAttachment(transaction, person.id, params.attachmentId);
    if (removed.length === 0) throw refuse('attachmentNotFound');
    await removeFilesAfterCommit(transaction, services.jobs, removed.flatMap(attachmentFileStore.namesOf));
    return {};
  }),
);

const fetch: EndpointRoute = handle(fetchAttachment, async ({ params, query, person, services, refuse }) => {
  const attachment = await findVisibleAttachment(services.db, person.id, params.attachmentId);
  const file = attachment && (await attachmentFileStore.handOut(services.files, attachment, query.size));
  if (!file) throw refuse('attachmentNotFound');
  return file;
});

export const attachmentRoutes: readonly EndpointRoute[] = [upload, discard, fetch];

/** An upload that was not sent within a day is deleted. */
export const deleteUnsentAttachmentsJob: JobDefinition = {
  name: 'forget-unsent-attachments',
  every: '23 * * * *',
  run: (_, { db, jobs }) =>
    db.transaction(async (transaction) => {
      const removed = await deleteExpiredUnsentAttachments(transaction);
      await removeFilesAfterCommit(transaction, jobs, removed.flatMap(attachmentFileStore.namesOf));
    }),
};
