import { lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { deviceNameOf } from '#features/accounts/core/rules/device-name.ts';
import type { SecurityEventKind } from '#features/accounts/core/rules/security-events.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import type { RequestContext } from '#server/http/handle.ts';
import { coarseIpNetworkOf } from '#server/http/ip-network.ts';
import { securityEvents } from './tables.ts';

type From = Pick<RequestContext, 'ip' | 'userAgent'>;

interface SecurityEvent {
  kind: SecurityEventKind;
  /** The event concerns this person. */
  personId: number | null;
  /** Set if somebody else did it; null if nobody knows who. */
  actorId?: number | null;
  /** The request that caused it; null if a job or a command did. */
  from: From | null;
  endpoint?: string;
  /** It names the role or the object, and never contains user-written text. */
  object?: string;
}

const LONGEST_OBJECT = 300;

/** Records it inside the transaction of the act, so that neither exists without the other. */
export const recordSecurityEvent = async (
  transaction: Db,
  { kind, personId, actorId = personId, from, endpoint, object }: SecurityEvent,
) => {
  await transaction.insert(securityEvents).values({
    kind,
    personId,
    actorId,
    network: from && coarseIpNetworkOf(from.ip),
    browser: from && deviceNameOf(from.userAgent),
    endpoint,
    object: object?.slice(0, LONGEST_OBJECT) || null,
  });
};

/**
 * Records a wrong password of a known account. An unknown name takes the same steps except the row, and nobody waits
 * for the disk, so the response time does not reveal who has an account.
 */
export const recordRefusedSignIn = (db: Db, personId: number | null, { ip, userAgent }: From) =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`);
    await transaction.execute(sql`
      insert into security_events (kind, person_id, network, browser)
      select 'sign-in-refused', ${personId}::integer, ${coarseIpNetworkOf(ip)}, ${deviceNameOf(userAgent)}
      where ${personId}::integer is not null`);
  });

/** Selects an event as its person may see it: where Giewel's staff acted from is left out. */
export const shownSecurityEventColumns = (personId: number) => {
  const { at, kind, object, actorId, network, browser } = securityEvents;
  const unlessOthers = (column: PgColumn) =>
    sql<string | null>`case when coalesce(${actorId}, ${personId}) = ${personId} then ${column} end`;
  return { at, kind, object, network: unlessOthers(network), browser: unlessOthers(browser) };
};

export const deleteOldSecurityEvents = (db: Db) =>
  db
    .delete(securityEvents)
    .where(lt(securityEvents.at, sql`now() - make_interval(days => ${RETENTION_DAYS.trail})`));
