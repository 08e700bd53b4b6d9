// Messages that were acknowledged and are gone, or are there twice: the server is killed 50 times while people
// write, and then the database under it. What was not acknowledged is sent again with the same key.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { buildUser } from '#demo/builders/user.ts';
import { readPostmasterFile } from '#server/database/embedded/postmaster-file.ts';
import { findEmbedded } from '#server/database/embedded/start-embedded.ts';
import { type Product, startProduct } from '../e2e/product.ts';

const KILLS = 50;
const WRITERS = 8;
/** How long a storm blows before the server is killed: never twice the same. */
const stormMs = (round: number) => 150 + ((round * 97) % 400);

interface Writer {
  id: number;
  cookie: string;
}

interface Letter {
  from: Writer;
  to: number;
  text: string;
  isAcknowledged: boolean;
}

const first = await startProduct({ DEMO: 'off', LOG_LEVEL: 'silent' });
const { dataDir } = first;

const connect = async () => {
  const connection = await findEmbedded(dataDir);
  if (!connection) throw new Error(`No database runs on ${dataDir}`);
  const client = new Client(connection);
  client.on('error', () => {}); // It goes with the server.
  await client.connect();
  return client;
};

const newWriter = async (client: Client): Promise<Writer> => {
  const { id } = await buildUser(drizzle({ client }), { createdAt: new Date('2025-01-01T12:00:00Z') });
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (user_id, token_hash, expires_at)
     values ($1, sha256($2::bytea), now() + interval '1 hour')`,
    [id, token],
  );
  return { id, cookie: `session=${token}` };
};

/** Sends a letter once; its text is its key too. */
const send = async (product: Product, letter: Letter): Promise<number | null> => {
  const { from, to, text } = letter;
  const answer = await fetch(`${product.address}/api/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: from.cookie, 'idempotency-key': text },
    body: JSON.stringify({ receiverId: to, content: text }),
  }).catch(() => null);
  if (answer?.status === 201) letter.isAcknowledged = true;
  return answer?.status ?? null;
};

const letters: Letter[] = [];
let isOver = false;

/** Writes on until the storm is over. A limit a person would meet is not what is measured. */
const write = async (product: Product, from: Writer, to: number) => {
  while (!isOver) {
    const letter = { from, to, text: `Letter ${letters.length}`, isAcknowledged: false };
    letters.push(letter);
    if ((await send(product, letter)) === null) return;
  }
};

const forgetLimits = (client: Client) => client.query('delete from rate_limits');

let product: Product = first;
let client = await connect();
const writers: Writer[] = [];
while (writers.length < WRITERS) writers.push(await newWriter(client));
const partnerOf = (place: number) => writers[(place + 1) % WRITERS]?.id ?? 0;

for (let round = 0; round < KILLS; round += 1) {
  await forgetLimits(client);
  isOver = false;
  const storm = writers.map((writer, place) => write(product, writer, partnerOf(place)));
  await delay(stormMs(round));
  await product.end('SIGKILL');
  isOver = true;
  await Promise.all(storm);
  await client.end().catch(() => {});
  product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' });
  client = await connect();
  await forgetLimits(client);
  for (const letter of letters.filter(({ isAcknowledged }) => !isAcknowledged)) {
    if ((await send(product, letter)) === 429) await forgetLimits(client);
  }
}

const report = (what: string, figure: string, wanted = '') =>
  console.log(`  ${what.padEnd(56)} ${figure.padStart(12)}${wanted && `   (${wanted})`}`);

const { rows } = await client.query<{ content: string; count: number }>(
  'select content, count(*)::int as count from messages group by content',
);
const stored = new Map(rows.map(({ content, count }) => [content, count]));
const acknowledged = letters.filter(({ isAcknowledged }) => isAcknowledged);
console.log(`\nThe server killed ${KILLS} times while ${WRITERS} people write`);
report('messages acknowledged', String(acknowledged.length));
report('acknowledged and gone', String(acknowledged.filter(({ text }) => !stored.has(text)).length), '0');
report('there twice', String([...stored.values()].filter((count) => count > 1).length), '0');

/** The database goes, and the server keeps it alive again; until then a write is refused in a sentence. */
const killDatabase = async () => {
  await forgetLimits(client);
  const pid = (await readPostmasterFile(`${dataDir}/postgres`))?.pid;
  if (pid === undefined) throw new Error('No database runs');
  const [writer] = writers;
  if (!writer) throw new Error('Nobody writes');
  process.kill(pid, 'SIGKILL');
  const killedAt = performance.now();
  const answers = new Set<number | null>();
  for (let turn = 0; ; turn += 1) {
    const letter = { from: writer, to: partnerOf(0), text: `Afterwards ${turn}`, isAcknowledged: false };
    const status = await send(product, letter);
    answers.add(status);
    if (status === 201) return { answers, ms: performance.now() - killedAt };
    await delay(25);
  }
};

const { answers, ms } = await killDatabase();
console.log('\nThe database killed under it');
report('until the next write is taken', `${(ms / 1000).toFixed(1)} s`, 'within 5 s');
report('answers meanwhile', [...answers].filter((status) => status !== 201).join(', ') || 'none', '503');
await client.end().catch(() => {});
await product.end('SIGTERM');
await first.remove();
