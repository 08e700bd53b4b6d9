// Fifty at once over two instances ask for what there may be one of.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { startSession } from '#accounts/server/sessions.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { startEmbedded } from '#server/database/embedded/start-embedded.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { startProduct } from '../../e2e/product.ts';
import { connectBy } from './connect.ts';
import { report } from './report.ts';

const AT_ONCE = 50;

const folder = await mkdtemp(join(tmpdir(), 'giewel-two-'));
const database = await startEmbedded({ dataDir: folder, log: quietLog });
const { host, port, user, database: name } = database.connection;
const settings = {
  DEMO: 'off',
  DATA_DIR: join(folder, 'of-both'),
  LOG_LEVEL: 'silent',
  DATABASE_URL: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
};
const products = [await startProduct(settings), await startProduct(settings)];
const client = await connectBy(database.connection);
const db = drizzle({ client });
const person = await buildUser(db, { createdAt: new Date('2025-01-01') });
const company = await buildCompany(db);
const { value } = await startSession(db, {
  userId: person.id,
  isRemembered: true,
  ip: null,
  userAgent: null,
});

const ask = async (number: number, path: string, body: object, headers: Record<string, string> = {}) => {
  const { address } = products[number % 2] as (typeof products)[number];
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
};
const signedIn = { cookie: `session=${value}` };
const count = async (query: string) => (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;

console.log(`\n${AT_ONCE} at once over two instances`);
for (const [what, one, query] of [
  [
    'accounts of one name',
    (number: number) =>
      ask(number, '/api/register', {
        username: 'one-of-fifty',
        email: `one-of-fifty-${number}@mail.example`,
        password: 'Gromperekichelcher',
        userType: 'private',
      }),
    `select count(*)::int from users where username = 'one-of-fifty'`,
  ],
  [
    'accounts of one address',
    (number: number) =>
      ask(number, '/api/register', {
        username: `fifty-${number}`,
        email: 'one-address@mail.example',
        password: 'Gromperekichelcher',
        userType: 'private',
      }),
    `select count(*)::int from users where email = 'one-address@mail.example'`,
  ],
  [
    'likes of one company',
    (number: number) => ask(number, '/api/contacts', { companyId: company.id }, signedIn),
    `select count(*)::int from contacts where company_id = ${company.id}`,
  ],
  [
    'messages of one key',
    (number: number) =>
      ask(
        number,
        '/api/messages',
        { receiverId: company.userId, content: 'Once.' },
        { ...signedIn, 'idempotency-key': 'one-of-fifty' },
      ),
    `select count(*)::int from messages where content = 'Once.'`,
  ],
] as const) {
  await client.query('delete from rate_limits');
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => one(number)));
  const told = [...new Set(statuses)].map(
    (it) => `${it}: ${statuses.filter((other) => other === it).length}`,
  );
  const stored = await count(query);
  report(`${what} (${told.join(', ')})`, stored, '1');
  if (stored !== 1) process.exitCode = 1;
}
await client.end();
for (const product of products) {
  await product.end('SIGTERM');
  await product.remove();
}
await database.stop();
await rm(folder, { recursive: true, force: true });
