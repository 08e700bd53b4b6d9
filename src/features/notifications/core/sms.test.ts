import { afterEach, expect, onTestFinished, test } from 'vitest';
import { deliveryJobs, enqueueSms } from '#features/notifications/email/server/index.ts';
import { sendSmsByTwilio } from '#features/notifications/email/server/send-sms-by-twilio.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs, hurryJobs } from '#testing/jobs.ts';
import { readableLog } from '#testing/readable-log.ts';
import { standIn } from '#testing/stand-in.ts';

const twilio = await standIn();
const account = { accountSid: 'AC1', authToken: 'top-secret', from: '+352621000000' };
const { connection, db, pool, services } = await testHost({
  env: {
    TWILIO_URL: twilio.url,
    TWILIO_ACCOUNT_SID: account.accountSid,
    TWILIO_AUTH_TOKEN: account.authToken,
    TWILIO_FROM: account.from,
  },
});
const database = { connection, db, pool, close: async () => undefined };
const { log, lines } = readableLog();
const message = { to: '+352621123456', text: 'Giewel: 483920 is your code.' };

const work = async () => {
  const runner = await startJobWorker(database, deliveryJobs, { ...services, log });
  onTestFinished(() => runner.stop());
};

const attempts = async (): Promise<number[]> => {
  const { rows } = await pool.query(`select attempts from ${storedJobsSql} jobs`);
  return rows.map((row) => row.attempts);
};

afterEach(async () => {
  await forgetJobs(pool);
  twilio.requests.length = 0;
  lines.length = 0;
});

test('a text message goes to Twilio as it wants it', async () => {
  twilio.respond = () => ({ status: 201 });
  await work();
  await enqueueSms(db, services, message);
  await expect.poll(attempts).toEqual([]);
  expect(twilio.requests).toMatchObject([
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: {
        authorization: `Basic ${btoa('AC1:top-secret')}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    },
  ]);
  const body = new URLSearchParams(twilio.requests[0]?.body);
  expect(Object.fromEntries(body)).toEqual({ To: message.to, From: account.from, Body: message.text });
});

test.each([401, 408, 429, 500, 503])('after %i it is tried again', async (status) => {
  twilio.respond = () => ({ status });
  await work();
  await enqueueSms(db, services, message);
  await expect.poll(attempts).toEqual([1]);
  await expect.poll(() => lines.join('')).toContain(`(${status})`);
  twilio.respond = () => ({ status: 201 });
  await hurryJobs(pool);
  await expect.poll(attempts).toEqual([]);
  expect(twilio.requests).toHaveLength(2);
});

test.each([400, 403, 404])('after %i it is not', async (status) => {
  twilio.respond = () => ({ status, body: { message: `The number ${message.to} is not valid` } });
  await work();
  await enqueueSms(db, services, message);
  await expect.poll(() => lines.join('')).toContain('refused for good');
  await expect.poll(attempts).toEqual([]);
  expect(twilio.requests).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/621123456|483920|top-secret/);
});

test('a silent Twilio is given up on', async () => {
  twilio.respond = () => null;
  await expect(sendSmsByTwilio(message, { ...account, url: twilio.url }, 100)).rejects.toThrow('timeout');
});
