import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

/**
 * Keeps what is said to these people in one order until the transaction ends. For whoever tells several at
 * once, or tells a count: the lines are taken in one order, so two who do it wait in turn.
 */
export const holdLiveStreams = (transaction: Db, userIds: readonly number[]) =>
  transaction.execute(sql`
    insert into live_lines as held (user_id)
    select id from unnest(${sql.param([...userIds])}::integer[]) id order by id
    on conflict (user_id) do update set position = held.position`);

/** Tells a person something, wherever they look at Giewel at the moment, if the transaction succeeds. */
export const sendLive = (transaction: Db, userId: number, name: string, data: object) =>
  transaction.execute(sql`
    with line as (
      insert into live_lines as held (user_id, position) values (${userId}, 1)
      on conflict (user_id) do update set position = held.position + 1
      returning user_id, position),
    said as (
      insert into live_events (user_id, position, name, data)
      select user_id, position, ${name}, ${JSON.stringify(data)}::jsonb from line returning user_id)
    select pg_notify('live', user_id::text) from said`);

/** What is worth something only now, and is stored nowhere. */
export const sendLiveUnstored = (db: Db, userId: number, name: string, data: object) =>
  db.execute(sql`select pg_notify('live_passing', ${JSON.stringify({ userId, name, data })})`);

const KEPT_FOR = '24 hours';

export const forgetOldEvents = (db: Db) =>
  db.execute(sql`delete from live_events where created_at < now() - ${KEPT_FOR}::interval`);
