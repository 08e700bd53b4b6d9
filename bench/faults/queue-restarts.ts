// PostgreSQL is restarted again and again under two built instances while people sign quotes with a code from their mail, upload
// files and write to each other. Afterwards everything that was promised is looked for, and what was done twice is counted.
// node bench/faults/queue-restarts.ts [RESTARTS] [SIGINT|SIGKILL] [SECONDS AWAY AT EACH TENTH]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildProject } from '#demo/builders/project.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { EMBEDDED_DATABASE_USER } from '#server/database/embedded/postgres-cluster.ts';
import { POSTGRES_SOCKET_PORT } from '#server/database/embedded/socket-folder.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { createPool } from '#server/database/pool.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { emptyPdf } from '#testing/attachments.ts';
import type { TestHost } from '#testing/host.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { startProduct } from '../../e2e/product.ts';
import { catchMail } from './mail-catcher.ts';
import { printFigure } from './print-figure.ts';
import { requestProducts } from './request-products.ts';
import { startServer } from './start-postgres-server.ts';
import { openWriters } from './writers.ts';

const [restarts = '50', signal = 'SIGINT', secondsAway = '4'] = process.argv.slice(2);
const SIGNERS = 3;
const UPLOADERS = 2;
/** They are more than can be signed meanwhile. */
const QUOTES = 4 * Number(restarts) + 10;
const FILES_OF_A_PROJECT = 90;
const PROJECTS = Math.ceil(Number(restarts) / 3) + 2;
const LOCKED_MS = 60_000;
const DRAIN_MS = 180_000;
const AGAIN_MS = 100;
/** A person gives up looking for a mail and asks for another code. */
const CODE_MS = 20_000;
const BETWEEN_MESSAGES_MS = 1_500;

const folder = await mkdtemp(join(tmpdir(), 'giewel-queue-'));
const ADDRESS = '127.44.0.1';
let server = await startServer(folder, ADDRESS);
const catcher = await catchMail();
const settings = {
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  DATA_DIR: join(folder, 'of-both'),
  DATABASE_URL: `postgresql://${EMBEDDED_DATABASE_USER}@${ADDRESS}:${POSTGRES_SOCKET_PORT}/postgres`,
  SMTP_URL: catcher.url,
};
const products = [await startProduct(settings), await startProduct(settings)];
// Instances that outlive a run that broke off would work in the next one's database.
process.on('exit', () => {
  for (const { child } of products) child.kill('SIGKILL');
});
const pool = createPool(server.connection, quietLog);
const db = openDrizzle(pool);

const cookies = new Map<number, string>();
const cookieOf = async (userId: number) => {
  const knownCookie = cookies.get(userId);
  if (knownCookie) return knownCookie;
  const { value } = await insertSession(db, { userId, isRemembered: true, ip: null, userAgent: null });
  cookies.set(userId, `session=${value}`);
  return `session=${value}`;
};
const requestOnce = requestProducts(products, cookieOf);
/** Repeats the request until it succeeds: a restart or a limit does not count as a response. */
const requestUntilDone: typeof requestOnce = async (...requestArgs) => {
  for (;;) {
    const response = await requestOnce(...requestArgs).catch(() => null);
    if (response && response.status < 500 && response.status !== 429) return response;
    await delay(AGAIN_MS);
  }
};

// This measures the queue and not people's limits, so these are lifted, and delayed notifications are emailed immediately.
let isEased = true;
const easing = (async () => {
  while (isEased) {
    const eased = `delete from rate_limits; 
      update pgboss.job set start_after = now() where data ->> 'kind' = 'tell' and start_after > now() and state = 'created'`;
    await pool.query(eased).catch(() => undefined);
    await delay(AGAIN_MS);
  }
})();

const calls = await quoteCalls({ ask: requestUntilDone, db } as unknown as TestHost);
const roofer = await calls.lawfulRoofer('Roofer');
interface Signed {
  quote: Quote;
  clientId: number;
  email: string;
  isAcknowledged: boolean;
}
const sendQuote = async (): Promise<Signed> => {
  const { id: clientId, email } = await calls.client();
  await pool.query('update users set is_email_verified = true where id = $1', [clientId]);
  const request = await calls.sentRequest(clientId, [roofer.id]);
  const draft = await calls.drafted(roofer.userId, request.id);
  quoteOf(await calls.pressSend(roofer.userId, draft));
  for (;;) {
    const quote = quoteOf(await calls.see(roofer.userId, draft.id));
    if (quote.state === 'sent') return { quote, clientId, email, isAcknowledged: false };
    await delay(AGAIN_MS);
  }
};
const signed: Signed[] = [];
while (signed.length < QUOTES) signed.push(...(await Promise.all(Array.from({ length: 5 }, sendQuote))));

let isOver = false;
/** It has a line of its own in the text. */
const codeIn = (source: string) => /^ (\d{6})\r?$/m.exec(source)?.[1];
const sign = async (signing: Signed) => {
  const { quote, clientId, email } = signing;
  while (!signing.isAcknowledged) {
    const mailsBefore = catcher.mails.length;
    await calls.act(clientId, quote.id, 'accept-code', { type: 'email' });
    const until = performance.now() + CODE_MS;
    let code: string | undefined;
    while (!code && performance.now() < until) {
      await delay(AGAIN_MS);
      const mail = catcher.mails
        .slice(mailsBefore)
        .findLast(({ to, source }) => to === email && codeIn(source));
      code = mail && codeIn(mail.source);
    }
    if (!code) continue;
    const { status, body } = await calls.accept(clientId, quote, { code });
    // After a lost response the second try is refused, as the first one has accepted the quote.
    const isAlreadyAccepted = (body as { code?: string } | null)?.code === 'alreadyAccepted';
    signing.isAcknowledged = status === 200 || isAlreadyAccepted;
  }
};
const unsigned = [...signed];
const signers = Array.from({ length: SIGNERS }, async () => {
  for (let next = unsigned.shift(); next && !isOver; next = unsigned.shift()) await sign(next);
});

const uploads = new Set<string>();
const buildProjects = async (clientId: number) => {
  const ids: number[] = [];
  while (ids.length < PROJECTS) ids.push((await buildProject(db, { clientId, companyId: roofer.id })).id);
  return ids;
};
const owners: { clientId: number; projects: number[] }[] = [];
while (owners.length < UPLOADERS) {
  const { id: clientId } = await calls.client();
  owners.push({ clientId, projects: await buildProjects(clientId) });
}
const uploaders = owners.map(async ({ clientId, projects }) => {
  for (let sentCount = 0; !isOver; sentCount += 1) {
    const projectId = projects[Math.floor(sentCount / FILES_OF_A_PROJECT)];
    if (projectId === undefined) return;
    const key = crypto.randomUUID();
    const form = new FormData();
    form.append('file', new Blob([emptyPdf]), `${key}.pdf`);
    const response = await requestUntilDone('POST', `/api/projects/${projectId}/files`, {
      as: clientId,
      form,
      headers: { 'idempotency-key': key },
    });
    if (response.status < 300) uploads.add(key);
    else throw new Error(`An upload was refused: ${response.status} ${response.text}`);
    await delay(AGAIN_MS);
  }
});

const writers = await openWriters(pool);
const writing = products.map(({ address }) => writers.start(address, BETWEEN_MESSAGES_MS));

/** Each run of a job has a mark, which shows how long it held the job's lock. */
const runs = new Map<string, { first: number; last: number }>();
let isLooking = true;
const looking = (async () => {
  while (isLooking) {
    const { rows } = await pool
      .query<{ mark: string }>(
        `select id || ' ' || attempts as mark from ${storedJobsSql} jobs where is_running`,
      )
      .catch(() => ({ rows: [] }));
    for (const { mark } of rows) {
      const run = runs.get(mark);
      if (run) run.last = Date.now();
      else runs.set(mark, { first: Date.now(), last: Date.now() });
    }
    await delay(250);
  }
})();

/** Tries again, because the remains of a killed server may block its address for a moment. */
const startAgain = async (tries = 20): Promise<typeof server> => {
  try {
    return await startServer(folder, ADDRESS);
  } catch (error) {
    if (tries === 0) throw error;
    await delay(500);
    return startAgain(tries - 1);
  }
};
for (let round = 0; round < Number(restarts); round += 1) {
  // The moment differs each time.
  await delay(1_500 + ((round * 97) % 700));
  await server.end(signal === 'SIGKILL' ? 'SIGKILL' : 'SIGINT');
  if (round % 10 === 9) await delay(Number(secondsAway) * 1_000);
  server = await startAgain();
}
isOver = true;
await Promise.all([...signers, ...uploaders, ...writing.map((writer) => writer.stop())]);
await writers.sendAgain(products[0]?.address ?? '');

const jobsLeft = async () =>
  (
    await pool.query<{ waiting: number; failed: number }>(
      `select (count(*) filter (where failed_at is null and name in ('mail', 'tell', 'make-signed-copy')))::integer as waiting,
         (count(*) filter (where failed_at is not null))::integer as failed from ${storedJobsSql} jobs`,
    )
  ).rows[0] ?? { waiting: 0, failed: 0 };
const drainedBy = Date.now() + DRAIN_MS;
while ((await jobsLeft()).waiting > 0 && Date.now() < drainedBy) await delay(500);
const { waiting, failed } = await jobsLeft();
isEased = false;
isLooking = false;
await Promise.all([easing, looking]);

const countBy = async (statement: string) =>
  new Map(
    (await pool.query<{ of: string; count: number }>(statement)).rows.map(({ of, count }) => [of, count]),
  );
const accepted = signed.filter(({ isAcknowledged }) => isAcknowledged);
const contracts = await countBy(
  'select quote_id::text as of, count(*)::integer from quote_acceptances group by 1',
);
const inRooms = await countBy('select name as of, count(*)::integer from project_files group by 1');
const copies = await countBy(
  `select quote_id::text as of, count(*)::integer from quote_papers where kind like 'signed%' group by 1`,
);
const areOnce = accepted.filter(({ quote: { id, number } }) => {
  const mailed = catcher.mails.filter(({ source }) => source.includes(`quote-${number}-signed.pdf`));
  // One copy a side, one in the project's room, one mail a side.
  return (
    contracts.get(`${id}`) === 1 &&
    copies.get(`${id}`) === 2 &&
    inRooms.get(`quote-${number}-signed.pdf`) === 1 &&
    new Set(mailed.map(({ to }) => to)).size === 2
  );
}).length;
let storedOnce = 0;
for (const key of uploads) if (inRooms.get(`${key}.pdf`) === 1) storedOnce += 1;
const { rows: ofNobody } = await pool.query<{ count: number }>(
  `select count(*)::integer from project_files f where f.name like '%-%-%-%-%.pdf' and not f.name = any($1)`,
  [[...uploads].map((key) => `${key}.pdf`)],
);
const messageFates = await writers.fates(pool);
const gone = products.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
const lockTimesMs = [...runs.values()].map(({ first, last }) => last - first);
const locked = lockTimesMs.filter((ms) => ms > LOCKED_MS).length;
const twice = catcher.twice();

console.log(
  `\nPostgreSQL restarted ${restarts} times (${signal}), away ${secondsAway} s at each tenth; two built instances`,
);
printFigure('instances gone', gone, '0');
printFigure('acceptances acknowledged', accepted.length);
printFigure('of these one contract, a copy a side, a mail a side', areOnce, String(accepted.length));
printFigure('uploads acknowledged', uploads.size);
printFigure('of these stored once', storedOnce, String(uploads.size));
printFigure('stored and never acknowledged', ofNobody[0]?.count ?? 0);
printFigure('messages acknowledged', messageFates.acknowledged);
printFigure('of these lost, there twice', `${messageFates.lost}, ${messageFates.doubled}`, '0, 0');
printFigure('mails delivered', catcher.mails.length);
printFigure('mails delivered twice', twice, '0');
printFigure('jobs not done in three minutes, given up', `${waiting}, ${failed}`, '0, 0');
printFigure('longest locked', `${(Math.max(0, ...lockTimesMs) / 1000).toFixed(1)} s`, 'under 60');
const isWorse =
  gone + messageFates.lost + messageFates.doubled + twice + waiting + failed + locked > 0 ||
  areOnce < accepted.length ||
  storedOnce < uploads.size;
if (isWorse) process.exitCode = 1;

for (const product of products) await product.end('SIGTERM');
for (const product of products) await product.remove();
await pool.end();
await server.end('SIGINT');
await catcher.close();
await rm(folder, { recursive: true, force: true });
