// The same message by hand on Fastify and `pg`: as somebody would write it who knows the tables and wants it fast, with named
// statements, and without our layers. It checks what the product checks and writes what the product writes.
import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool, type PoolClient } from 'pg';
import type { DatabaseConnection } from '#server/database/pool.ts';

const named = (name: string, text: string) => ({ name: `hand_${name}`, text });

const FIND_SENDER = named(
  'asker',
  `select u.id, u.username, u.user_type as "userType", u.created_at as "createdAt"
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and not u.is_suspended and u.erased_at is null`,
);
const LIMIT = named(
  'limit',
  `insert into rate_limits as r (key, points, expire) values ($1, 1, $2)
  on conflict (key) do update set
    points = case when r.expire <= $3 then 1 else r.points + 1 end,
    expire = case when r.expire <= $3 then $2 else r.expire end
  returning points`,
);
const CLAIM = named(
  'claim',
  `insert into idempotency_keys (owner, key, request_hash) values ($1, $2, $3) on conflict do nothing`,
);
const RECEIVER = named(
  'receiver',
  `select u.id, u.username, u.user_type as "userType", u.is_suspended as "isSuspended",
    exists (select from blocks b where b.user_id = u.id and b.blocked_id = $2) as "isBlocked",
    exists (select from conversations k where k.user_id = $2 and k.partner_id = u.id) as "isKnown",
    coalesce((select limited_until > now() from users me where me.id = $2), false) as "isLimited",
    (select c.name from company_profiles c where c.user_id = $2) as "senderCompany"
  from users u where u.id = $1 and u.erased_at is null`,
);
const LOCK_CHANNELS = named(
  'hold',
  `insert into live_lines as held (user_id) select id from unnest($1::integer[]) id order by id
  on conflict (user_id) do update set position = held.position`,
);
const MESSAGE = named(
  'message',
  `insert into messages (sender_id, receiver_id, content, client_key) values ($1, $2, $3, $4)
  returning id, sender_id as "senderId", receiver_id as "receiverId", content, is_read as "isRead",
    is_withheld as "isWithheld", created_at as "createdAt"`,
);
const COUNTS = named(
  'counts',
  `select user_id as "userId", sum(unread_count)::integer as messages, count(*) filter (where unread_count > 0)::integer as conversations,
    coalesce(sum(unread_count) filter (where partner_id in ($1, $2)), 0)::integer as here
  from conversations where user_id in ($1, $2) and (unread_count > 0 or partner_id in ($1, $2)) group by user_id`,
);
const EVENT = named(
  'event',
  `with line as (
    insert into live_lines as held (user_id, position) values ($1, 1)
    on conflict (user_id) do update set position = held.position + 1 returning user_id, position),
  said as (
    insert into live_events (user_id, position, name, data)
    select user_id, position, $2::text, $3::jsonb from line returning user_id)
  select pg_notify('live', user_id::text) from said`,
);
const RAISE = named(
  'raise',
  `update notifications set created_at = now(), subject = $2
  where user_id = $1 and kind = 'messageReceived' and read_at is null and subject ->> 'userId' = $3 returning id`,
);
const INSERT_NOTIFICATION = named(
  'news',
  `insert into notifications (user_id, kind, subject) values ($1, 'messageReceived', $2) returning id`,
);
const COUNT_UNREAD = named(
  'unread_news',
  `select count(*)::integer as unread,
    exists (select from push_subscriptions where user_id = $1) as "hasDevice"
  from notifications where user_id = $1 and read_at is null`,
);
const JOB = named(
  'job',
  `insert into pgboss.job (name, data, retry_limit, start_after, singleton_key)
   values ('jobs', jsonb_build_object('kind', $1::text, 'payload', $2::jsonb), 82, now() + make_interval(secs => $3), $4)`,
);
const STORE_RESPONSE = named(
  'answer',
  `update idempotency_keys set status = 201, answer = $3::json where owner = $1 and key = $2`,
);

interface Sender {
  id: number;
  username: string;
  userType: string;
}

interface Sent {
  receiverId: number;
  content: string;
}

const notify = async (client: PoolClient, { id, from }: { id: number; from: string }, receiverId: number) => {
  const subject = JSON.stringify({ userId: id, from });
  const { rows: raised } = await client.query({ ...RAISE, values: [receiverId, subject, String(id)] });
  const notification =
    raised[0] ?? (await client.query({ ...INSERT_NOTIFICATION, values: [receiverId, subject] })).rows[0];
  const [bell] = (await client.query({ ...COUNT_UNREAD, values: [receiverId] })).rows;
  await client.query({ ...EVENT, values: [receiverId, 'bell', JSON.stringify({ unread: bell.unread })] });
  const job = JSON.stringify({ id: notification.id });
  if (bell.hasDevice) await client.query({ ...JOB, values: ['push', job, 5, `push ${notification.id}`] });
  if (raised.length === 0) await client.query({ ...JOB, values: ['tell', job, 600, null] });
};

const store = async (client: PoolClient, sender: Sender, { receiverId, content }: Sent, key: string) => {
  const { rows } = await client.query({ ...RECEIVER, values: [receiverId, sender.id] });
  const [receiver] = rows;
  if (!receiver || receiver.isSuspended) return { status: 404 };
  if (receiver.isBlocked || (receiver.isLimited && !receiver.isKnown)) return { status: 403 };
  await client.query({ ...LOCK_CHANNELS, values: [[sender.id, receiverId]] });
  const { rows: inserted } = await client.query({
    ...MESSAGE,
    values: [sender.id, receiverId, content, key],
  });
  const message = { ...inserted[0], attachments: [] };
  const { rows: counts } = await client.query({ ...COUNTS, values: [sender.id, receiverId] });
  for (const [side, partnerId] of [
    [receiverId, sender.id],
    [sender.id, receiverId],
  ]) {
    const {
      messages = 0,
      conversations = 0,
      here: unreadHere = 0,
    } = counts.find(({ userId }) => userId === side) ?? {};
    const event = { partnerId, message, unreadCount: unreadHere, unread: { messages, conversations } };
    await client.query({ ...EVENT, values: [side, 'message', JSON.stringify(event)] });
  }
  await notify(client, { id: sender.id, from: receiver.senderCompany ?? sender.username }, receiverId);
  const { id, username, userType } = receiver;
  const parties = { sender: { id: sender.id, username: sender.username, userType: sender.userType } };
  return { status: 201, body: { ...message, ...parties, receiver: { id, username, userType } } };
};

/** The caller makes it listen. */
export const messageByHand = async (connection: DatabaseConnection): Promise<FastifyInstance> => {
  const pool = new Pool({ ...connection, max: 10 });
  // Out of one pool, as many requests as it has connections would each hold one and wait for another.
  const counting = new Pool({ ...connection, max: 3 });
  const app = Fastify();
  await app.register(cookie);
  app.addHook('onClose', () => Promise.all([pool.end(), counting.end()]));
  app.post<{ Body: Sent }>('/api/messages', async (request, reply) => {
    const hash = createHash('sha256')
      .update(request.cookies['session'] ?? '')
      .digest();
    const [sender] = (await pool.query<Sender>({ ...FIND_SENDER, values: [hash] })).rows;
    if (!sender) return reply.code(401).send();
    const { receiverId, content } = request.body;
    if (!Number.isInteger(receiverId) || typeof content !== 'string' || content.length > 5_000)
      return reply.code(400).send();
    const owner = `person ${sender.id}`;
    const key = String(request.headers['idempotency-key']);
    const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({ ...CLAIM, values: [owner, key, bodyHash] });
      const now = Date.now();
      const limit = await counting.query({ ...LIMIT, values: [`hand:${sender.id}`, now + 60_000, now] });
      if (limit.rows[0].points > 20) throw Object.assign(new Error('Too many'), { statusCode: 429 });
      const { status, body } = await store(client, sender, { receiverId, content }, key);
      if (status === 201)
        await client.query({ ...STORE_RESPONSE, values: [owner, key, JSON.stringify(body)] });
      await client.query(status === 201 ? 'commit' : 'rollback');
      return reply.code(status).send(body);
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  });
  return app;
};
