import type { Pool } from 'pg';
import { PRIVATE_PEOPLE } from './fill-country.ts';

const EACH = 10;

interface MessageVolume {
  companies: number;
  messages: number;
}

/** Each person writes with other companies than before, and with every company somebody does once there are enough. */
const written = ({ companies, messages }: MessageVolume, turn: number) => `
  with pairs as (
    select p.id as person_id, c.user_id as owner_id
    from generate_series(0, ${Math.ceil(messages / EACH)} - 1) n
    join (select id, row_number() over (order by id) - 1 as place from users where username like 'settler-%') p
      on p.place = n % ${PRIVATE_PEOPLE}
    join (select user_id, row_number() over (order by id) - 1 as place from company_profiles) c
      on c.place = (n / ${PRIVATE_PEOPLE} + n % ${PRIVATE_PEOPLE}) % ${companies})
  insert into messages (sender_id, receiver_id, content, is_read, created_at)
  select ${turn % 2 === 0 ? 'person_id, owner_id' : 'owner_id, person_id'}, 'Could you come on the ${11 + turn}th? ${'The roof drips since Tuesday. '.repeat(turn % 4)}', true,
    now() - ${EACH - turn} * interval '1 day' - person_id % 300 * interval '1 day'
  from pairs`;

/** Triggers would maintain these rows; here one statement computes them all. */
const CONVERSATIONS = `
  insert into conversations (user_id, partner_id, last_message_id, message_count, unread_count, is_begun_by_me, begun_at)
  select side.user_id, side.partner_id, max(m.id), count(*), 0,
    coalesce(min(m.id) filter (where m.sender_id = side.user_id) = min(m.id), false),
    min(m.created_at)
  from messages m, lateral (values (m.sender_id, m.receiver_id), (m.receiver_id, m.sender_id)) side (user_id, partner_id)
  group by 1, 2`;

/** Fills conversations between people and companies, of ten messages each, all of them read. */
export const writeMessages = async (pool: Pool, volume: MessageVolume): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = replica; set work_mem = '256MB'`);
    for (let turn = 0; turn < EACH; turn += 1) await client.query(written(volume, turn));
    await client.query(CONVERSATIONS);
    await client.query('reset session_replication_role; reset work_mem');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
};
