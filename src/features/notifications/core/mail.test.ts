import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { deliveryJobs, type EmailContent, enqueueMail } from '#features/notifications/email/server/index.ts';
import { PermanentDeliveryError } from '#features/notifications/email/server/permanent-delivery-error.ts';
import { sendBySmtp } from '#features/notifications/email/server/send-email-by-smtp.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { endHeartbeats } from '#testing/end-heartbeats.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs, hurryJobs } from '#testing/jobs.ts';
import { mailServer } from '#testing/mail-server.ts';
import { readableLog } from '#testing/readable-log.ts';

const server = await mailServer();
const { connection, db, pool, services, url } = await testHost({
  env: { SMTP_URL: server.url, MAIL_FROM: 'Giewel <moien@giewel.example>' },
});
const database = { connection, db, pool, close: async () => undefined };
const { log, lines } = readableLog();

const email: EmailContent = {
  subject: 'Your code for Giewel',
  heading: 'Your code',
  paragraphs: ['Type it where you were asked for it.'],
  code: '483920',
};
const to = 'claire@mail.example';
const imprint = { lines: [], address: 'https://giewel.example/imprint' };

/** Runs a worker in this process until the test ends. */
const work = async () => {
  const runner = await startJobWorker(
    database,
    deliveryJobs,
    { ...services, log },
    { pollSeconds: 0.5, superviseSeconds: 1 },
  );
  onTestFinished(() => runner.stop());
};

const waiting = async (): Promise<{ attempts: number; lastError: string | null }[]> => {
  const { rows } = await pool.query(
    `select attempts, last_error as "lastError" from ${storedJobsSql} jobs where not is_running or attempts > 0`,
  );
  return rows;
};

/** Runs postponed jobs now. */
const hurry = () => hurryJobs(pool);

const messageIdOf = (source: string) => /^message-id: (.*?)\r?$/im.exec(source)?.[1];

afterEach(async () => {
  await forgetJobs(pool);
  Object.assign(server, { received: [], refusals: [], isStuck: false });
  lines.length = 0;
});

test('a mail arrives in both forms, and nothing of it stays behind', async () => {
  await work();
  await db.transaction((transaction) =>
    enqueueMail(transaction, services, { to, language: 'en', letter: email }),
  );
  await expect.poll(() => server.received.length).toBe(1);
  const source = server.received[0]?.source ?? '';
  expect(server.received[0]?.to).toEqual([to]);
  expect(source).toMatch(/^subject: Your code for Giewel\r$/im);
  expect(source).toMatch(/^from: Giewel <moien@giewel\.example>\r$/im);
  expect(source).toMatch(/^auto-submitted: auto-generated\r$/im);
  expect(source).toMatch(/content-type: text\/plain[^]*483920[^]*content-type: text\/html[^]*483920/i);
  expect(source).toMatch(/content-type: image\/png[^]*?content-id: <gable@giewel>/i);
  expect(messageIdOf(source)).toMatch(/^<[0-9a-f-]{36}@giewel\.example>$/);
  await expect.poll(waiting).toEqual([]);
});

test('a mail of a transaction that was undone is never sent', async () => {
  await work();
  const undone = db.transaction(async (transaction) => {
    await enqueueMail(transaction, services, { to: 'nobody@mail.example', language: 'en', letter: email });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await enqueueMail(db, services, { to, language: 'en', letter: email });
  await expect.poll(() => server.received.map((received) => received.to)).toEqual([[to]]);
});

test('a mail the server puts off is sent again, as the same one', async () => {
  server.refusals.push(451);
  await work();
  await enqueueMail(db, services, { to, language: 'en', letter: email });
  await expect.poll(waiting).toMatchObject([{ attempts: 1, lastError: expect.stringContaining('(451)') }]);
  const { rows } = await pool.query(`select payload from ${storedJobsSql} jobs`);
  await hurry();
  await expect.poll(() => server.received.length).toBe(1);
  expect(messageIdOf(server.received[0]?.source ?? '')).toBe(`<${rows[0].payload.id}@giewel.example>`);
  await expect.poll(waiting).toEqual([]);
});

test('a mail the server refuses for good is not tried again, and the log tells neither address nor code', async () => {
  server.refusals.push(550);
  await work();
  await enqueueMail(db, services, { to, language: 'en', letter: email });
  await expect.poll(() => lines.join('')).toContain('refused for good');
  await expect.poll(waiting).toEqual([]);
  expect(server.received).toEqual([]);
  expect(lines.join('')).toContain('(550)');
  expect(lines.join('')).not.toMatch(/claire|483920/);
});

test('no line of the log tells of whom or of what a failing mail is', async () => {
  server.refusals.push(451);
  await work();
  await enqueueMail(db, services, { to, language: 'en', letter: email });
  await expect.poll(() => lines.join('')).toContain('(451)');
  expect(lines.join('')).not.toMatch(/claire|483920/);
});

test('a silent server is given up on, and the mail kept', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const sending = sendBySmtp(
    { id: '1', to, letter: email, language: 'en' },
    { smtpUrl, from: 'a@b.example', imprint },
    100,
  );
  await expect(sending).rejects.toThrow('The mail server did not take the message (ETIMEDOUT)');
  await expect(sending).rejects.not.toBeInstanceOf(PermanentDeliveryError);
});

test('a refused sign-in loses no mail: it can be put right', async () => {
  const smtpUrl = server.url.replace('//', '//giewel:wrong@');
  const sending = sendBySmtp(
    { id: '1', to, letter: email, language: 'en' },
    { smtpUrl, from: 'a@b.example', imprint },
  );
  await expect(sending).rejects.toThrow('(535)');
  await expect(sending).rejects.not.toBeInstanceOf(PermanentDeliveryError);
});

test.each([
  'claire@mail.example, paul@mail.example',
  'claire',
  'claire@mail.example\r\nBcc: paul@mail.example',
  '',
])('what is not one address is refused: %j', async (address) => {
  const message = { id: '1', to: address, letter: email, language: 'en' } as const;
  const sending = sendBySmtp(message, { smtpUrl: server.url, from: 'a@b.example', imprint });
  await expect(sending).rejects.toBeInstanceOf(PermanentDeliveryError);
  expect(server.received).toEqual([]);
});

test('the mail a killed worker was sending is sent when the next one starts', async () => {
  server.isStuck = true;
  await enqueueMail(db, services, { to, language: 'en', letter: email });
  const killed = spawn(process.execPath, [join(import.meta.dirname, 'run-jobs.fixture.ts')], {
    env: { ...process.env, DATABASE_URL: url, SMTP_URL: server.url, LOG_LEVEL: 'silent' },
    stdio: 'inherit',
  });
  onTestFinished(() => void killed.kill('SIGKILL'));
  // Two processes start and one is detected as gone, which takes time on a busy machine.
  const patience = { timeout: 30_000 };
  await expect.poll(() => server.received.length, patience).toBe(1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await endHeartbeats(pool);
  server.isStuck = false;
  await work();
  await expect.poll(() => server.received.length, patience).toBe(2);
  const [first, second] = server.received.map(({ source }) => messageIdOf(source));
  expect(second).toBe(first);
  await expect.poll(waiting).toEqual([]);
}, 90_000);
