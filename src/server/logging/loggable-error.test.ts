import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { handle } from '#server/http/handle.ts';
import { type JobDefinition, startJobWorker } from '#server/jobs/job-worker.ts';
import { attachmentCalls, emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { readableLog } from '#testing/readable-log.ts';

const SECRET = 'grousswalzer';

const { log, lines } = readableLog();
const host = await testHost({ log });
const { ask, connection, db, pool, services } = host;

const failing = (name: string, work: () => Promise<unknown>) =>
  handle(
    endpoint({
      method: 'GET',
      url: `/api/test/${name}`,
      server: {
        who: 'anyone',
        summary: 'Fails',
        response: z.object({}),
        refusals: {},
      },
    }),
    async () => {
      await work();
      return {};
    },
  );
const raise = (state: string) => () =>
  pool.query(`do $$ begin raise 'not now' using errcode = '${state}'; end $$`);

const busy = ['57014', '55P03', '40001', '40P01'];
const own = await testHost({
  log,
  routes: [
    failing('away', () => connectOutsidePool({ host: '/nowhere' })),
    ...['57P01', '25006', ...busy].map((state) => failing(state, raise(state))),
  ],
});

beforeEach(() => lines.splice(0));
const logEntries = () => lines.map((line) => JSON.parse(line));

describe('what fails while it is stored is logged without what was to be stored', () => {
  const refuse = (table: string, column: string) =>
    pool.query(`alter table ${table} add constraint no_secrets check (${column} not like '%${SECRET}%')`);

  test('a message', async () => {
    await refuse('messages', 'content');
    const [from, to] = [await buildUser(db), await buildUser(db, { userType: 'company' })];
    const body = { receiverId: to.id, content: `The door code is ${SECRET}` };
    expect((await ask('POST', '/api/messages', { as: from.id, body })).status).toBe(500);
    expect(lines.join()).not.toContain(SECRET);
    expect(logEntries()).toContainEqual(
      expect.objectContaining({
        msg: 'fault',
        err: expect.objectContaining({
          state: '23514',
          constraint: 'no_secrets',
          table: 'messages',
          query: expect.stringContaining('insert into messages'),
          stack: expect.stringContaining('send-message-api.ts'),
        }),
      }),
    );
  });

  test('a registration', async () => {
    await refuse('users', 'email');
    const body = {
      username: 'claire',
      email: `${SECRET}@mail.example`,
      userType: 'private',
      password: 'Gromperekichelcher',
      confirmPassword: 'Gromperekichelcher',
    };
    expect((await ask('POST', '/api/register', { body })).status).toBe(500);
    expect(lines.join()).not.toMatch(/grousswalzer|argon2/);
    expect(logEntries()).toContainEqual(expect.objectContaining({ msg: 'fault' }));
  });

  test('a file', async () => {
    await refuse('attachments', 'name');
    const person = await buildUser(db);
    const { status } = await attachmentCalls(host).upload(person.id, emptyPdf, `${SECRET}.pdf`);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(lines.join()).not.toContain(SECRET);
    const entry = logEntries().find(({ msg }) => msg.endsWith('was not stored'));
    expect(entry.err).toMatchObject({ constraint: 'no_secrets', table: 'attachments' });
  });

  test('what a job does', async () => {
    const stores: JobDefinition = {
      name: 'stores',
      run: async () => void (await db.update(users).set({ email: `${SECRET}@mail.example` })),
    };
    const database = { connection, db, pool, close: async () => undefined };
    const runner = await startJobWorker(database, [stores], { ...services, log });
    onTestFinished(() => runner.stop());
    await services.jobs.add(db, 'stores', {});
    await expect.poll(() => logEntries().find(({ msg }) => msg.startsWith('Job '))?.err.state).toBe('23514');
    expect(lines.join()).not.toContain(SECRET);
  });
});

test('a file that cannot be read is known by its folder alone', async () => {
  const { readFile } = await import('node:fs/promises');
  const err = await readFile(`/nowhere/${SECRET}.pdf`).catch((error: unknown) => error);
  log.error({ err }, 'not read');
  expect(lines.join()).not.toContain(SECRET);
  expect(logEntries()[0].err).toMatchObject({ code: 'ENOENT', syscall: 'open', folder: '/nowhere' });
});

describe('a database that does not answer', () => {
  test.each(Object.entries({ away: 'ENOENT', '57P01': '57P01', '25006': '25006' }))(
    '%s: each request is one short line of the log',
    async (name, reason) => {
      const { status, headers } = await own.ask('GET', `/api/test/${name}`);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('2');
      expect(logEntries()).toEqual([expect.objectContaining({ msg: 'answered', status: 503, why: reason })]);
    },
  );

  test.each(busy)('%s: the request may be sent again, and the log says what it was', async (name) => {
    expect((await own.ask('GET', `/api/test/${name}`)).status).toBe(503);
    expect(logEntries()).toContainEqual(
      expect.objectContaining({ msg: 'fault', err: expect.objectContaining({ state: name }) }),
    );
  });
});
