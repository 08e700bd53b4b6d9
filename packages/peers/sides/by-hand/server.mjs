// The floor: the same questions with Fastify and prepared statements of pg, and nothing that they do not need.
import Fastify from 'fastify';
import pg from 'pg';
import { readAsked, readCompany } from './queries.mjs';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  options: '-c search_path=by_hand,public -c pg_trgm.word_similarity_threshold=0.3',
  max: 10,
});
const app = Fastify();

app.get('/companies', async ({ query }, reply) => {
  const { items, total } = await readAsked(pool, query);
  return reply.header('x-total-count', total).send(items);
});

app.get('/companies/:id', async ({ params: { id } }, reply) => {
  const company = await readCompany(pool, id);
  return company ?? reply.code(404).send({ message: 'No such company' });
});

const whoAsks = async ({ headers }) => {
  const { rows } = await pool.query({
    name: 'person',
    text: 'select id, name from people where token = $1',
    values: [headers.authorization?.slice(7)],
  });
  return rows[0];
};

const QUOTES = {
  name: 'comparison',
  text: `select q.*, (select json_agg(l order by l.position) from quote_lines l where l.quote_id = q.id) as lines
    from quotes q where q.request_id = $1 and q.client_id = $2 order by q.total`,
};

app.get('/comparison/:request', async (request, reply) => {
  const person = await whoAsks(request);
  if (!person) return reply.code(401).send();
  const { rows } = await pool.query({ ...QUOTES, values: [request.params.request, person.id] });
  const kinds = [...new Set(rows.flatMap(({ lines }) => lines.map(({ kind }) => kind)))];
  const table = kinds.map((kind) => ({
    kind,
    cells: rows.map(({ lines }) => {
      const own = lines.filter((line) => line.kind === kind);
      return {
        net: own.reduce((sum, { net }) => sum + Math.round(net * 100), 0) / 100,
        lineIds: own.map(({ line_id }) => line_id),
      };
    }),
  }));
  return { quotes: rows, rows: table };
});

const MESSAGE = {
  body: {
    type: 'object',
    required: ['receiverId', 'content'],
    properties: {
      receiverId: { type: 'integer' },
      content: { type: 'string', minLength: 1, maxLength: 5000 },
    },
  },
};
const STATEMENTS = {
  limit: `insert into limits (person_id, minute, count) values ($1, date_trunc('minute', now()), 1)
    on conflict (person_id) do update set minute = excluded.minute,
      count = case when limits.minute = excluded.minute then limits.count + 1 else 1 end returning count`,
  message: `insert into messages (sender_id, receiver_id, content) select $1, p.id, $3 from people p where p.id = $2
    returning id, created_at as "createdAt"`,
  conversations: `insert into conversations (person_id, partner_id, last_message_id, unread)
    values ($1, $2, $3, 0), ($2, $1, $3, 1) on conflict (person_id, partner_id) do update
    set last_message_id = excluded.last_message_id, unread = conversations.unread + excluded.unread`,
  // The event of both, with what each has not read, and the notice that wakes whoever listens.
  events: `insert into events (person_id, data) select p.id, $3::jsonb || jsonb_build_object('unread', (select coalesce(sum(unread), 0)
      from conversations where person_id = p.id and unread > 0)) from (values ($1::integer), ($2)) p (id)
    returning pg_notify('by_hand', person_id || ' ' || id)`,
  news: `insert into news (person_id, from_id) values ($2, $1) on conflict (person_id, from_id) do update
    set created_at = now(), is_read = false returning id`,
  job: `insert into jobs (news_id, run_at) values ($1, now() + interval '10 minutes') on conflict (news_id) do nothing`,
};
const statement = (name, ...values) => ({ name, text: STATEMENTS[name], values });

app.post('/messages', { schema: MESSAGE }, async (request, reply) => {
  const person = await whoAsks(request);
  if (!person) return reply.code(401).send();
  const { receiverId, content } = request.body;
  const spent = await pool.query(statement('limit', person.id));
  if (spent.rows[0].count > 1_000_000) return reply.code(429).send();
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(statement('message', person.id, receiverId, content));
    const [stored] = rows;
    if (!stored) throw new Error('No such receiver');
    const message = { ...stored, senderId: person.id, receiverId, content };
    await client.query(statement('conversations', person.id, receiverId, stored.id));
    await client.query(statement('events', person.id, receiverId, JSON.stringify(message)));
    const news = await client.query(statement('news', person.id, receiverId));
    await client.query(statement('job', news.rows[0].id));
    await client.query('commit');
    return reply.code(201).send(message);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

app.post('/messages-alone', { schema: MESSAGE }, async (request, reply) => {
  const person = await whoAsks(request);
  if (!person) return reply.code(401).send();
  const { receiverId, content } = request.body;
  const { rows } = await pool.query({
    ...statement('message', person.id, receiverId, content),
    name: 'message_alone',
  });
  return reply.code(201).send({ ...rows[0], senderId: person.id, receiverId, content });
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
