// The mail server is away for a day, then it is back: every mail is delivered, once. The waits between tries are shortened: each
// is brought forward, as often as there would be tries in that time. node bench/faults/mail-away.ts [HOURS]
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { systemClock } from '#kernel/clock.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { maxRetryDelaySeconds, MAX_JOB_TRIES, openJobQueue } from '#server/jobs/job-queue.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { startProduct } from '../../e2e/product.ts';
import { connectTo } from './connect-to-embedded-database.ts';
import { catchMail } from './mail-catcher.ts';
import { printFigure } from './print-figure.ts';

const HOURS = Number(process.argv[2] ?? 24);
const MAILS = 50;
const LONGEST_WAIT_MS = 60_000;

// Nobody listens at this address until the end.
const reserved = createServer();
await once(reserved.listen(0, '127.0.0.1'), 'listening');
const { port } = reserved.address() as AddressInfo;
reserved.close();

const settings = { DEMO: 'off', LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` };
const product = await startProduct(settings);
const client = await connectTo(product.dataDir);
const db = openDrizzle(client);
const jobs = await openJobQueue(db);
for (let number = 0; number < MAILS; number += 1) {
  const email = { subject: `Letter ${number}`, heading: 'A letter', paragraphs: ['It waits.'] };
  const to = `reader-${number}@mail.example`;
  await enqueueMail(db, { jobs, clock: systemClock }, { to, language: 'en', letter: email });
}

let tries = 0;
for (
  let seconds = 0;
  tries < MAX_JOB_TRIES && seconds <= HOURS * 3_600;
  seconds += maxRetryDelaySeconds(tries)
)
  tries += 1;
const leastTried = async () =>
  (await client.query<{ least: number }>(`select min(attempts)::integer as least from ${storedJobsSql} jobs`))
    .rows[0]?.least ?? 0;
while ((await leastTried()) < tries) {
  await client.query('update pgboss.job set start_after = now() where state = $2 and retry_count + 1 < $1', [
    tries,
    'retry',
  ]);
  await delay(100);
}
while ((await client.query(`select from ${storedJobsSql} jobs where is_running`)).rowCount) await delay(50);
const { rows: left } = await client.query<{ failed: number; longest: number }>(
  `select count(failed_at)::integer as failed, max(extract(epoch from run_at - now()))::float8 / 60 as longest from ${storedJobsSql} jobs`,
);

const catcher = await catchMail(port);
await client.query('update pgboss.job set start_after = now()');
const began = performance.now();
while (catcher.mails.length < MAILS && performance.now() - began < LONGEST_WAIT_MS) await delay(100);
await delay(1_000);

const readers = new Set(catcher.mails.map(({ to }) => to)).size;
console.log(`\nThe mail server is away for ${HOURS} hours (${tries} tries each, their waits shortened)`);
printFigure('mails', MAILS);
printFigure('given up meanwhile', left[0]?.failed ?? 0, '0');
printFigure('next try by themselves, at the latest', `${(left[0]?.longest ?? 0).toFixed(0)} min`, '60');
printFigure('delivered', readers, String(MAILS));
printFigure('delivered twice', catcher.twice(), '0');
if (readers < MAILS || catcher.twice() > 0) process.exitCode = 1;
await client.end();
await product.end('SIGTERM');
await product.remove();
await catcher.close();
