import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import {
  changeRequestFile,
  fetchRequestFile,
  removeRequestFile,
  uploadRequestFile,
} from '#features/requests/core/contract/files.ts';
import {
  MAX_REQUEST_FILES,
  REQUEST_FILE_RATE_LIMIT,
  type RequestState,
  requestDetailLevelOf,
} from '#features/requests/core/rules/requests.ts';
import { cleanFileName } from '#kernel/uploaded-file.ts';
import type { Db } from '#server/database/db.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { changeOwnRequest } from './change-own-request.ts';
import { lockOwnRequest } from './lock-own-request.ts';
import { notifyCompaniesOfAddition } from './notify-of-request.ts';
import { readRequest } from './read-request.ts';
import { readRequestFileRows, requestFileStore } from './request-files.ts';
import { findReportedRequest } from './request-reports.ts';
import { findOwnInvitation, findOwnRequest } from './store.ts';
import { requestAdditions, requestFiles } from './tables.ts';

const isOfRequest = (requestId: number, fileId: number) =>
  and(eq(requestFiles.id, fileId), eq(requestFiles.requestId, requestId));

const findFile = async (db: Db, requestId: number, fileId: number) => {
  const [row] = await db.select().from(requestFiles).where(isOfRequest(requestId, fileId));
  return row;
};

const takesFiles = (state: RequestState) => state === 'draft' || state === 'open';

const hasArrived = async (db: Db, requestId: number, key: string | null) =>
  key !== null &&
  (await db.$count(
    requestFiles,
    and(eq(requestFiles.requestId, requestId), eq(requestFiles.clientKey, key)),
  )) > 0;

const upload: EndpointRoute = handle(
  uploadRequestFile,
  async ({ file, params, person, language, idempotencyKey, services, refuse }) => {
    const { id } = params;
    const ownRequest = await findOwnRequest(services.db, person.id, id);
    if (!ownRequest) throw refuse('requestNotFound');
    const now = services.clock.now();
    const readAgain = async () => {
      const request = await readRequest(services.db, id, {
        person,
        language,
        now,
        translator: services.translator,
      });
      if (!request) throw refuse('requestNotFound');
      return request;
    };
    if (await hasArrived(services.db, id, idempotencyKey)) return readAgain();
    if (!takesFiles(ownRequest.state)) throw refuse('requestNotOpen');
    if ((await readRequestFileRows(services.db, id)).length >= MAX_REQUEST_FILES)
      throw refuse('tooManyFiles');
    await services.limits.spend('request-files', person.id, REQUEST_FILE_RATE_LIMIT);
    const parsedFile = await requestFileStore.take(file.bytes);
    if (typeof parsedFile === 'string') throw refuse(parsedFile);
    const { contents, ...fileColumns } = parsedFile;
    await storeFilesWithRow(services, person, contents, async (transaction) => {
      // The limits are checked again: other uploads, or another try of the same file, may have been faster.
      const lockedRequest = await lockOwnRequest(transaction, services, {
        person,
        id,
        refuse: () => refuse('requestNotFound'),
      });
      if (await hasArrived(transaction, id, idempotencyKey)) return [...contents.keys()];
      if (!takesFiles(lockedRequest.request.state)) throw refuse('requestNotOpen');
      const position = (await readRequestFileRows(transaction, id)).length;
      if (position >= MAX_REQUEST_FILES) throw refuse('tooManyFiles');
      const row = {
        ...fileColumns,
        requestId: id,
        name: cleanFileName(file.name),
        position,
        clientKey: idempotencyKey,
      };
      await transaction.insert(requestFiles).values({ ...row, createdAt: now });
      await notifyCompaniesOfAddition(transaction, services, lockedRequest);
      return [];
    }).catch(createUploadErrorHandler(services, 'a file of a request', refuse));
    return readAgain();
  },
);

const fetch: EndpointRoute = handle(
  fetchRequestFile,
  async ({ params, query, person, services, refuse, concerns }) => {
    const { id, fileId } = params;
    const ownRequest = await findOwnRequest(services.db, person.id, id);
    const invitation = ownRequest ? null : await findOwnInvitation(services.db, person.id, { requestId: id });
    const judgedRequest =
      person.userType === 'admin' ? await findReportedRequest(services.db, id) : undefined;
    const isSeen =
      ownRequest !== undefined ||
      judgedRequest !== undefined ||
      (invitation && requestDetailLevelOf(invitation.state) === 'all');
    const fileRow = isSeen ? await findFile(services.db, id, fileId) : undefined;
    const file = fileRow && (await requestFileStore.handOut(services.files, fileRow, query.size));
    if (!file) throw refuse('fileNotFound');
    if (judgedRequest) concerns(judgedRequest.clientId);
    return file;
  },
);

/** Moves a file to another position; the files between move up or down by one. */
const moveTo = async (transaction: Db, { requestId, id, from }: Moved, targetPosition: number) => {
  const last = (await readRequestFileRows(transaction, requestId)).length - 1;
  const to = Math.min(targetPosition, last);
  const between =
    to < from
      ? and(gte(requestFiles.position, to), lt(requestFiles.position, from))
      : and(gt(requestFiles.position, from), lte(requestFiles.position, to));
  await transaction
    .update(requestFiles)
    .set({ position: sql`${requestFiles.position} + ${to < from ? 1 : -1}` })
    .where(and(eq(requestFiles.requestId, requestId), between));
  await transaction.update(requestFiles).set({ position: to }).where(eq(requestFiles.id, id));
};

interface Moved {
  requestId: number;
  id: number;
  from: number;
}

const change: EndpointRoute = handle(changeRequestFile, (call) =>
  changeOwnRequest(call, async ({ request, transaction }) => {
    const { params, body, refuse } = call;
    const { id, fileId } = params;
    const fileRow = await findFile(transaction, id, fileId);
    if (!fileRow) throw refuse('fileNotFound');
    if (request.state !== 'draft') throw refuse('notDraft');
    if (body.caption !== undefined)
      await transaction
        .update(requestFiles)
        .set({ caption: body.caption || null })
        .where(eq(requestFiles.id, fileId));
    if (body.position !== undefined)
      await moveTo(transaction, { requestId: id, id: fileId, from: fileRow.position }, body.position);
  }),
);

const remove: EndpointRoute = handle(removeRequestFile, (call) =>
  changeOwnRequest(call, async ({ request, invitations, transaction, now }) => {
    const { params, services, refuse } = call;
    const { id, fileId } = params;
    const fileRow = await findFile(transaction, id, fileId);
    if (!fileRow) throw refuse('fileNotFound');
    if (!takesFiles(request.state)) throw refuse('requestNotOpen');
    await transaction.delete(requestFiles).where(eq(requestFiles.id, fileId));
    await transaction
      .update(requestFiles)
      .set({ position: sql`${requestFiles.position} - 1` })
      .where(and(eq(requestFiles.requestId, id), gt(requestFiles.position, fileRow.position)));
    await removeFilesAfterCommit(transaction, services.jobs, requestFileStore.namesOf(fileRow));
    if (request.state === 'draft') return;
    // Companies may have relied on it, so they read that it was there and has been withdrawn.
    await transaction
      .insert(requestAdditions)
      .values({ requestId: id, words: fileRow.caption ?? fileRow.name, isWithdrawal: true, createdAt: now });
    await notifyCompaniesOfAddition(transaction, services, { request, invitations });
  }),
);

export const requestFileRoutes: readonly EndpointRoute[] = [upload, fetch, change, remove];
