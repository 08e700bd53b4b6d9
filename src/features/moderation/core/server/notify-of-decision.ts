import { eq } from 'drizzle-orm';
import { fullNameOrUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import type { ModerationLogSubject, Verdict } from '#features/moderation/core/rules/moderation.ts';
import { type NewNotification, notifyPerson } from '#features/notifications/core/server/index.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

interface Decided {
  subject: ModerationLogSubject;
  subjectId: number;
  verdict: Verdict;
  /** The reasons of a refusal. */
  statement?: string | undefined;
}

const ofReview = async (
  transaction: Db,
  reviewId: number,
  isPublic: boolean,
  ifNot: { kind: 'reviewWithheld' | 'reviewStaysWithheld'; statement: string | undefined },
): Promise<NewNotification[]> => {
  const [review] = await transaction
    .select({
      authorId: reviews.userId,
      projectId: reviews.projectId,
      companyId: companyProfiles.id,
      company: companyProfiles.name,
    })
    .from(reviews)
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, reviewId));
  if (!review) return [];
  const { authorId: personId, projectId, companyId, company } = review;
  const reasons = ifNot.statement === undefined ? {} : { statement: ifNot.statement };
  return isPublic
    ? [{ personId, kind: 'reviewApproved', subject: { reviewId, companyId, company } }]
    : [{ personId, kind: ifNot.kind, subject: { reviewId, projectId, company, ...reasons } }];
};

const ofNumber = async (transaction: Db, companyId: number, isRight: boolean): Promise<NewNotification[]> => {
  const [company] = await transaction
    .select({ personId: companyProfiles.userId, vatNumber: companyProfiles.vatNumber })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId));
  if (!company?.vatNumber) return [];
  const { personId, vatNumber } = company;
  const outcome = isRight ? 'confirmed' : 'refused';
  return [{ personId, kind: 'vatNumberChecked', subject: { vatNumber, outcome } }];
};

/** A refused edit leaves the public text as it is; its author is notified. */
const ofRefusedEdit = async (
  transaction: Db,
  reviewId: number,
  statement: string | undefined,
): Promise<NewNotification[]> => {
  const [review] = await transaction
    .select({ personId: reviews.userId, projectId: reviews.projectId, company: companyProfiles.name })
    .from(reviews)
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, reviewId));
  if (!review) return [];
  const { personId, projectId, company } = review;
  return [
    {
      personId,
      kind: 'reviewEditRefused',
      subject: { reviewId, projectId, company, ...(statement !== undefined && { statement }) },
    },
  ];
};

/** Notifies the company that reported a client of the outcome. */
const ofClientReport = async (
  transaction: Db,
  reportId: number,
  isUpheld: boolean,
): Promise<NewNotification[]> => {
  const [report] = await transaction
    .select({ personId: companyProfiles.userId, userId: users.id, client: fullNameOrUsernameSql(users) })
    .from(clientReports)
    .innerJoin(companyProfiles, eq(companyProfiles.id, clientReports.companyId))
    .innerJoin(users, eq(users.id, clientReports.clientId))
    .where(eq(clientReports.id, reportId));
  if (!report) return [];
  const { personId, ...about } = report;
  const outcome = isUpheld ? 'upheld' : 'dismissed';
  return [{ personId, kind: 'clientReportDecided', subject: { ...about, outcome } }];
};

/** Notifies the reporter of a conversation of the outcome. */
const ofConversationReport = async (
  transaction: Db,
  reportId: number,
  isUpheld: boolean,
): Promise<NewNotification[]> => {
  const [report] = await transaction
    .select({
      personId: conversationReports.reporterId,
      userId: users.id,
      partner: fullNameOrUsernameSql(users),
    })
    .from(conversationReports)
    .innerJoin(users, eq(users.id, conversationReports.reportedId))
    .where(eq(conversationReports.id, reportId));
  if (!report) return [];
  const { personId, ...about } = report;
  const outcome = isUpheld ? 'upheld' : 'dismissed';
  return [{ personId, kind: 'conversationReportDecided', subject: { ...about, outcome } }];
};

const ofProof = async (transaction: Db, proofId: number, isRight: boolean): Promise<NewNotification[]> => {
  const [row] = await transaction
    .select({ personId: companyProfiles.userId, proof: companyProofs.kind })
    .from(companyProofs)
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyProofs.companyId))
    .where(eq(companyProofs.id, proofId));
  if (!row) return [];
  const { personId, proof } = row;
  return [
    { personId, kind: 'proofDecided', subject: { fact: proof, outcome: isRight ? 'verified' : 'refused' } },
  ];
};

/** Notifies the people a decision concerns, unless it changes nothing for anybody. */
export const notifyOfDecision = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  { subject, subjectId, verdict, statement }: Decided,
) => {
  const isApproved = verdict === 'approve';
  const notificationsOf = (): Promise<NewNotification[]> | NewNotification[] => {
    if (subject === 'fact') return ofProof(transaction, subjectId, isApproved);
    if (subject === 'vat') return ofNumber(transaction, subjectId, isApproved);
    if (subject === 'client-report') return ofClientReport(transaction, subjectId, !isApproved);
    if (subject === 'conversation-report') return ofConversationReport(transaction, subjectId, !isApproved);
    if (subject === 'edit' && !isApproved) return ofRefusedEdit(transaction, subjectId, statement);
    const isOfReview = subject === 'review' || subject === 'appeal';
    // Dismissing a flag leaves the review as it is.
    const isChange = subject === 'edit' || (subject === 'flag' && !isApproved);
    const kind = subject === 'appeal' ? 'reviewStaysWithheld' : 'reviewWithheld';
    const ifNot = { kind, statement } as const;
    return isOfReview || isChange ? ofReview(transaction, subjectId, isApproved, ifNot) : [];
  };
  for (const notification of await notificationsOf()) await notifyPerson(transaction, services, notification);
};
