import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { fileName } from '#kernel/sent-file.ts';
import {
  changeRequestFile,
  fetchRequestFile,
  removeRequestFile,
  uploadRequestFile,
} from '#requests/contract/files.ts';
import {
  MOST_REQUEST_FILES,
  REQUEST_FILES_AN_HOUR,
  type RequestState,
  sightOf,
} from '#requests/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { actOnOwn } from './act-on-own.ts';
import { holdOwnRequest } from './hold-own.ts';
import { notifyOfAddition } from './news.ts';
import { readRequest } from './read-request.ts';
import { reportedRequest } from './reports.ts';
import { findOwnInvitation, findOwnRequest } from './store.ts';
import { filesOfRequest, requestFileStore } from './stored-files.ts';
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

const upload: Route = answer(
  uploadRequestFile,
  async ({ file, params, person, language, idempotencyKey, tools, refuse }) => {
    const { id } = params;
    const found = await findOwnRequest(tools.db, person.id, id);
    if (!found) throw refuse('requestNotFound');
    const now = tools.clock.now();
    const readAgain = async () => {
      const request = await readRequest(tools.db, id, {
        person,
        language,
        now,
        translator: tools.translator,
      });
      if (!request) throw refuse('requestNotFound');
      return request;
    };
    if (await hasArrived(tools.db, id, idempotencyKey)) return readAgain();
    if (!takesFiles(found.state)) throw refuse('requestNotOpen');
    if ((await filesOfRequest(tools.db, id)).length >= MOST_REQUEST_FILES) throw refuse('tooManyFiles');
    await tools.limits.spend('request-files', person.id, REQUEST_FILES_AN_HOUR);
    const taken = await requestFileStore.take(file.bytes);
    if (typeof taken === 'string') throw refuse(taken);
    const { contents, ...made } = taken;
    await putForRow(tools, person, contents, async (transaction) => {
      // Asked again: while the picture was made others were faster, or the same file by another try.
      const held = await holdOwnRequest(transaction, tools, {
        person,
        id,
        refuse: () => refuse('requestNotFound'),
      });
      if (await hasArrived(transaction, id, idempotencyKey)) return [...contents.keys()];
      if (!takesFiles(held.request.state)) throw refuse('requestNotOpen');
      const position = (await filesOfRequest(transaction, id)).length;
      if (position >= MOST_REQUEST_FILES) throw refuse('tooManyFiles');
      const row = { ...made, requestId: id, name: fileName(file.name), position, clientKey: idempotencyKey };
      await transaction.insert(requestFiles).values({ ...row, createdAt: now });
      await notifyOfAddition(transaction, tools, held);
      return [];
    }).catch(orNotStored(tools, 'a file of a request', refuse));
    return readAgain();
  },
);

const fetch: Route = answer(fetchRequestFile, async ({ params, query, person, tools, refuse, concerns }) => {
  const { id, fileId } = params;
  const own = await findOwnRequest(tools.db, person.id, id);
  const invitation = own ? null : await findOwnInvitation(tools.db, person.id, { requestId: id });
  const judged = person.userType === 'admin' ? await reportedRequest(tools.db, id) : undefined;
  const isSeen =
    own !== undefined || judged !== undefined || (invitation && sightOf(invitation.state) === 'all');
  const found = isSeen ? await findFile(tools.db, id, fileId) : undefined;
  const file = found && (await requestFileStore.handOut(tools.files, found, query.size));
  if (!file) throw refuse('fileNotFound');
  if (judged) concerns(judged.clientId);
  return file;
});

/** Puts one in another position; what stood between moves up or down by one. */
const moveTo = async (transaction: Db, { requestId, id, from }: Moved, wanted: number) => {
  const last = (await filesOfRequest(transaction, requestId)).length - 1;
  const to = Math.min(wanted, last);
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

const change: Route = answer(changeRequestFile, (call) =>
  actOnOwn(call, async ({ request, transaction }) => {
    const { params, body, refuse } = call;
    const { id, fileId } = params;
    const found = await findFile(transaction, id, fileId);
    if (!found) throw refuse('fileNotFound');
    if (request.state !== 'draft') throw refuse('notDraft');
    if (body.caption !== undefined)
      await transaction
        .update(requestFiles)
        .set({ caption: body.caption || null })
        .where(eq(requestFiles.id, fileId));
    if (body.position !== undefined)
      await moveTo(transaction, { requestId: id, id: fileId, from: found.position }, body.position);
  }),
);

const remove: Route = answer(removeRequestFile, (call) =>
  actOnOwn(call, async ({ request, invitations, transaction, now }) => {
    const { params, tools, refuse } = call;
    const { id, fileId } = params;
    const found = await findFile(transaction, id, fileId);
    if (!found) throw refuse('fileNotFound');
    if (!takesFiles(request.state)) throw refuse('requestNotOpen');
    await transaction.delete(requestFiles).where(eq(requestFiles.id, fileId));
    await transaction
      .update(requestFiles)
      .set({ position: sql`${requestFiles.position} - 1` })
      .where(and(eq(requestFiles.requestId, id), gt(requestFiles.position, found.position)));
    await removeAfterwards(transaction, tools.jobs, requestFileStore.namesOf(found));
    if (request.state === 'draft') return;
    // Companies may have reckoned by it: they read that it was there, and that it is withdrawn.
    await transaction
      .insert(requestAdditions)
      .values({ requestId: id, words: found.caption ?? found.name, isWithdrawal: true, createdAt: now });
    await notifyOfAddition(transaction, tools, { request, invitations });
  }),
);

export const requestFileRoutes: readonly Route[] = [upload, fetch, change, remove];
