import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  deliveryJobs,
  type EmailContent,
  enqueueMail,
  enqueueSms,
} from '#features/notifications/email/server/index.ts';
import { writeToOutboxFolder } from '#features/notifications/email/server/outbox-folder.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { emailsIn } from '#testing/emails-in.ts';
import { testHost } from '#testing/host.ts';
import { readableLog } from '#testing/readable-log.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'giewel-outbox-'));
const folder = join(dataDir, 'outbox');
const { connection, db, pool, services } = await testHost({ env: { DATA_DIR: dataDir } });
const { log, lines } = readableLog();
const clock = { now: () => new Date('2026-03-04T10:20:30.123Z') };
const runner = await startJobWorker({ connection, db, pool, close: async () => undefined }, deliveryJobs, {
  ...services,
  log,
});
afterAll(async () => {
  await runner.stop();
  await rm(dataDir, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const email: EmailContent = {
  subject: 'Your code for Giewel',
  heading: 'Your code',
  paragraphs: ['Type it where you were asked for it.'],
  code: '483920',
};

const names = () => emailsIn(folder);

test('without a mail server a mail becomes a file with its code, and the log says where', async () => {
  await enqueueMail(db, { ...services, clock }, { to: 'claire@mail.example', language: 'en', letter: email });
  await expect.poll(names).toHaveLength(1);
  const [name = ''] = await names();
  expect(name).toMatch(/^2026-03-04T10-20-30\.123Z-mail-[0-9a-f-]{36}\.txt$/);
  expect(await readFile(join(folder, name), 'utf8')).toMatch(
    /^To: claire@mail\.example\nSubject: Your code for Giewel\n\nYour code\n\n[^]*\n {4}483920\n/,
  );
  await expect.poll(() => lines.join('')).toContain(`written to outbox/${name}`);
  expect(lines.join('')).not.toMatch(/claire|483920/);
});

test('without Twilio a text message becomes a file', async () => {
  await enqueueSms(db, services, { to: '+352621123456', text: 'Giewel: 483920 is your code.' });
  await expect.poll(names).toHaveLength(1);
  const [name = ''] = await names();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-sms-/);
  expect(await readFile(join(folder, name), 'utf8')).toBe(
    'To: +352621123456\n\nGiewel: 483920 is your code.\n',
  );
});

test('fifty messages of one millisecond are fifty files', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, nth) =>
      enqueueSms(db, { ...services, clock }, { to: '+352621123456', text: `The ${nth}th` }),
    ),
  );
  await expect.poll(names).toHaveLength(50);
});

test('only the operator may read what was written', async () => {
  const name = await writeToOutboxFolder(folder, { id: '1', at: 'now', kind: 'sms', headers: {}, text: 'x' });
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

test('a second try replaces the first, and a line break ends no header', async () => {
  const message = { id: '1', at: 'now', kind: 'mail', headers: { To: 'a@b.example\n\nX: y' } } as const;
  await writeToOutboxFolder(folder, { ...message, text: 'half' });
  const name = await writeToOutboxFolder(folder, { ...message, text: 'whole' });
  expect(await names()).toEqual([name]);
  expect(await readFile(join(folder, name), 'utf8')).toBe('To: a@b.example X: y\n\nwhole\n');
});

test(
  'what is enclosed lies beside its letter, under the same stem',
  {
    meta: { requirements: ['D3-10.10'] },
  },
  async () => {
    const enclosures = [
      { name: 'quote.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 é').toString('base64') },
    ];
    await enqueueMail(
      db,
      { ...services, clock },
      { to: 'claire@mail.example', language: 'en', letter: email, enclosures },
    );
    await expect.poll(names).toHaveLength(1);
    const [name = ''] = await names();
    expect(await readFile(join(folder, name), 'utf8')).toContain('Enclosed: quote.pdf');
    expect(await readFile(join(folder, name.replace('.txt', '.pdf')), 'utf8')).toBe('%PDF-1.7 é');
  },
);
