import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { browserAtPushService, readVapid } from '#testing/browser-at-push-service.ts';
import { endHeartbeats } from '#testing/end-heartbeats.ts';
import { testHost } from '#testing/host.ts';
import { hurryJobs } from '#testing/jobs.ts';
import { readableLog } from '#testing/readable-log.ts';
import { standIn } from '#testing/stand-in.ts';
import { turnTo } from '#testing/turn-to.ts';
import { pushJobs } from './server/push/push-jobs.ts';
import { generatePushKeys } from './server/push/web-push.ts';

const service = await standIn();
const { ask, connection, db, pool, signIn, services, url } = await testHost({
  env: { PUSH_URL: service.url, CONTACT_EMAIL: 'hello@giewel.lu' },
});
const database = { connection, db, pool, close: async () => undefined };
const { log, lines } = readableLog();
const company = await buildUser(db, { username: 'schmit', userType: 'company' });

beforeEach(async () => {
  await pool.query(
    'delete from notifications; delete from messages; delete from blocks; delete from rate_limits; delete from pgboss.job',
  );
  service.requests.length = 0;
  service.respond = () => ({ status: 201 });
  lines.length = 0;
});

let count = 0;

/** Builds a person and a browser of theirs that gets notices. */
const reader = async () => {
  const person = await buildUser(db);
  return { id: person.id, ...(await device(person.id)) };
};
const device = async (personId: number) => {
  count += 1;
  const browser = browserAtPushService(`https://push.browser.example/send/${count}?v=1`);
  const cookie = await signIn(personId);
  const response = await ask('POST', '/api/push', { body: browser.subscription, headers: { cookie } });
  expect(response.status).toBe(200);
  return { ...browser, cookie };
};

const write = async (receiverId: number, content = 'When could you come?', from = company) => {
  await turnTo(pool, receiverId, from.id);
  const response = await ask('POST', '/api/messages', { as: from.id, body: { receiverId, content } });
  expect(response.status).toBe(201);
};
const waiting = async (): Promise<
  { id: number; name: string; attempts: number; isRunning: boolean; seconds: number }[]
> => {
  const { rows } = await pool.query(
    `select (payload ->> 'id')::integer as id, j.name, attempts, is_running as "isRunning",
       round(extract(epoch from run_at - j.created_at))::integer as seconds
     from ${storedJobsSql} j
     where j.name like 'push%' order by j.created_at, place`,
  );
  return rows;
};
const hurry = () => hurryJobs(pool);
const work = async () => {
  const runner = await startJobWorker(
    database,
    pushJobs,
    { ...services, log },
    { pollSeconds: 0.5, superviseSeconds: 1 },
  );
  onTestFinished(() => runner.stop());
};
/** Runs the waiting jobs, as the workers would once they are due. */
const pushAll = async () => {
  await hurry();
  await work();
  await expect.poll(waiting).toEqual([]);
  return service.requests;
};

test('a message is told a few seconds later to the devices of its reader alone, readable by each alone', async () => {
  const { id, read, cookie } = await reader();
  const second = await device(id);
  await reader();
  await write(id, 'The gutter leaks.');
  expect(await waiting()).toMatchObject([{ name: 'push', seconds: 5 }]);
  const requests = (await pushAll()).toSorted(
    (a, b) => a.path.length - b.path.length || a.path.localeCompare(b.path),
  );
  const notice = {
    title: 'schmit sent you a message',
    tag: `message-${company.id}`,
    href: `/messages/${company.id}`,
  };
  expect(requests.map(({ bytes }, nth) => [read, second.read][nth]?.(bytes))).toEqual([notice, notice]);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    headers: { ttl: '86400', urgency: 'high', topic: notice.tag, 'content-encoding': 'aes128gcm' },
  });
  const { publicKey, claims } = readVapid(requests[0]?.headers.authorization);
  expect(claims).toMatchObject({ aud: 'https://push.browser.example', sub: 'mailto:hello@giewel.lu' });
  const deviceState = await ask('GET', '/api/push', { headers: { cookie } });
  expect(deviceState.body).toEqual({ publicKey, isOn: true });
});

describe('nothing is told', () => {
  test('of what has been read by then', async () => {
    const { id, cookie } = await reader();
    await write(id);
    const body = { conversationPartnerId: company.id };
    expect((await ask('POST', '/api/messages/mark-read', { body, headers: { cookie } })).status).toBe(200);
    expect(await pushAll()).toEqual([]);
  });

  test('of somebody blocked meanwhile', async () => {
    const { id } = await reader();
    await write(id);
    await ask('POST', '/api/blocks', { as: id, body: { userId: company.id } });
    expect(await pushAll()).toEqual([]);
  });

  test('where somebody has signed out meanwhile', async () => {
    const { id, cookie } = await reader();
    await write(id);
    expect((await ask('POST', '/api/logout', { headers: { cookie } })).status).toBe(200);
    expect(await pushAll()).toEqual([]);
  });

  test.each([
    [
      'whose session is over',
      `update sessions set expires_at = now() - interval '1 minute' where user_id = $1`,
    ],
    ['who is suspended', 'update users set is_suspended = true where id = $1'],
    ['whose account is erased', 'update users set erased_at = now() where id = $1'],
  ])('to somebody %s', async (_, change) => {
    const { id } = await reader();
    await write(id);
    await pool.query(change, [id]);
    expect(await pushAll()).toEqual([]);
  });

  test('and nothing waits, where no device was named', async () => {
    await write((await buildUser(db)).id);
    expect(await waiting()).toEqual([]);
  });
});

test('the switches for mail and SMS do not govern it', async () => {
  const { id } = await reader();
  const body = { emailNotifications: false, smsNotifications: false };
  expect((await ask('PATCH', '/api/user', { as: id, body })).status).toBe(200);
  await write(id);
  expect(await pushAll()).toHaveLength(1);
});

test('what is written in one go is told once, and what comes later again', async () => {
  const { id } = await reader();
  for (const content of ['One', 'Two', 'Three']) await write(id, content);
  expect(await waiting()).toHaveLength(1);
  expect(await pushAll()).toHaveLength(1);
  await write(id, 'Four');
  await hurry();
  await expect.poll(waiting).toEqual([]);
  expect(service.requests).toHaveLength(2);
});

test('each conversation has a notice of its own', async () => {
  const { id, read } = await reader();
  const otherCompany = await buildUser(db, { username: 'majerus' });
  for (const from of [company, otherCompany]) await write(id, 'Moien', from);
  const notices = (await pushAll()).map(({ bytes }) => read(bytes));
  expect(notices).toHaveLength(2);
  expect(notices).toEqual(
    expect.arrayContaining(
      [company, otherCompany].map(({ id: from, username }) => ({
        title: `${username} sent you a message`,
        tag: `message-${from}`,
        href: `/messages/${from}`,
      })),
    ),
  );
});

test.each([404, 410])('a device whose service answers %i is forgotten', async (status) => {
  const { id, cookie } = await reader();
  const otherDevice = await device(id);
  service.respond = ({ path }) => ({
    status: otherDevice.subscription.endpoint.includes(path) ? 201 : status,
  });
  await write(id);
  expect(await pushAll()).toHaveLength(2);
  const isOn = async (headers: { cookie: string }) => (await ask('GET', '/api/push', { headers })).body;
  expect(await isOn({ cookie })).toMatchObject({ isOn: false });
  expect(await isOn(otherDevice)).toMatchObject({ isOn: true });
});

test.each([400, 401, 403, 413, 429, 500, 503])(
  'after %i it is tried again, for as long as it is unread',
  async (status) => {
    const { id, subscription } = await reader();
    service.respond = () => ({ status });
    await write(id);
    await hurry();
    await work();
    await expect.poll(waiting).toMatchObject([{ name: 'push-device', attempts: 1, isRunning: false }]);
    await expect.poll(() => lines.join('')).toContain(`(${status})`);
    const [keys] = (await pool.query('select private_key from push_keys')).rows;
    for (const secret of [keys.private_key, subscription.endpoint, subscription.keys.auth]) {
      expect(lines.join('')).not.toContain(secret);
    }
    service.respond = () => ({ status: 201 });
    await hurry();
    await expect.poll(waiting).toEqual([]);
    expect(service.requests).toHaveLength(2);
  },
);

test('one that fails holds up no other and is not sent twice to who has it', async () => {
  const { id, subscription } = await reader();
  await device(id);
  const isFirst = (path: string) => subscription.endpoint.endsWith(path);
  service.respond = ({ path }) => ({ status: isFirst(path) ? 503 : 201 });
  await write(id);
  await hurry();
  await work();
  await expect.poll(waiting).toMatchObject([{ name: 'push-device', attempts: 1, isRunning: false }]);
  service.respond = () => ({ status: 201 });
  await hurry();
  await expect.poll(waiting).toEqual([]);
  expect(service.requests).toHaveLength(3);
  expect(service.requests.filter(({ path }) => isFirst(path))).toHaveLength(2);
});

test('it is decided once, though the job is tried ten times at once and again', async () => {
  const { id } = await reader();
  await write(id);
  const [job] = await waiting();
  const decide = async () => pushJobs.find(({ name }) => name === 'push')?.run(job ?? {}, services);
  await Promise.all(Array.from({ length: 10 }, decide));
  await decide();
  expect((await waiting()).filter(({ name }) => name === 'push-device')).toHaveLength(1);
});

test(
  'it is told once, though its worker is killed while it sends',
  { tags: ['nightly'], timeout: 90_000 },
  async () => {
    // Two processes start and one is detected as gone, which takes time on a busy machine.
    const patience = { timeout: 30_000 };
    const { id } = await reader();
    await write(id);
    await hurry();
    service.respond = () => null;
    const killed = spawn(process.execPath, [join(import.meta.dirname, 'run-jobs.fixture.ts')], {
      env: { ...process.env, DATABASE_URL: url, PUSH_URL: service.url, LOG_LEVEL: 'silent' },
      stdio: 'inherit',
    });
    onTestFinished(() => void killed.kill('SIGKILL'));
    await expect.poll(() => service.requests.length, patience).toBe(1);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await endHeartbeats(pool);
    service.respond = () => ({ status: 201 });
    await work();
    await expect.poll(waiting, patience).toEqual([]);
    // The service never confirmed the first; by its topic the second replaces it.
    expect(service.requests.map(({ headers }) => headers['topic'])).toEqual([
      `message-${company.id}`,
      `message-${company.id}`,
    ]);
  },
);

test('while keys are changed the new pair signs first, and the one a device was turned on with is found', async () => {
  const { id, cookie } = await reader();
  const [{ public_key: storedKey }] = (await pool.query('select public_key from push_keys')).rows;
  const pair = generatePushKeys();
  services.config = { ...services.config, pushKeys: [pair] };
  onTestFinished(() => {
    services.config = { ...services.config, pushKeys: [] };
  });
  const deviceState = await ask('GET', '/api/push', { headers: { cookie } });
  expect(deviceState.body).toEqual({ publicKey: pair.publicKey, isOn: true });
  const signedBy = (authorization: string | undefined) => readVapid(authorization).publicKey;
  service.respond = ({ headers }) => ({ status: signedBy(headers.authorization) === storedKey ? 201 : 403 });
  await write(id);
  const requests = await pushAll();
  expect(requests.map(({ headers }) => signedBy(headers.authorization))).toEqual([pair.publicKey, storedKey]);
});

describe('where a notice goes (m11)', () => {
  const subscribe = async (endpoint: string) => {
    const { id } = await buildUser(db);
    const cookie = await signIn(id);
    const { subscription } = browserAtPushService(endpoint);
    const { status } = await ask('POST', '/api/push', { body: subscription, headers: { cookie } });
    return { id, cookie, status };
  };
  const withoutSetting = () => {
    const { config } = services;
    services.config = { ...config, pushUrl: undefined };
    onTestFinished(() => {
      services.config = config;
    });
  };

  test('is the service of PUSH_URL alone, whichever the browser names', async () => {
    const { id, status } = await subscribe('https://127.0.0.1.nip.io/send/mine?v=2');
    expect(status).toBe(200);
    await write(id);
    expect((await pushAll()).map(({ path }) => path)).toEqual(['/send/mine?v=2']);
  });

  test('is no unknown service without that setting, though a device with one is stored', async () => {
    const { id, cookie } = await subscribe('https://127.0.0.1.nip.io/send/mine');
    await write(id);
    withoutSetting();
    expect(await pushAll()).toEqual([]);
    expect((await ask('GET', '/api/push', { headers: { cookie } })).body).toMatchObject({ isOn: false });
    expect((await subscribe('https://127.0.0.1.nip.io/send/other')).status).toBe(400);
  });
});
