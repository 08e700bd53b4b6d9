// Signing in: a known beside an unknown name, GET /api/user beside the same by hand, and what everybody else
// feels while fifty people sign in.
import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { openBench } from './bench-host.ts';
import { compareSides } from './compare-sides.ts';
import { requestsPerSecond } from './load.ts';

const bench = await openBench();
const { pool } = bench.database;
const ours = await bench.listen({ isCached: false });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const signIn = async (username: string, password: string) => {
  const started = performance.now();
  const response = await fetch(`${ours}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  await response.arrayBuffer();
  return { ms: performance.now() - started, status: response.status };
};

/** Wrong passwords for a name somebody has and for one nobody has, in turn. */
const compareNames = async () => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < 210; turn += 1) {
    // The limit of failures would respond before the password check.
    await pool.query('delete from rate_limits');
    const knownMs = await signIn('demo-client', `wrong ${turn}`);
    const unknown = await signIn(`nobody-${turn}`, `wrong ${turn}`);
    if (turn < 10) continue;
    times.known.push(knownMs.ms);
    times.unknown.push(unknown.ms);
  }
  const [knownMedian, unknown] = [median(times.known), median(times.unknown)];
  console.log('\nA wrong sign-in, median of 200');
  console.log(`  ${'a name somebody has'.padEnd(52)} ${knownMedian.toFixed(1).padStart(8)} ms`);
  console.log(`  ${'a name nobody has'.padEnd(52)} ${unknown.toFixed(1).padStart(8)} ms`);
  console.log(`  ratio ${(knownMedian / unknown).toFixed(2)} (0.9 to 1.1 wanted)`);
};

const compareCurrentUser = async () => {
  const { rows } = await pool.query(`select id from users where username = 'demo-client'`);
  const session = await bench.signIn(rows[0].id);
  const byHand = Fastify();
  await byHand.register(cookie);
  byHand.get('/api/user', async (request, reply) => {
    const hash = createHash('sha256')
      .update(request.cookies['session'] ?? '')
      .digest();
    const { rows: userRows } = await pool.query({
      name: 'bench_user',
      text: `select u.id, u.username, u.full_name as "fullName", u.email, u.phone_number as "phoneNumber",
        u.user_type as "userType", u.is_email_verified as "isEmailVerified",
        u.is_phone_verified as "isPhoneVerified", u.email_notifications as "emailNotifications",
        u.sms_notifications as "smsNotifications", u.profile_picture_url as "profilePictureUrl"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = $1 and s.expires_at > now() and not u.is_suspended`,
      values: [hash],
    });
    return reply.type('application/json').send(JSON.stringify(userRows[0]));
  });
  const byHandUrl = await bench.listenTo(byHand);
  const load = (address: string) => () =>
    requestsPerSecond(`${address}/api/user`, { encoding: 'identity', cookie: session });
  await compareSides(
    'GET /api/user with a session',
    { name: 'the product', measure: load(ours) },
    { name: 'bare Fastify, one prepared query on pg', measure: load(byHandUrl) },
    0.67,
  );
};

const peopleWithPassword = async (prefix: string, count: number): Promise<string[]> => {
  const { rows } = await pool.query<{ username: string }>(
    `insert into users (username, email, password)
     select 'bench-' || n, 'bench-' || n || '@mail.example', password
     from users, generate_series(1, $2::int) n where username = $1 returning username`,
    [prefix, count],
  );
  return rows.map(({ username }) => username);
};

/** Fifty people sign in at once, again and again, while the event loop is watched. */
const watchOthers = async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const until = performance.now() + 5000;
  let signedIn = 0;
  // One person cannot sign in fifty times concurrently, because guesses are limited.
  const people = await peopleWithPassword('demo-client', 50);
  delay.enable();
  await Promise.all(
    people.map(async (username) => {
      while (performance.now() < until) {
        const { status } = await signIn(username, 'bench-bench');
        if (status === 200) signedIn += 1;
      }
    }),
  );
  delay.disable();
  console.log('\nFifty people signing in at once');
  console.log(`  ${'sign-ins'.padEnd(52)} ${(signedIn / 5).toFixed(1).padStart(8)} a second`);
  console.log(
    `  ${'event loop delay, p99'.padEnd(52)} ${(delay.percentile(99) / 1e6).toFixed(1).padStart(8)} ms (under 30 wanted)`,
  );
};

await compareNames();
await compareCurrentUser();
await pool.query('delete from rate_limits');
await watchOthers();
await bench.close();
