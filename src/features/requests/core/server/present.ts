import type {
  AnsweredQuestion,
  Invitation,
  ListedInvitation,
  ListedRequest,
} from '#features/requests/core/contract/shapes.ts';
import { tradeOf } from '#features/requests/core/rules/question-sets.ts';
import {
  hasEnded,
  hasQuoteEnded,
  isOverdue,
  isRunning,
  visitStageOf,
} from '#features/requests/core/rules/requests.ts';
import type { Assignee } from '#features/team/core/contract/assignees.ts';
import type { Language } from '#kernel/language.ts';
import type { Translator } from '#server/services/translator.ts';
import type { InvitationRow, RequestRow } from './store.ts';
import { setOf, wordedQuestions } from './worded-questions.ts';

export const onWire = (moment: Date | null) => moment?.toISOString() ?? null;

export const fileUrl = (requestId: number, id: number) => `/api/requests/${requestId}/files/${id}`;

/** Applies what time has changed, even before the job that records it has run. */
export const standingInvitation = (row: InvitationRow, now: Date): InvitationRow => {
  if (isOverdue(row, now)) return { ...row, state: 'expired' };
  return hasQuoteEnded(row, now) ? { ...row, quoteExpiredAt: row.quoteEndsAt } : row;
};

export const standingRequest = (row: RequestRow, now: Date): RequestRow =>
  hasEnded(row, now) ? { ...row, state: 'expired' } : row;

const categoryOf = ({ categoryId, categoryName, categoryNames }: RequestRow) =>
  categoryId === null || categoryName === null
    ? null
    : { id: categoryId, name: categoryName, names: categoryNames ?? {} };

export const presentInvitation = (
  row: InvitationRow,
  {
    now,
    lastMessage = null,
    days = [],
    blockedBy = null,
  }: { now: Date } & Partial<Pick<Invitation, 'lastMessage' | 'days' | 'blockedBy'>>,
): Invitation => ({
  id: row.id,
  company: {
    id: row.companyId,
    name: row.companyName,
    logoUrl: row.companyLogoUrl,
    isHidden: row.companyIsHidden,
  },
  state: row.state,
  visit: visitStageOf(row, now),
  sentAt: row.sentAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  seenAt: onWire(row.seenAt),
  answeredAt: onWire(row.answeredAt),
  endedAt: onWire(row.endedAt),
  seesStreet: row.streetShownAt !== null && isRunning(row.state),
  quoteId: row.quoteId,
  declinedFor: row.declinedFor,
  declinedText: row.declinedWords,
  partnerId: row.ownerId,
  blockedBy,
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

const commonOf = (row: RequestRow) => ({
  id: row.id,
  state: row.state,
  title: row.title,
  category: categoryOf(row),
  commune: row.commune,
  communeNames: row.communeNames,
  postalCode: row.postalCode,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  sentAt: onWire(row.sentAt),
  endsAt: onWire(row.endsAt),
});

export const wordsOf = (row: RequestRow, language: Language) => ({
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

/** A description is seldom missing, and its language is easier to detect in more words. */
const offerForTitle = ({ title, description }: RequestRow, translator: Translator) =>
  translator.offerFor(title, description ?? title ?? '');

export const presentListedRequest = (
  storedRequest: RequestRow,
  {
    invitations,
    cover,
    openQuestions,
    now,
    translator,
  }: {
    invitations: readonly InvitationRow[];
    cover: number | undefined;
    openQuestions: number;
    now: Date;
    translator: Translator;
  },
): ListedRequest => {
  const row = standingRequest(storedRequest, now);
  return {
    ...commonOf(row),
    translation: offerForTitle(row, translator),
    coverUrl: cover === undefined ? null : fileUrl(row.id, cover),
    openQuestions,
    invitations: invitations.map((invitation) =>
      presentInvitation(standingInvitation(invitation, now), { now }),
    ),
  };
};

export const presentListedInvitation = (
  storedInvitation: InvitationRow,
  request: RequestRow,
  { caretaker, now, translator }: { caretaker: Assignee | undefined; now: Date; translator: Translator },
): ListedInvitation => {
  const row = standingInvitation(storedInvitation, now);
  const isWithdrawn = row.state === 'withdrawn';
  const category = categoryOf(request);
  if (!category || request.commune === null) throw new Error(`Request ${request.id} was sent unfinished`);
  return {
    id: row.id,
    state: row.state,
    visit: visitStageOf(row, now),
    sentAt: row.sentAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    seenAt: onWire(row.seenAt),
    client: isWithdrawn ? null : { id: request.clientId, name: request.clientName },
    caretaker: (!isWithdrawn && caretaker) || null,
    request: {
      id: request.id,
      title: isWithdrawn ? null : request.title,
      translation: isWithdrawn ? undefined : offerForTitle(request, translator),
      commune: request.commune,
      communeNames: request.communeNames,
      category,
    },
  };
};
