import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Language } from '#kernel/language.ts';
import type { Person } from '#kernel/visitor.ts';
import { messagePreview } from '#messaging/rules/messaging.ts';
import { conversations, messages } from '#messaging/server/tables.ts';
import type {
  AnsweredQuestion,
  Invitation,
  ListedInvitation,
  ListedRequest,
  Request,
  RequestFile,
} from '#requests/contract/shapes.ts';
import { daysToAnswer } from '#requests/rules/deadline.ts';
import { tradeOf } from '#requests/rules/question-sets.ts';
import {
  hasEnded,
  invitationAfter,
  isOverdue,
  isRunning,
  MOST_ASKED,
  MOST_RUNNING,
  sightOf,
} from '#requests/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { setOf, wordedQuestions } from './questions.ts';
import {
  findOwnInvitation,
  findOwnRequest,
  findRequest,
  type InvitationRow,
  invitationsOf,
  type RequestRow,
} from './store.ts';
import { requestAdditions, requestFiles, requestInvitations, requestQuestions } from './tables.ts';

export interface Reader {
  person: Pick<Person, 'id'>;
  language: Language;
  now: Date;
}

const onWire = (at: Date | null) => at?.toISOString() ?? null;

const fileUrl = (requestId: number, id: number) => `/api/requests/${requestId}/files/${id}`;

/** As time has left it, also where the job that writes it down has not come round. */
const standing = (row: InvitationRow, now: Date): InvitationRow =>
  isOverdue(row, now) ? { ...row, state: 'expired' } : row;

const standingRequest = (row: RequestRow, now: Date): RequestRow =>
  hasEnded(row, now) ? { ...row, state: 'expired' } : row;

const categoryOf = ({ categoryId, categoryName }: RequestRow) =>
  categoryId === null || categoryName === null ? null : { id: categoryId, name: categoryName };

const presentInvitation = (
  row: InvitationRow,
  lastMessage: Invitation['lastMessage'],
  days: Invitation['days'],
): Invitation => ({
  id: row.id,
  company: { id: row.companyId, name: row.companyName, logoUrl: row.companyLogoUrl },
  state: row.state,
  sentAt: row.sentAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  seenAt: onWire(row.seenAt),
  answeredAt: onWire(row.answeredAt),
  endedAt: onWire(row.endedAt),
  seesStreet: row.streetShownAt !== null && isRunning(row.state),
  quoteId: null,
  declinedFor: row.declinedFor,
  declinedText: row.declinedWords,
  partnerId: row.ownerId,
  lastMessage,
  days,
});

const presentQuestions = (row: RequestRow, language: Language): AnsweredQuestion[] => {
  const set = setOf(row);
  const trade = row.trade === null ? null : tradeOf(row.trade);
  if (!set || !trade) return [];
  const answers = new Map(row.answers.map(({ id, answer }) => [id, answer]));
  return wordedQuestions(trade, set, language).map((question) => ({
    ...question,
    answer: answers.get(question.id) ?? null,
  }));
};

const filesOf = async (db: Db, requestId: number): Promise<RequestFile[]> => {
  const rows = await db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.requestId, requestId))
    .orderBy(asc(requestFiles.position));
  return rows.map(({ id, name, caption, kind, size, width, height, createdAt }) => ({
    id,
    url: fileUrl(requestId, id),
    name,
    caption,
    kind,
    size,
    width,
    height,
    createdAt: createdAt.toISOString(),
  }));
};

const additionsOf = async (db: Db, requestId: number): Promise<Request['additions']> => {
  const rows = await db
    .select()
    .from(requestAdditions)
    .where(eq(requestAdditions.requestId, requestId))
    .orderBy(asc(requestAdditions.id));
  return rows.map(({ id, words, createdAt }) => ({ id, text: words, createdAt: createdAt.toISOString() }));
};

/** What was asked: of it a company sees its own, and what was answered for all. */
const askedOf = async (db: Db, requestId: number, own: InvitationRow | null): Promise<Request['asked']> => {
  const isSeen = own ? or(eq(requestQuestions.invitationId, own.id), requestQuestions.isForAll) : undefined;
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
    createdAt: createdAt.toISOString(),
    answeredAt: onWire(answeredAt),
    isOwn: own?.id === invitationId,
  }));
};

/** The last that the client and each company wrote to each other since the request was sent. */
const lastMessages = async (
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

const commonOf = (row: RequestRow) => ({
  id: row.id,
  state: row.state,
  title: row.title,
  category: categoryOf(row),
  commune: row.commune,
  postalCode: row.postalCode,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  sentAt: onWire(row.sentAt),
  endsAt: onWire(row.endsAt),
});

const wordsOf = (row: RequestRow, language: Language) => ({
  ...commonOf(row),
  description: row.description,
  questions: presentQuestions(row, language),
  dwelling: {
    kind: row.dwellingKind,
    builtYear: row.builtYear,
    isMainResidence: row.isMainResidence,
    holder: row.holder,
  },
  timing: row.timing && { kind: row.timing, date: row.timingDate },
  budget:
    row.budgetMin === null || row.budgetMax === null ? null : { min: row.budgetMin, max: row.budgetMax },
  client: { id: row.clientId, name: row.clientName },
  isProlonged: row.prolongedAt !== null,
});

/** A request as its client sees it. */
const presentToClient = async (db: Db, found: RequestRow, { language, now }: Reader): Promise<Request> => {
  const row = standingRequest(found, now);
  const [files, additions, asked, invited] = await Promise.all([
    filesOf(db, row.id),
    additionsOf(db, row.id),
    askedOf(db, row.id, null),
    invitationsOf(db, [row.id]),
  ]);
  const said = await lastMessages(
    db,
    row,
    invited.map(({ ownerId }) => ownerId),
  );
  const invitations = invited.map((one) => standing(one, now));
  const running = invitations.filter(({ state }) => isRunning(state)).length;
  const isOpen = row.state === 'open';
  const inAll = isOpen ? MOST_ASKED - invitations.length : 0;
  return {
    ...wordsOf(row, language),
    street: row.street,
    files,
    additions,
    asked,
    invitations: invitations.map((one) => presentInvitation(one, said.get(one.ownerId) ?? null, [])),
    closedFor: row.closedFor,
    left: { inAll, now: Math.min(inAll, MOST_RUNNING - running) },
    side: 'client',
    abilities: {
      mayChange: row.state === 'draft',
      mayAdd: isOpen,
      mayClose: isOpen,
      mayProlong: isOpen && row.prolongedAt === null,
      mayAsk: isOpen && Math.min(inAll, MOST_RUNNING - running) > 0,
      mayDecline: false,
    },
  };
};

/** A request as a company sees it that was asked: nothing tells who else was, nor why it ended. */
const presentToCompany = async (
  db: Db,
  found: RequestRow,
  invitation: InvitationRow,
  { language, now }: Reader,
): Promise<Request | null> => {
  const row = standingRequest(found, now);
  const own = standing(invitation, now);
  const sight = sightOf(own.state);
  if (sight === 'line') return null;
  const seesAll = sight === 'all';
  const [files, additions, asked] = await Promise.all([
    seesAll ? filesOf(db, row.id) : [],
    additionsOf(db, row.id),
    askedOf(db, row.id, own),
  ]);
  const days = daysToAnswer({ sentAt: own.sentAt, hours: own.companyHours, dueAt: own.dueAt });
  return {
    ...wordsOf(row, language),
    // It was hired for somebody else, or closed: to whoever lost, both are the end.
    state: own.state === 'lost' ? 'closed' : row.state,
    street: seesAll && own.streetShownAt ? row.street : null,
    files,
    additions,
    asked,
    invitations: [presentInvitation(own, null, days)],
    closedFor: null,
    left: { inAll: 0, now: 0 },
    side: 'company',
    abilities: {
      mayChange: false,
      mayAdd: false,
      mayClose: false,
      mayProlong: false,
      mayAsk: isRunning(own.state),
      mayDecline: invitationAfter(own.state, 'decline') !== null,
    },
  };
};

/** The request as far as it is this person's to see, whichever side they are on. */
export const readRequest = async (db: Db, id: number, reader: Reader): Promise<Request | null> => {
  const own = await findOwnRequest(db, reader.person.id, id);
  if (own) return presentToClient(db, own, reader);
  const invitation = await findOwnInvitation(db, reader.person.id, { requestId: id });
  const request = invitation && (await findRequest(db, id));
  return request ? presentToCompany(db, request, invitation, reader) : null;
};

/** What was a moment ago in the same request. */
export const readRequestAgain = async (db: Db, id: number, reader: Reader): Promise<Request> => {
  const request = await readRequest(db, id, reader);
  if (!request) throw new Error(`Request ${id} is gone`);
  return request;
};

export const presentListed = (
  found: RequestRow,
  {
    invitations,
    cover,
    now,
  }: { invitations: readonly InvitationRow[]; cover: number | undefined; now: Date },
): ListedRequest => {
  const row = standingRequest(found, now);
  return {
    ...commonOf(row),
    coverUrl: cover === undefined ? null : fileUrl(row.id, cover),
    invitations: invitations.map((one) => presentInvitation(standing(one, now), null, [])),
  };
};

export const presentListedInvitation = (
  found: InvitationRow,
  request: RequestRow,
  now: Date,
): ListedInvitation => {
  const row = standing(found, now);
  const isTakenBack = row.state === 'withdrawn';
  const category = categoryOf(request);
  if (!category || request.commune === null) throw new Error(`Request ${request.id} was sent unfinished`);
  return {
    id: row.id,
    state: row.state,
    sentAt: row.sentAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    seenAt: onWire(row.seenAt),
    client: isTakenBack ? null : { id: request.clientId, name: request.clientName },
    request: {
      id: request.id,
      title: isTakenBack ? null : request.title,
      commune: request.commune,
      category,
    },
  };
};
