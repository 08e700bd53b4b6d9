import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { closeHeld } from './close-held.ts';
import type { ActTools } from './held-request.ts';
import { holdRequest } from './hold-request.ts';
import { requestReports, requests } from './tables.ts';

export const hasReported = async (db: Db, requestId: number, companyId: number): Promise<boolean> =>
  (await db.$count(
    requestReports,
    and(eq(requestReports.requestId, requestId), eq(requestReports.companyId, companyId)),
  )) > 0;

/** Moderators read a request while a report of it waits, and not before or after. */
export const reportedRequest = async (db: Db, requestId: number) => {
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
 * A moderator has looked at a report, once. A request that is rightly reported ends for everybody, and its client reads
 * why; whoever reported it hears what became of that.
 */
export const judgeRequestReport = async (
  transaction: Db,
  tools: ActTools,
  id: number,
  { isUpheld, statement }: Ruling,
) => {
  const isOne = eq(requestReports.id, id);
  const outcome = isUpheld ? ('upheld' as const) : ('dismissed' as const);
  const [decided] = await transaction
    .update(requestReports)
    .set({ decidedAt: tools.clock.now(), outcome, statement: isUpheld ? statement : null })
    .where(and(isOne, isNull(requestReports.decidedAt)))
    .returning({ requestId: requestReports.requestId, companyId: requestReports.companyId });
  if (!decided) {
    const isThere = (await transaction.$count(requestReports, isOne)) > 0;
    return { why: isThere ? ('alreadyDecided' as const) : ('notFound' as const) };
  }
  const held = await holdRequest(transaction, tools, decided.requestId);
  const reporting = held?.invitations.find(({ companyId }) => companyId === decided.companyId);
  if (!held || !reporting) return { why: 'notFound' as const };
  const { request } = held;
  const title = request.title ?? '';
  if (isUpheld) {
    if (request.state === 'open')
      await closeHeld(transaction, tools, held, { reason: 'taken-down', words: null });
    await notify(transaction, tools, {
      personId: request.clientId,
      kind: 'requestTakenDown',
      subject: { requestId: request.id, title, statement: statement ?? '' },
    });
  }
  await notify(transaction, tools, {
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
