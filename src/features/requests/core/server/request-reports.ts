import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { closeLockedRequest } from './close-locked-request.ts';
import { lockRequest } from './lock-request.ts';
import type { RequestActionServices } from './locked-request.ts';
import { requestReports, requests } from './tables.ts';

export const hasCompanyReportedRequest = async (
  db: Db,
  requestId: number,
  companyId: number,
): Promise<boolean> =>
  (await db.$count(
    requestReports,
    and(eq(requestReports.requestId, requestId), eq(requestReports.companyId, companyId)),
  )) > 0;

/** Moderators read a request only while a report of it waits. */
export const findReportedRequest = async (db: Db, requestId: number) => {
  const [row] = await db
    .select({ clientId: requests.clientId })
    .from(requestReports)
    .innerJoin(requests, eq(requests.id, requestReports.requestId))
    .where(and(eq(requestReports.requestId, requestId), isNull(requestReports.decidedAt)));
  return row;
};

interface Ruling {
  isUpheld: boolean;
  statement: string | null;
}

/**
 * A moderator decides a report once. A request that was rightly reported ends for everybody, and its client reads why;
 * the company that reported it hears the outcome.
 */
export const judgeRequestReport = async (
  transaction: Db,
  services: RequestActionServices,
  id: number,
  { isUpheld, statement }: Ruling,
) => {
  const isOne = eq(requestReports.id, id);
  const outcome = isUpheld ? ('upheld' as const) : ('dismissed' as const);
  const [decided] = await transaction
    .update(requestReports)
    .set({ decidedAt: services.clock.now(), outcome, statement: isUpheld ? statement : null })
    .where(and(isOne, isNull(requestReports.decidedAt)))
    .returning({ requestId: requestReports.requestId, companyId: requestReports.companyId });
  if (!decided) {
    const isThere = (await transaction.$count(requestReports, isOne)) > 0;
    return { why: isThere ? ('alreadyDecided' as const) : ('notFound' as const) };
  }
  const lockedRequest = await lockRequest(transaction, services, decided.requestId);
  const reporting = lockedRequest?.invitations.find(({ companyId }) => companyId === decided.companyId);
  if (!lockedRequest || !reporting) return { why: 'notFound' as const };
  const { request } = lockedRequest;
  const title = request.title ?? '';
  if (isUpheld) {
    if (request.state === 'open')
      await closeLockedRequest(transaction, services, lockedRequest, { reason: 'taken-down', words: null });
    await notifyPerson(transaction, services, {
      personId: request.clientId,
      kind: 'requestTakenDown',
      subject: { requestId: request.id, title, statement: statement ?? '' },
    });
  }
  await notifyPerson(transaction, services, {
    personId: reporting.ownerId,
    kind: 'requestReportDecided',
    subject: { invitationId: reporting.id, title, outcome },
  });
  return { why: null, clientId: request.clientId, reporterId: reporting.ownerId };
};

export const forgetOldRequestReports = (db: Db) =>
  db
    .delete(requestReports)
    .where(lt(requestReports.decidedAt, sql`now() - make_interval(days => ${RETENTION_DAYS.decisions})`));
