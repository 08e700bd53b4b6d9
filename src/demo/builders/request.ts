import { answerDeadlineOf } from '#features/requests/core/rules/answer-deadline.ts';
import {
  latestQuestionSetVersion,
  tradeWithQuestionsOf,
} from '#features/requests/core/rules/question-sets.ts';
import {
  isInvitationRunning,
  isInvitationUnanswered,
  momentDaysAfter,
  REQUEST_DURATION_DAYS,
} from '#features/requests/core/rules/requests.ts';
import { requestInvitations, requests } from '#features/requests/core/server/tables.ts';
import { buildCategory } from './category.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';
import { buildUser } from './user.ts';

export type RequestRow = typeof requests.$inferSelect;
export type RequestValues = typeof requests.$inferInsert;
export type RequestInvitation = typeof requestInvitations.$inferSelect;
export type RequestInvitationValues = typeof requestInvitations.$inferInsert;

/** A complete request is a draft unless `sentAt` is given. */
export const requestRow = (
  overrides: Partial<RequestValues> &
    Pick<RequestValues, 'clientId' | 'categoryId'> & { categoryName?: string },
): RequestValues => {
  const { categoryName = '', sentAt = null, ...values } = overrides;
  const trade = tradeWithQuestionsOf(categoryName);
  return {
    trade,
    questionVersion: trade && latestQuestionSetVersion(trade),
    title: `Work ${nextUniqueNumber()}`,
    description: 'The roof leaks at the valley when it rains from the west.',
    commune: 'Esch-sur-Alzette',
    postalCode: 'L-4010',
    street: '14, rue des Tilleuls',
    dwellingKind: 'house',
    builtYear: 1931,
    isMainResidence: true,
    holder: 'owner',
    timing: 'one-to-three-months',
    budgetMin: '20000.00',
    budgetMax: '30000.00',
    ...(sentAt && {
      state: 'open',
      sentAt,
      endsAt: momentDaysAfter(sentAt, REQUEST_DURATION_DAYS),
      createdAt: sentAt,
    }),
    ...values,
  };
};

/** Adds a request and, unless given, its client and trade: a draft unless `sentAt` is given. */
export const buildRequest = async (db: Db, overrides: Partial<RequestValues> = {}): Promise<RequestRow> => {
  const category = overrides.categoryId ? null : await buildCategory(db);
  const clientId = overrides.clientId ?? (await buildUser(db)).id;
  const categoryId = overrides.categoryId ?? category?.id ?? null;
  return firstInsertedRow(
    db
      .insert(requests)
      .values(requestRow({ ...overrides, clientId, categoryId }))
      .returning(),
  );
};

/** Fills the columns that a state requires, an hour after the company was invited. */
export const requestInvitationRow = ({
  state = 'sent',
  sentAt = new Date(),
  ...values
}: Partial<RequestInvitationValues> &
  Pick<RequestInvitationValues, 'requestId' | 'companyId'>): RequestInvitationValues => {
  const later = new Date(sentAt.getTime() + 60 * 60 * 1000);
  const hasResponded = !isInvitationUnanswered(state) && !['withdrawn', 'expired', 'lost'].includes(state);
  return {
    state,
    sentAt,
    ...answerDeadlineOf({ sentAt, hours: null, endsAt: momentDaysAfter(sentAt, REQUEST_DURATION_DAYS) }),
    seenAt: state === 'sent' ? null : later,
    answeredAt: hasResponded ? later : null,
    endedAt: isInvitationRunning(state) ? null : later,
    declinedFor: state === 'declined' ? 'fully-booked' : null,
    ...values,
  };
};

/** The request is open at the company. */
export const buildRequestInvitation = async (
  db: Db,
  overrides: Partial<RequestInvitationValues> = {},
): Promise<RequestInvitation> => {
  const sentAt = overrides.sentAt ?? new Date();
  const requestId = overrides.requestId ?? (await buildRequest(db, { sentAt })).id;
  const companyId = overrides.companyId ?? (await buildCompany(db)).id;
  return firstInsertedRow(
    db
      .insert(requestInvitations)
      .values(requestInvitationRow({ ...overrides, sentAt, requestId, companyId }))
      .returning(),
  );
};
