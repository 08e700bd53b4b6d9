import { lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { deviceOf } from '#features/accounts/core/rules/device.ts';
import type { SecurityEventKind } from '#features/accounts/core/rules/security-events.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import type { RequestContext } from '#server/http/handle.ts';
import { shownNetworkOf } from '#server/http/network.ts';
import type { RecordStaffRead } from '#server/services/record-staff-read.ts';
import { securityEvents } from './tables.ts';

type From = Pick<RequestContext, 'ip' | 'userAgent'>;

interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whom it concerns. */
  personId: number | null;
  /** Who did it, where that is somebody else, or nobody known. */
  actorId?: number | null;
  /** The request it came with; null where a job or a command did it. */
  from: From | null;
  endpoint?: string;
  /** Which role, or which object: never what somebody wrote. */
  object?: string;
}

const LONGEST_OBJECT = 300;

/** Notes it inside the transaction that does it, so that neither is without the other. */
export const recordSecurityEvent = async (
  transaction: Db,
  { kind, personId, actorId = personId, from, endpoint, object }: SecurityEvent,
) => {
  await transaction.insert(securityEvents).values({
    kind,
    personId,
    actorId,
    network: from && shownNetworkOf(from.ip),
    browser: from && deviceOf(from.userAgent),
    endpoint,
    object: object?.slice(0, LONGEST_OBJECT) || null,
  });
};

export const recordStaffRead: RecordStaffRead = (db, requestContext, { what, personId, endpoint, object }) =>
  recordSecurityEvent(db, {
    kind: `read-${what}`,
    actorId: requestContext.person?.id ?? null,
    personId,
    from: requestContext,
    endpoint,
    object,
  });

/**
 * A wrong password of somebody's is noted. For a name that nobody has the same is done but for the row, and nobody
 * waits for the disk: how long the answer takes does not tell who has an account.
 */
export const recordRefusedSignIn = (db: Db, personId: number | null, { ip, userAgent }: From) =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`);
    await transaction.execute(sql`
      insert into security_events (kind, person_id, network, browser)
      select 'sign-in-refused', ${personId}::integer, ${shownNetworkOf(ip)}, ${deviceOf(userAgent)}
      where ${personId}::integer is not null`);
  });

/** As the person may see it: of what somebody of Giewel did, not from where they did it. */
export const shownEventColumns = (personId: number) => {
  const { at, kind, object, actorId, network, browser } = securityEvents;
  const unlessOthers = (column: PgColumn) =>
    sql<string | null>`case when coalesce(${actorId}, ${personId}) = ${personId} then ${column} end`;
  return { at, kind, object, network: unlessOthers(network), browser: unlessOthers(browser) };
};

export const forgetOldSecurityEvents = (db: Db) =>
  db
    .delete(securityEvents)
    .where(lt(securityEvents.at, sql`now() - make_interval(days => ${RETENTION_DAYS.trail})`));
