import type {
  AnsweredQuestion,
  Invitation,
  ListedInvitation,
  ListedRequest,
} from '#features/requests/core/contract/shapes.ts';
import { tradeWithQuestionsOf } from '#features/requests/core/rules/question-sets.ts';
import {
  hasRequestEnded,
  hasUnrecordedQuoteExpiry,
  isAnswerOverdue,
  requestDetailLevelOf,
  visitStageOf,
} from '#features/requests/core/rules/requests.ts';
import type { Assignee } from '#features/team/core/contract/assignees.ts';
import type { Language } from '#kernel/language.ts';
import type { Translator } from '#server/services/translator.ts';
import { localizedQuestionsOf, questionSetOfRequest } from './localized-questions.ts';
import type { InvitationRow, RequestRow } from './store.ts';

export const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

export const requestFileUrl = (requestId: number, id: number) => `/api/requests/${requestId}/files/${id}`;

/** Applies what time has changed, even before the job that records it has run. */
export const invitationAsOf = (row: InvitationRow, now: Date): InvitationRow => {
  if (isAnswerOverdue(row, now)) return { ...row, state: 'expired' };
  return hasUnrecordedQuoteExpiry(row, now) ? { ...row, quoteExpiredAt: row.quoteEndsAt } : row;
};

export const requestAsOf = (row: RequestRow, now: Date): RequestRow =>
  hasRequestEnded(row, now) ? { ...row, state: 'expired' } : row;

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
  seenAt: isoOrNull(row.seenAt),
  answeredAt: isoOrNull(row.answeredAt),
  endedAt: isoOrNull(row.endedAt),
  seesStreet: row.streetShownAt !== null && requestDetailLevelOf(row.state) === 'all',
  quoteId: row.quoteId,
  declinedFor: row.declinedFor,
  declinedText: row.declinedWords,
  partnerId: row.ownerId,
  blockedBy,
  lastMessage,
  days,
});

const presentQuestions = (row: RequestRow, language: Language): AnsweredQuestion[] => {
  const set = questionSetOfRequest(row);
  const trade = row.trade === null ? null : tradeWithQuestionsOf(row.trade);
  if (!set || !trade) return [];
  const answers = new Map(row.answers.map(({ id, answer }) => [id, answer]));
  return localizedQuestionsOf(trade, set, language).map((question) => ({
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
  sentAt: isoOrNull(row.sentAt),
  endsAt: isoOrNull(row.endsAt),
});

const timingOf = (row: RequestRow) => row.timing && { kind: row.timing, date: row.timingDate };

const budgetOf = ({ budgetMin: min, budgetMax: max }: RequestRow) =>
  min === null || max === null ? null : { min, max };

export const presentRequestContent = (row: RequestRow, language: Language) => ({
  ...commonOf(row),
  description: row.description,
  questions: presentQuestions(row, language),
  dwelling: {
    kind: row.dwellingKind,
    builtYear: row.builtYear,
    isMainResidence: row.isMainResidence,
    holder: row.holder,
  },
  timing: timingOf(row),
  budget: budgetOf(row),
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
  const row = requestAsOf(storedRequest, now);
  return {
    ...commonOf(row),
    translation: offerForTitle(row, translator),
    coverUrl: cover === undefined ? null : requestFileUrl(row.id, cover),
    openQuestions,
    invitations: invitations.map((invitation) => presentInvitation(invitationAsOf(invitation, now), { now })),
  };
};

interface ListedInvitationContext {
  caretaker: Assignee | undefined;
  /** The first picture. */
  cover: number | undefined;
  distanceKm: number | null;
  projectId: number | null;
  now: Date;
  translator: Translator;
}

export const presentListedInvitation = (
  storedInvitation: InvitationRow,
  request: RequestRow,
  { caretaker, cover, distanceKm, projectId, now, translator }: ListedInvitationContext,
): ListedInvitation => {
  const row = invitationAsOf(storedInvitation, now);
  const isWithdrawn = row.state === 'withdrawn';
  const level = requestDetailLevelOf(row.state);
  const category = categoryOf(request);
  if (!category || request.commune === null) throw new Error(`Request ${request.id} was sent unfinished`);
  return {
    id: row.id,
    state: row.state,
    visit: visitStageOf(row, now),
    sentAt: row.sentAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    seenAt: isoOrNull(row.seenAt),
    answeredAt: isoOrNull(row.answeredAt),
    endedAt: isoOrNull(row.endedAt),
    declinedFor: row.declinedFor,
    projectId,
    client: isWithdrawn ? null : { id: request.clientId, name: request.clientName },
    caretaker: (!isWithdrawn && caretaker) || null,
    request: {
      id: request.id,
      title: isWithdrawn ? null : request.title,
      translation: isWithdrawn ? undefined : offerForTitle(request, translator),
      commune: request.commune,
      communeNames: request.communeNames,
      category,
      distanceKm,
      postalCode: level === 'row' ? null : request.postalCode,
      timing: level === 'row' ? null : timingOf(request),
      budget: level === 'row' ? null : budgetOf(request),
      coverUrl: level === 'all' && cover !== undefined ? requestFileUrl(request.id, cover) : null,
    },
  };
};
