import type { Pool } from 'pg';

/** Strangers may not write to each other, so each of these pairs has a message from before. */
export const letPairsWrite = async (
  pool: Pick<Pool, 'query'>,
  pairs: readonly (readonly [senderId: number, receiverId: number])[],
): Promise<void> => {
  await pool.query(
    `insert into messages (sender_id, receiver_id, content)
     select s, r, 'Hello' from unnest($1::integer[], $2::integer[]) pair (s, r) where s <> r`,
    [pairs.map(([senderId]) => senderId), pairs.map(([, receiverId]) => receiverId)],
  );
};

/** Says who writes to whom in `listeners.ts`. */
export const pairsOfListeners = (ids: readonly number[], turns: number): [number, number][] => {
  const idAt = (turn: number) => ids[turn % ids.length] ?? 0;
  return Array.from({ length: turns }, (_, turn) => [idAt(turn), idAt(turn * 7 + 1)]);
};
