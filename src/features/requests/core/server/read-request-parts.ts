import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { messagePreview } from '#features/messaging/core/rules/message-rules.ts';
import { conversations, messages } from '#features/messaging/core/server/tables.ts';
import type { Invitation, Request, RequestFile } from '#features/requests/core/contract/shapes.ts';
import type { Db } from '#server/database/db.ts';
import type { Translator } from '#server/services/translator.ts';
import { isoOrNull, requestFileUrl } from './present.ts';
import type { InvitationRow, RequestRow } from './store.ts';
import { requestAdditions, requestFiles, requestInvitations, requestQuestions } from './tables.ts';

export const readRequestFiles = async (db: Db, requestId: number): Promise<RequestFile[]> => {
  const rows = await db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.requestId, requestId))
    .orderBy(asc(requestFiles.position));
  return rows.map(({ id, name, caption, kind, size, width, height, createdAt }) => ({
    id,
    url: requestFileUrl(requestId, id),
    name,
    caption,
    kind,
    size,
    width,
    height,
    createdAt: createdAt.toISOString(),
  }));
};

/** Finds the first picture of each request. */
export const readCoverIds = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectDistinctOn([requestFiles.requestId], { requestId: requestFiles.requestId, id: requestFiles.id })
    .from(requestFiles)
    .where(and(inArray(requestFiles.requestId, [...ids]), eq(requestFiles.kind, 'picture')))
    .orderBy(asc(requestFiles.requestId), asc(requestFiles.position));
  return new Map(rows.map(({ requestId, id }) => [requestId, id]));
};

export const readRequestAdditions = async (
  db: Db,
  requestId: number,
  translator: Translator,
): Promise<Request['additions']> => {
  const rows = await db
    .select()
    .from(requestAdditions)
    .where(eq(requestAdditions.requestId, requestId))
    .orderBy(asc(requestAdditions.id));
  return rows.map(({ id, words, isWithdrawal, createdAt }) => ({
    id,
    text: words,
    isWithdrawal,
    translation: isWithdrawal ? undefined : translator.offerFor(words),
    createdAt: createdAt.toISOString(),
  }));
};

/** A company sees its own questions, and those answered for all. */
export const readCompanyQuestions = async (
  db: Db,
  requestId: number,
  ownInvitation: InvitationRow | null,
  translator: Translator,
): Promise<Request['asked']> => {
  const isSeen = ownInvitation
    ? or(eq(requestQuestions.invitationId, ownInvitation.id), requestQuestions.isForAll)
    : undefined;
  const rows = await db
    .select({
      id: requestQuestions.id,
      text: requestQuestions.words,
      createdAt: requestQuestions.createdAt,
      answer: requestQuestions.answer,
      isForAll: requestQuestions.isForAll,
      answeredAt: requestQuestions.answeredAt,
      invitationId: requestQuestions.invitationId,
    })
    .from(requestQuestions)
    .innerJoin(requestInvitations, eq(requestInvitations.id, requestQuestions.invitationId))
    .where(and(eq(requestInvitations.requestId, requestId), isSeen))
    .orderBy(asc(requestQuestions.id));
  return rows.map(({ invitationId, createdAt, answeredAt, ...row }) => ({
    ...row,
    translation: translator.offerFor(row.text),
    answerTranslation: translator.offerFor(row.answer),
    createdAt: createdAt.toISOString(),
    answeredAt: isoOrNull(answeredAt),
    isOwn: ownInvitation?.id === invitationId,
  }));
};

/** Finds the last message that the client and each company exchanged since the request was sent. */
export const readLastMessages = async (
  db: Db,
  { clientId, sentAt }: RequestRow,
  owners: readonly number[],
): Promise<Map<number, Invitation['lastMessage']>> => {
  if (owners.length === 0 || !sentAt) return new Map();
  const rows = await db
    .select({
      partnerId: conversations.partnerId,
      content: messages.content,
      senderId: messages.senderId,
      createdAt: messages.createdAt,
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(
      and(
        eq(conversations.userId, clientId),
        inArray(conversations.partnerId, [...owners]),
        sql`${messages.createdAt} >= ${sentAt.toISOString()}::timestamptz`,
      ),
    );
  return new Map(
    rows.map(({ partnerId, content, senderId, createdAt }) => [
      partnerId,
      { text: messagePreview(content), createdAt: createdAt.toISOString(), isMine: senderId === clientId },
    ]),
  );
};
