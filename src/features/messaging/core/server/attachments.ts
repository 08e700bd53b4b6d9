import {
  discardAttachment,
  fetchAttachment,
  uploadAttachment,
} from '#features/messaging/core/contract/attachments.ts';
import type { Attachment } from '#features/messaging/core/contract/fields.ts';
import { ATTACHMENTS_AN_HOUR } from '#features/messaging/core/rules/attachments.ts';
import { fileName } from '#kernel/uploaded-file.ts';
import type { Person } from '#kernel/visitor.ts';
import { guardedFiles, type StoredFileNames } from '#server/files/guarded-files.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { storeWithRow } from '#server/files/store-with-row.ts';
import { wrapUploadError } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import {
  findAttachment,
  insertAttachment,
  type NewAttachment,
  removeForgotten,
  removeUnsent,
} from './store/attachments.ts';

export const attachmentFiles = guardedFiles('attachments');

/** Stores files and row together, or neither. */
const store = async (
  services: Services,
  person: Person,
  contents: StoredFileNames['contents'],
  row: NewAttachment,
): Promise<Attachment> => {
  const rows: Attachment[] = [];
  await storeWithRow(services, person, contents, async (transaction) => {
    rows.push(await insertAttachment(transaction, row));
    return [];
  });
  return rows[0] as Attachment;
};

const upload: EndpointRoute = handle(
  uploadAttachment,
  async ({ file: { bytes, name }, person, services, refuse }) => {
    await services.limits.spend('attachments', person.id, ATTACHMENTS_AN_HOUR);
    const parsedFile = await attachmentFiles.take(bytes);
    if (typeof parsedFile === 'string') throw refuse(parsedFile);
    const { contents, ...fileColumns } = parsedFile;
    const row = { ...fileColumns, ownerId: person.id, name: fileName(name) };
    return store(services, person, contents, row).catch(wrapUploadError(services, 'an attachment', refuse));
  },
);

const discard: EndpointRoute = handle(discardAttachment, ({ params, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const removed = await removeUnsent(transaction, person.id, params.attachmentId);
    if (removed.length === 0) throw refuse('attachmentNotFound');
    await removeAfterwards(transaction, services.jobs, removed.flatMap(attachmentFiles.namesOf));
    return {};
  }),
);

const fetch: EndpointRoute = handle(fetchAttachment, async ({ params, query, person, services, refuse }) => {
  const attachment = await findAttachment(services.db, person.id, params.attachmentId);
  const file = attachment && (await attachmentFiles.handOut(services.files, attachment, query.size));
  if (!file) throw refuse('attachmentNotFound');
  return file;
});

export const attachmentRoutes: readonly EndpointRoute[] = [upload, discard, fetch];

/** An upload that was not sent within a day is deleted. */
export const forgetUnsentAttachments: JobDefinition = {
  name: 'forget-unsent-attachments',
  every: '23 * * * *',
  run: (_, { db, jobs }) =>
    db.transaction(async (transaction) => {
      const removed = await removeForgotten(transaction);
      await removeAfterwards(transaction, jobs, removed.flatMap(attachmentFiles.namesOf));
    }),
};
