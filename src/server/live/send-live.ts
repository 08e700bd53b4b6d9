import { sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';

/**
 * Locks these people's live streams until the transaction ends, in the order of their ids. For work that sends
 * to several people, or sends a count: two transactions that do so wait for each other and never deadlock.
 */
export const holdLiveStreams = (transaction: Db, userIds: readonly number[]) =>
  transaction.execute(sql`
    insert into live_lines as held (user_id)
    select id from unnest(${sql.param([...userIds])}::integer[]) id order by id
    on conflict (user_id) do update set position = held.position`);

/**
 * Sends an event to every page that a person has open, if the transaction succeeds. A company's team hears its owner's
 * stream: what is for one of them alone names them.
 */
export const sendLive = (
  transaction: Db,
  userId: number,
  name: string,
  data: object,
  onlyFor: number | null = null,
) =>
  transaction.execute(sql`
    with line as (
      insert into live_lines as held (user_id, position) values (${userId}, 1)
      on conflict (user_id) do update set position = held.position + 1
      returning user_id, position),
    said as (
      insert into live_events (user_id, position, name, data, only_for)
      select user_id, position, ${name}, ${JSON.stringify(data)}::jsonb, ${onlyFor}::integer from line returning user_id)
    select pg_notify('live', user_id::text) from said`);

/** For an event that is worthless a moment later: it is not stored, and a page that reconnects misses it. */
export const sendLiveUnstored = (db: Db, userId: number, name: string, data: object) =>
  db.execute(sql`select pg_notify('live_passing', ${JSON.stringify({ userId, name, data })})`);

export const forgetOldEvents = (db: Db) =>
  db.execute(
    sql`delete from live_events where created_at < now() - make_interval(days => ${RETENTION_DAYS.liveEvents})`,
  );
