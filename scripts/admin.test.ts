import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { migrateSchema } from '#server/database/migrate.ts';
import { emptyDatabase } from '#testing/database.ts';
import { testHost } from '#testing/host.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { runAdmin } from './admin/command.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'giewel-admin-'));
const { ask, db, pool, signIn, url } = await testHost();
const empty = await emptyDatabase();
// Three of the commands are processes, beside other tests on two cores.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const PASSWORD = 'Sandsteen vu Gilsdref';

interface AdminOptions {
  typed?: string;
  databaseUrl?: string;
  folder?: string;
}

/** Runs the command with typed input, in this process. */
const admin = async (
  words: string[],
  { typed: passwordTyped = '', databaseUrl = url, folder = dataDir }: AdminOptions = {},
) => {
  const output = { stdout: '', stderr: '' };
  const failure = await runAdmin(
    {
      databaseUrl,
      dataDir: folder,
      askPassword: async () => passwordTyped,
      say(line) {
        output.stdout += `${line}\n`;
      },
      warn(line) {
        output.stderr += `${line}\n`;
      },
    },
    words,
  );
  if (failure !== null) output.stderr += `${failure}\n`;
  return { code: failure === null ? 0 : 1, ...output };
};

/** Runs the command in a process of its own, for effects that only a process shows. */
const adminProcess = async (
  words: string[],
  { typed: passwordTyped = '', databaseUrl = url, folder = dataDir }: AdminOptions = {},
) => {
  const child = spawn(process.execPath, [resolve('scripts/admin.ts'), ...words], {
    cwd: dataDir,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: folder },
  });
  child.stdin.end(passwordTyped);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
};

const create = (name: string, typed = PASSWORD, email = `${name}@giewel.example`) =>
  admin(['create', name, email], { typed });

const accountOf = async (name: string) =>
  (await pool.query('select * from users where username = $1', [name])).rows[0];

const logged = async () =>
  (await readFile(join(dataDir, 'admin.log'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('an admin is made, who can sign in, and the log says by whose hand', async () => {
  const { code, stdout } = await adminProcess(['create', 'yolande', 'yolande@giewel.example'], {
    typed: `${PASSWORD}\n`,
  });
  const account = await accountOf('yolande');
  expect(code).toBe(0);
  expect(stdout).toBe(`yolande is an admin now (account ${account.id}).\n`);
  expect(account).toMatchObject({ user_type: 'admin', is_email_verified: true });
  expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await logged()).toContainEqual(
    expect.objectContaining({ by: process.getuid?.(), userId: account.id, msg: 'made an admin' }),
  );
  const signedIn = await ask('POST', '/api/login', { body: { username: 'yolande', password: PASSWORD } });
  expect(signedIn).toMatchObject({ status: 200, body: { userType: 'admin' } });
});

test('a moderator is made by that word, and by no other', async () => {
  const make = (...role: string[]) =>
    admin(['create', 'monique', 'monique@giewel.example', ...role], { typed: PASSWORD });
  expect(await make('boss')).toMatchObject({ code: 1, stderr: expect.stringContaining('[moderator|admin]') });
  expect((await make('moderator')).stdout).toMatch(/^monique is a moderator now/);
  expect(await accountOf('monique')).toMatchObject({ user_type: 'admin', staff_role: 'moderator' });
});

test('a name or an address that somebody has is left to them', async () => {
  const person = await buildUser(db, { username: 'Mett', email: 'mett@mail.example' });
  expect(await create('ｍETT')).toMatchObject({
    code: 1,
    stderr: 'There is an account called ｍETT already. Choose another name.\n',
  });
  expect(await create('other', PASSWORD, 'Mett@mail.example')).toMatchObject({
    code: 1,
    stderr: 'Another account has the address Mett@mail.example.\n',
  });
  expect(await accountOf('Mett')).toMatchObject({ user_type: 'private', password: person.password });
  await create('twice');
  expect((await create('twice', PASSWORD, 'second@giewel.example')).stderr).toBe(
    'There is an admin called twice already. Choose another name.\n',
  );
});

test.each([
  ['1234567', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password must be 128 characters or less'],
  ['password123', 'This password is too common. Choose another.'],
])('the password %j is refused', async (typed, sentence) => {
  expect(await create('weak', typed)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
  expect(await accountOf('weak')).toBeUndefined();
});

test.each([
  [['create', 'ab', 'ab@giewel.example'], 'Username must be at least 3 characters'],
  [['create', 'paul', 'paul'], 'Invalid email address'],
])('%j is refused in the words of registering', async (words, sentence) => {
  expect(await admin(words, { typed: PASSWORD })).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
});

test.each([[[]], [['create', 'paul', 'paul@giewel.example', 'a password is no argument']], [['revoke']]])(
  '%j is told what to say',
  async (words) => {
    expect(await admin(words)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('revoke NAME'),
    });
  },
);

test('the list has every admin and nobody else; 128 characters are a password', async () => {
  await create('lis', 'ä'.repeat(128));
  const { id } = await accountOf('lis');
  await pool.query(`update users set created_at = '2026-03-04T10:20:00Z' where id = $1`, [id]);
  const mia = await buildUser(db, {
    username: 'mia',
    email: 'mia@giewel.example',
    userType: 'admin',
    staffRole: 'moderator',
    createdAt: new Date('2026-03-05T10:20:00Z'),
    lastLoginDate: new Date('2026-07-05T10:20:00Z'),
  });
  await buildUser(db, { username: 'not-listed' });
  const { code, stdout } = await admin(['list']);
  expect(code).toBe(0);
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines[0]).toEqual(['id', 'name', 'email', 'role', 'since', 'last sign-in']);
  expect(lines).toContainEqual([`${id}`, 'lis', 'lis@giewel.example', 'admin', '4 Mar 2026 11:20', 'never']);
  expect(lines).toContainEqual([
    `${mia.id}`,
    'mia',
    'mia@giewel.example',
    'moderator',
    '5 Mar 2026 11:20',
    '5 Jul 2026 12:20',
  ]);
  expect(stdout).not.toContain('not-listed');
});

test('whoever is revoked is a private user, signed out everywhere', async () => {
  await create('gone');
  const { id } = await accountOf('gone');
  const { headers } = await ask('POST', '/api/login', { body: { username: 'gone', password: PASSWORD } });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  expect((await ask('GET', '/api/user', { headers: { cookie } })).status).toBe(200);

  expect(await admin(['revoke', 'GONE'])).toMatchObject({
    code: 0,
    stdout: `GONE is an ordinary account now (account ${id}), signed out of 1 session(s).\n`,
  });
  expect((await ask('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
  expect(await accountOf('gone')).toMatchObject({ user_type: 'private', staff_role: null });
  expect(await logged()).toContainEqual(expect.objectContaining({ userId: id, msg: 'an admin no longer' }));
});

test('whoever revokes the last admin is told how to make one', async () => {
  await pool.query(`update users set user_type = 'private', staff_role = null where user_type = 'admin'`);
  await admin(['create', 'first-admin', 'first@giewel.example', 'admin'], { typed: PASSWORD });
  await admin(['create', 'last-admin', 'last@giewel.example', 'admin'], { typed: PASSWORD });
  expect((await admin(['revoke', 'first-admin'])).stderr).toBe('');
  expect(await admin(['revoke', 'last-admin'])).toMatchObject({
    code: 0,
    stderr: 'Nobody is an admin any more. Make one: npm run admin -- create NAME EMAIL admin\n',
  });
});

test('anybody is signed out everywhere, and may sign in again', async () => {
  const { id } = await buildUser(db, { username: 'Sign-Out' });
  const cookies = [await signIn(id), await signIn(id)];
  expect(await admin(['end-sessions', 'SIGN-OUT'])).toMatchObject({
    code: 0,
    stdout: `SIGN-OUT (account ${id}) is signed out of 2 session(s).\n`,
  });
  for (const cookie of cookies)
    expect((await ask('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
  expect((await ask('GET', '/api/user', { as: id })).status).toBe(200);
  expect(await logged()).toContainEqual(
    expect.objectContaining({ userId: id, msg: 'signed out everywhere' }),
  );
  expect(await admin(['end-sessions', 'nobody-at-all'])).toMatchObject({
    code: 1,
    stderr: 'There is nobody called nobody-at-all.\n',
  });
});

test('whoever lost everything signs in by password again, and the trail says so', async () => {
  const person = await buildUser(db, { username: 'lost-phone' });
  const { id } = person;
  await pool.query(`insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())`, [
    id,
    Buffer.alloc(20),
  ]);
  await pool.query(
    `insert into passkeys (user_id, credential_id, public_key, name) values ($1, 'lost', $2, 'Phone')`,
    [id, Buffer.alloc(32)],
  );
  expect(await admin(['reset-factor', 'Lost-Phone'])).toMatchObject({
    code: 0,
    stdout: `Lost-Phone signs in by password again (account ${id}), signed out of 0 session(s).\n`,
  });
  for (const table of ['second_factors', 'passkeys'])
    expect((await pool.query(`select from ${table} where user_id = $1`, [id])).rows).toEqual([]);
  expect(
    (await pool.query('select kind, actor_id from security_events where person_id = $1', [id])).rows,
  ).toEqual([{ kind: 'factor-removed', actor_id: null }]);
  expect((await admin(['reset-factor', 'nobody'])).stderr).toBe('There is nobody called nobody.\n');
});

test('whoever is no admin cannot be revoked', async () => {
  await buildUser(db, { username: 'only-a-client', userType: 'client' });
  expect(await admin(['revoke', 'only-a-client'])).toMatchObject({
    code: 1,
    stderr: 'There is no admin called only-a-client.\n',
  });
  expect(await accountOf('only-a-client')).toMatchObject({ user_type: 'client' });
});

test('a database without tables, without an answer or without a folder is named in a sentence', async () => {
  const listAt = (databaseUrl: string) => admin(['list'], { databaseUrl });
  expect((await listAt(empty.url)).stderr).toMatch(
    /^This database is not at the version .* Start Giewel once/,
  );
  expect((await listAt('postgresql://x@127.0.0.1:1/x')).stderr).toBe('connect ECONNREFUSED 127.0.0.1:1\n');
  const nowhere = join(dataDir, 'nowhere');
  const revocation = await adminProcess(['revoke', 'paul'], { databaseUrl: '', folder: nowhere });
  expect(revocation).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no database in /) });
  expect(existsSync(nowhere)).toBe(false);
});

test('the embedded database is reached while the product runs on it, and when it does not', async () => {
  const folder = join(dataDir, 'embedded');
  const running = await startEmbeddedPostgres({ dataDir: folder, log: quietLog });
  await migrateSchema(running.connection, resolve('db/migrations'), quietLog);
  const options = { databaseUrl: '', folder };
  const creation = await admin(['create', 'paul', 'paul@giewel.example'], { typed: PASSWORD, ...options });
  expect(creation).toMatchObject({ code: 0, stdout: 'paul is an admin now (account 1).\n' });
  await running.stop();
  expect((await adminProcess(['list'], options)).stdout).toContain('paul@giewel.example');
});
