import type { Pool } from 'pg';
import type { LiveEventStream, StoredLiveEvent } from './live-event-stream.ts';

export interface LiveEvent extends StoredLiveEvent {
  userId: number;
}

// A browser that missed more than this reloads everything.
const MOST_MISSED = 500;
// A page is rendered a moment before it begins to listen, and must not miss events in between. Hearing one twice does
// no harm: every event holds the current state.
const HEARD_FROM_THE_PAST = '60 seconds';

const STREAM_STATES = `
  select u.user_id as "userId", coalesce(l.position, 0)::float8 as position,
    (select min(e.position) from live_events e where e.user_id = u.user_id)::float8 as oldest,
    (select e.position from live_events e
      where e.user_id = u.user_id and e.created_at < now() - interval '${HEARD_FROM_THE_PAST}'
      order by e.position desc limit 1)::float8 as past
  from unnest($1::integer[]) u (user_id) left join live_lines l using (user_id)`;

interface StreamState {
  userId: number;
  position: number;
  oldest: number | null;
  past: number | null;
}

/** Returns where a stream begins; null if events that it missed have been deleted. */
const startOf = (
  { after: cursor }: LiveEventStream,
  { position, oldest, past }: StreamState,
): number | null => {
  const firstStored = oldest ?? position + 1;
  if (cursor === null) return past ?? firstStored - 1;
  return cursor < firstStored - 1 || cursor > position || position - cursor > MOST_MISSED ? null : cursor;
};

/** Finds the position from which each new stream is sent events. */
export const findStreamStarts = async (pool: Pool, streams: readonly LiveEventStream[]) => {
  const { rows } = await pool.query<StreamState>({
    name: 'live_lines',
    text: STREAM_STATES,
    values: [[...new Set(streams.map(({ userId }) => userId))]],
  });
  const lines = new Map(rows.map((line) => [line.userId, line]));
  for (const stream of streams) {
    const line = lines.get(stream.userId);
    if (!line) continue;
    const start = startOf(stream, line);
    stream.begin(start ?? line.position, start === null);
  }
};

const EVENTS_AFTER = `
  select e.user_id as "userId", e.position::float8, e.name, e.data, e.only_for as "onlyFor"
  from unnest($1::integer[], $2::bigint[]) wanted (user_id, position)
  join live_events e on e.user_id = wanted.user_id and e.position > wanted.position
  order by e.user_id, e.position`;

/** Returns all events of these people after the given positions, in order. */
export const readEventsAfter = async (
  pool: Pool,
  positions: ReadonlyMap<number, number>,
): Promise<LiveEvent[]> => {
  const values = [[...positions.keys()], [...positions.values()]];
  const { rows } = await pool.query<LiveEvent>({ name: 'live_events', text: EVENTS_AFTER, values });
  return rows;
};

const BEHIND = `
  select user_id as "userId" from unnest($1::integer[], $2::bigint[]) heard (user_id, position)
  join live_lines l using (user_id) where l.position > heard.position`;

/** Returns the people who have events after the given positions. */
export const findPeopleWithNewEvents = async (
  pool: Pool,
  positions: ReadonlyMap<number, number>,
): Promise<number[]> => {
  const values = [[...positions.keys()], [...positions.values()]];
  const { rows } = await pool.query<{ userId: number }>({ name: 'live_behind', text: BEHIND, values });
  return rows.map(({ userId }) => userId);
};
