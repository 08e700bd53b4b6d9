import { sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { announceAfterCommit } from '#server/database/announce-after-commit.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

const lockChannels = createNamedStatement(
  'hold_live',
  `insert into live_lines as held (user_id)
  select id from unnest($1::integer[]) id order by id
  -- Written, not only locked: those who wait for a lock alone are woken a second late where they are many.
  on conflict (user_id) do update set position = held.position`,
);

/**
 * Locks these people's live streams until the transaction ends, in the order of their ids. It is for work that sends to
 * several people, or sends a count: two such transactions wait for each other and never deadlock.
 */
export const lockLiveStreams = async (transaction: Db, userIds: readonly number[]): Promise<void> => {
  await lockChannels(transaction, [...userIds]);
};

/**
 * Ends a statement that sends what it finds: its `told (user_id, name, data, only_for)` lists events, and the streams
 * must be locked. It returns the people to wake.
 */
export const sendFoundEventsSql = `
  line as (
    update live_lines held set position = held.position + n.turns
    from (select user_id, count(*) as turns from told group by user_id) n where held.user_id = n.user_id
    returning held.user_id, held.position - n.turns as before),
  said as (
    insert into live_events (user_id, position, name, data, only_for)
    select user_id, before + row_number() over (partition by user_id), name, data, only_for
    from told join line using (user_id))`;

/** Makes these people's open pages read their new events, once the transaction has succeeded. */
export const wakeListeners = async (transaction: Db, userIds: Iterable<number>): Promise<void> => {
  for (const userId of userIds) await announceAfterCommit(transaction, 'live', String(userId));
};

const send = createNamedStatement(
  'send_live',
  `with line as (
    insert into live_lines as held (user_id, position) values ($1, 1)
    on conflict (user_id) do update set position = held.position + 1
    returning user_id, position)
  insert into live_events (user_id, position, name, data, only_for)
  select user_id, position, $2::text, $3::jsonb, $4::integer from line`,
);

/**
 * Sends an event to every open page of a person, if the transaction succeeds. A company's team hears its owner's
 * stream: an event for one member names them.
 */
export const sendLive = async (
  transaction: Db,
  userId: number,
  name: string,
  data: object,
  onlyFor: number | null = null,
): Promise<void> => {
  await send(transaction, userId, name, JSON.stringify(data), onlyFor);
  await wakeListeners(transaction, [userId]);
};

/** Sends an event that is worthless a moment later: it isn't stored, and a page that reconnects misses it. */
export const sendLiveUnstored = (db: Db, userId: number, name: string, data: object) =>
  announceAfterCommit(db, 'live_passing', JSON.stringify({ userId, name, data }));

export const deleteOldLiveEvents = (db: Db) =>
  db.execute(
    sql`delete from live_events where created_at < now() - make_interval(days => ${RETENTION_DAYS.liveEvents})`,
  );
