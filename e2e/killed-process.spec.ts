import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { buildUser } from '#demo/builders/user.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { eventually } from '#testing/eventually.ts';
import { connectTo, databasePid } from './connect-to-product-database.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';

// bench/faults/killed.ts kills it a hundred times.
const KILLS = 2;
const SESSIONS_A_ROUND = 120;
const AT_ONCE = 8;

/** Sessions to be ended: the write that the product has and acknowledges over HTTP. */
const openSessions = async (client: Client): Promise<string[]> => {
  const person = await buildUser(openDrizzle(client));
  const tokens = Array.from({ length: SESSIONS_A_ROUND }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select $1, sha256(token::bytea), now() + interval '1 hour' from unnest($2::text[]) as token`,
    [person.id, tokens],
  );
  return tokens;
};

const stillOpen = async (client: Client, tokens: readonly string[]): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from sessions
     where token_hash in (select sha256(token::bytea) from unnest($1::text[]) as token)`,
    [tokens],
  );
  return rows[0]?.count ?? 0;
};

/** Ends the sessions, some at a time, until the product is gone. Returns those requested and those acknowledged. */
const endSessions = (product: Product, tokens: readonly string[]) => {
  const acknowledged: string[] = [];
  const asked: string[] = [];
  const waiting = [...tokens];
  const work = async () => {
    for (let token = waiting.shift(); token !== undefined; token = waiting.shift()) {
      asked.push(token);
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const answer = await fetch(`${product.address}/api/logout`, {
        method: 'POST',
        headers: { cookie: `session=${token}` },
      }).catch(() => undefined);
      if (!answer) return;
      if (answer.ok) acknowledged.push(token);
    }
  };
  return { acknowledged, asked, done: Promise.all(Array.from({ length: AT_ONCE }, work)) };
};

/** People join, one after the other, until the product is gone: the acknowledged ones must be there after. */
const registerPeople = (product: Product, round: number) => {
  const acknowledged: string[] = [];
  const work = async () => {
    for (let number = 1; ; number += 1) {
      const username = `joins-${round}-${number}`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const answer = await fetch(`${product.address}/api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username,
          email: `${username}@mail.example`,
          password: 'Gromperekichelcher',
          userType: 'company',
          companyName: `${username} S.à r.l.`,
          vatNumber: 'LU12345613',
        }),
      }).catch(() => undefined);
      if (!answer?.ok) return;
      acknowledged.push(username);
    }
  };
  return { acknowledged, done: work() };
};

/** Counts those of these people who have an account with its company and a session. */
const joined = async (client: Client, usernames: readonly string[]): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from users u join company_profiles c on c.user_id = u.id
     where u.username = any($1) and exists (select from sessions s where s.user_id = u.id)`,
    [usernames],
  );
  return rows[0]?.count ?? 0;
};

test(`killed ${KILLS} times in the middle of writing, the product has every write it acknowledged`, async ({
  onTestEnd,
  folderForTest,
  startForTest,
}) => {
  test.setTimeout(120_000);
  const settings = { DATA_DIR: `${await folderForTest()}/data`, DEMO: 'off' };
  const start = () => startForTest(settings);

  let product = await start();
  const acknowledged: string[] = [];
  const people: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const client = await connectTo({ onTestEnd }, product);
    const tokens = await openSessions(client);
    await client.query('delete from rate_limits');
    const joining = registerPeople(product, kill);
    // A password takes longer to hash than all the sessions to end.
    await eventually(() => expect(joining.acknowledged.length).toBeGreaterThan(0));
    const writing = endSessions(product, tokens);
    // A different moment each time, always with some acknowledged and others under way.
    await eventually(() => expect(writing.acknowledged.length).toBeGreaterThanOrEqual(2 * kill));
    // Every other time its database dies in the same moment.
    const database = await databasePid(product);
    product.child.kill('SIGKILL');
    if (kill % 2 === 0 && database !== undefined) process.kill(database, 'SIGKILL');
    await Promise.all([writing.done, joining.done]);
    await product.remove();
    expect(writing.asked.length, 'the kill came too late to be in the middle').toBeLessThan(tokens.length);
    acknowledged.push(...writing.acknowledged);
    people.push(...joining.acknowledged);

    product = await start();
    const after = await connectTo({ onTestEnd }, product);
    expect(await stillOpen(after, acknowledged), `lost after kill ${kill}`).toBe(0);
    expect(await joined(after, people), `lost after kill ${kill}`).toBe(people.length);
    // Nothing happened that nobody had requested.
    const untouched = tokens.filter((token) => !writing.asked.includes(token));
    expect(await stillOpen(after, untouched)).toBe(untouched.length);
  }
  expect(acknowledged.length).toBeGreaterThan(KILLS * KILLS);
  expect(people.length).toBeGreaterThan(0);
  expect(await product.end('SIGTERM')).toEqual({ code: 0, signal: null });
});
