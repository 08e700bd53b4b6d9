import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { deliveryJobs } from '#features/notifications/email/server/index.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { emailsIn } from '#testing/emails-in.ts';
import { testHost } from '#testing/host.ts';

const host = await testHost({ env: { CONTACT_EMAIL: 'house@giewel.example' } });
const { ask, pool, services } = host;

const message = {
  name: 'Claire Schmit',
  email: 'claire@mail.example',
  topic: 'accessibility',
  message: 'The map says nothing to my screen reader.\n\nI use NVDA.',
};

const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  ask('POST', '/api/contact', { body: { ...message, ...changes }, headers });

const waiting = async () => {
  const { rows } = await pool.query<{ payload: Record<string, unknown> }>(
    `select payload from ${storedJobsSql} jobs`,
  );
  return rows.map(({ payload }) => payload);
};

beforeEach(async () => {
  await pool.query('delete from pgboss.job; delete from rate_limits');
});

describe('a message to the house', () => {
  test('becomes one mail, and the answer to it goes to who wrote', async () => {
    expect((await send()).status).toBe(201);
    expect(await waiting()).toMatchObject([
      {
        to: 'house@giewel.example',
        replyTo: 'claire@mail.example',
        letter: {
          subject: 'Accessibility: Claire Schmit',
          paragraphs: ['The map says nothing to my screen reader.', 'I use NVDA.'],
        },
      },
    ]);
    const runner = await startJobWorker({ ...host, close: async () => undefined }, deliveryJobs, services);
    onTestFinished(() => runner.stop());
    const outbox = join(services.config.dataDir, 'outbox');
    await expect.poll(() => emailsIn(outbox)).toHaveLength(1);
    const [file = ''] = await emailsIn(outbox);
    const text = await readFile(join(outbox, file), 'utf8');
    expect(text).toContain('To: house@giewel.example\n');
    expect(text).toContain('Reply-To: claire@mail.example\n');
    expect(text).toContain('I use NVDA.');
  });

  test('sent twice with one key it is one mail', async () => {
    const headers = { 'idempotency-key': 'once' };
    await Promise.all(Array.from({ length: 4 }, () => send({}, headers)));
    expect(await waiting()).toHaveLength(1);
  });

  test('that a program filled in is taken with thanks and thrown away', async () => {
    const { status } = await send({ website: 'https://casino.example' });
    expect(status).toBe(201);
    expect(await waiting()).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please enter your name'],
    [{ name: 'x'.repeat(121) }, 'name', 'Name must be 120 characters or less'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ topic: 'casino' }, 'topic', 'This value isn’t valid.'],
    [{ message: 'Hello' }, 'message', 'Message must be at least 10 characters'],
    [{ message: 'x'.repeat(5001) }, 'message', 'Message must be 5,000 characters or less'],
  ])('%o is refused', async (changes, field, sentence) => {
    const { status, body } = await send(changes);
    expect([status, body]).toMatchObject([400, { fields: { [field]: sentence } }]);
    expect(await waiting()).toEqual([]);
  });

  test('cannot put a header of its own into the mail', async () => {
    await send({ name: 'Claire\nBcc: everybody@mail.example' });
    const [mail] = await waiting();
    expect(mail).toMatchObject({ letter: { subject: 'Accessibility: Claire Bcc: everybody@mail.example' } });
  });

  test('is taken five times an hour from one address, also when fifty come at once', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => send()));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect(await waiting()).toHaveLength(5);
  });
});
