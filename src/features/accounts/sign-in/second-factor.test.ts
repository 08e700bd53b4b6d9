import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { passkeys, passwordResets } from '#features/accounts/core/server/tables.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { liveSettings, testHost } from '#testing/host.ts';
import { refusalOf } from '#testing/response-parts.ts';
import { encodeBase32, totpCodeAt, findMatchingTotpStep } from './server/second-factor/totp.ts';

const PASSWORD = 'Gromperekichelcher';
const password = await hashPassword(PASSWORD);

const open = await testHost();
const launched = await testHost({ env: liveSettings, withPages: true });
const inDemo = await testHost({ env: { ...liveSettings, DEMO: 'on', DEMO_PASSWORD: 'eegent Passwuert' } });
type Host = typeof open;

const STEP = 30_000;
let now = new Date('2026-11-22T12:00:00Z');
for (const { services } of [open, launched, inDemo]) services.clock = { now: () => now };
const wait = (steps: number) => {
  now = new Date(now.getTime() + steps * STEP);
};
beforeEach(async () => {
  wait(10);
  for (const { pool } of [open, launched, inDemo]) await pool.query('delete from rate_limits');
});

const person = (host: Host, values = {}) => buildUser(host.db, { password, ...values });
const signIn = (host: Host, username: string, body: object = {}) =>
  host.ask('POST', '/api/login', { body: { username, password: PASSWORD, ...body } });

const secretOf = async (host: Host, id: number): Promise<Buffer> =>
  (await host.pool.query('select secret from second_factors where user_id = $1', [id])).rows[0].secret;
const currentCode = async (host: Host, id: number) => totpCodeAt(await secretOf(host, id), now);

/** Turns the codes on, and waits until the next code. */
const turnOn = async (host: Host, id: number): Promise<string[]> => {
  await host.ask('POST', '/api/second-factor/secret', { as: id });
  const response = await host.ask('POST', '/api/second-factor', {
    as: id,
    body: { code: await currentCode(host, id) },
  });
  expect(response.status, response.text).toBe(200);
  wait(1);
  return (response.body as { recoveryCodes: string[] }).recoveryCodes;
};
const kindsOf = async (host: Host, id: number) =>
  (await host.pool.query('select kind from security_events where person_id = $1 order by id', [id])).rows.map(
    ({ kind }) => kind,
  );

describe('the codes', () => {
  // The values are from RFC 6238, appendix B: the last six of its eight digits.
  test.each([
    ['1970-01-01T00:00:59Z', '287082'],
    ['2005-03-18T01:58:29Z', '081804'],
    ['2009-02-13T23:31:30Z', '005924'],
    ['2033-05-18T03:33:20Z', '279037'],
  ])('of %s are those of the RFC', (moment, code) => {
    expect(totpCodeAt(Buffer.from('12345678901234567890'), new Date(moment))).toBe(code);
  });

  test('are taken one step early or late, and no further', () => {
    const secret = Buffer.from('12345678901234567890');
    const moment = new Date('2026-01-01T00:00:00Z');
    const steps = [-2, -1, 0, 1, 2].map((offset) =>
      findMatchingTotpStep(secret, totpCodeAt(secret, new Date(moment.getTime() + offset * STEP)), moment),
    );
    expect(steps.map((step) => step !== null)).toEqual([false, true, true, true, false]);
  });

  test('and their secret in Base32 as RFC 4648 has it', () => {
    expect(encodeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  });
});

describe('a second factor', () => {
  test('counts once its first code has come, and is then asked for at the password', async () => {
    const { id, username } = await person(open);
    const started = await open.ask('POST', '/api/second-factor/secret', { as: id });
    expect(started.body).toMatchObject({
      secret: encodeBase32(await secretOf(open, id)),
      address: expect.stringContaining(`otpauth://totp/Giewel:${username}?secret=`),
      qr: { size: expect.any(Number), path: expect.stringContaining('M4 4h1v1h-1z') },
    });
    expect((await signIn(open, username)).status).toBe(200);
    const wrong = await open.ask('POST', '/api/second-factor', { as: id, body: { code: '000000' } });
    expect([wrong.status, refusalOf(wrong)]).toEqual([400, 'wrongSecondFactor']);
    expect((await signIn(open, username)).status).toBe(200);

    await turnOn(open, id);
    const refused = await signIn(open, username);
    expect([refused.status, refusalOf(refused)]).toEqual([401, 'secondFactorNeeded']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    const entered = await signIn(open, username, { code: await currentCode(open, id) });
    expect(entered.status).toBe(200);
    expect(await kindsOf(open, id)).toEqual(['signed-in', 'signed-in', 'factor-added', 'signed-in']);
    const { rows } = await open.pool.query(`select payload from ${storedJobsSql} jobs`);
    expect(JSON.stringify(rows)).toContain('Two-step login is on');
  });

  test('whoever has not the password learns nothing of it', async () => {
    const { id, username } = await person(open);
    await turnOn(open, id);
    const response = await signIn(open, username, { password: 'wrong', code: await currentCode(open, id) });
    expect([response.status, refusalOf(response)]).toEqual([401, 'wrongCredentials']);
  });

  test('takes each code once, also of two at the same moment', async () => {
    const { id, username } = await person(open);
    await turnOn(open, id);
    const code = await currentCode(open, id);
    const responses = await Promise.all([1, 2, 3].map(() => signIn(open, username, { code })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect(refusalOf(await signIn(open, username, { code }))).toBe('wrongSecondFactor');
    wait(1);
    expect((await signIn(open, username, { code: await currentCode(open, id) })).status).toBe(200);
    // The code before it is spent with it.
    const previousCode = totpCodeAt(await secretOf(open, id), new Date(now.getTime() - STEP));
    expect((await signIn(open, username, { code: previousCode })).status).toBe(401);
  });

  test('is tried five times in a quarter of an hour', async () => {
    const { id, username } = await person(open);
    await turnOn(open, id);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await signIn(open, username, { code: '000000' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(open, username, { code: await currentCode(open, id) })).status).toBe(429);
  });

  test('who has the password shuts nobody out of a browser they know, of recovery codes or of passkeys (m12)', async () => {
    const { id, username } = await person(open);
    const [first = '', second = ''] = await turnOn(open, id);
    const entered = await signIn(open, username, { code: first });
    const knownCookie = /known=[\w-]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
    wait(1);
    // An attacker makes forty attempts over a day, from many networks, twenty of them concurrent.
    for (let index = 0; index < 40; index += 1) {
      if (index % 5 === 0) await open.pool.query(`delete from rate_limits where key like 'second-factor:%'`);
      await signIn(open, username, { code: '000000' });
    }
    const code = await currentCode(open, id);
    expect((await signIn(open, username, { code })).status).toBe(429);
    const signInHere = (more: object) =>
      open.ask('POST', '/api/login', {
        body: { username, password: PASSWORD, ...more },
        headers: { cookie: knownCookie },
      });
    expect((await signInHere({ code })).status).toBe(200);
    expect((await signIn(open, username, { code: second })).status).toBe(200);
    expect((await open.ask('POST', '/api/login/passkey/options')).status).toBe(200);
  });

  test('nor does a browser that is known try more than others, or another account', async () => {
    const [mallory, claire] = [await person(open), await person(open)];
    await turnOn(open, claire.id);
    const entered = await signIn(open, mallory.username);
    const cookie = /known=[\w-]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const body = { username: claire.username, password: PASSWORD, code: '000000' };
      statuses.push((await open.ask('POST', '/api/login', { body, headers: { cookie } })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('recovery codes are tried twenty times in a quarter of an hour from one network', async () => {
    const { id, username } = await person(open);
    const [recoveryCode = ''] = await turnOn(open, id);
    const wrong = { code: recoveryCode.replaceAll(/[a-z]/g, 'a') };
    for (let index = 0; index < 20; index += 1)
      expect((await signIn(open, username, wrong)).status).toBe(401);
    expect((await signIn(open, username, wrong)).status).toBe(429);
  });

  test('is turned off with a code, and on again', async () => {
    const { id, username } = await person(open);
    const remove = (code: string) =>
      open.ask('POST', '/api/second-factor/removal', { as: id, body: { code } });
    expect((await remove('123456')).status).toBe(409);
    await turnOn(open, id);
    expect((await open.ask('POST', '/api/second-factor/secret', { as: id })).status).toBe(409);
    expect((await remove('000000')).status).toBe(400);
    expect((await remove(await currentCode(open, id))).status).toBe(200);
    expect((await signIn(open, username)).status).toBe(200);
    await turnOn(open, id);
    expect((await signIn(open, username)).status).toBe(401);
  });
});

test('whoever holds a session for longer shows first who they are', async () => {
  const { id } = await person(open);
  await turnOn(open, id);
  const cookie = await open.signIn(id);
  await open.pool.query('update sessions set proved_at = null where user_id = $1', [id]);
  const body = { code: await currentCode(open, id) };
  for (const path of ['removal', 'recovery-codes', 'secret']) {
    const requestBody = path === 'secret' ? {} : { body };
    const response = await open.ask('POST', `/api/second-factor/${path}`, {
      headers: { cookie },
      ...requestBody,
    });
    expect([response.status, refusalOf(response)], path).toEqual([403, 'stepUpNeeded']);
  }
  const withPassword = { ...body, currentPassword: PASSWORD };
  const removed = await open.ask('POST', '/api/second-factor/removal', {
    headers: { cookie },
    body: withPassword,
  });
  expect(removed.status, removed.text).toBe(200);
});

test('a new password by mail skips no code', async () => {
  const { id, username } = await person(open);
  await turnOn(open, id);
  const token = 'r'.repeat(43);
  await open.db
    .insert(passwordResets)
    .values({ userId: id, tokenHash: hashBrowserToken(token), expiresAt: new Date(Date.now() + 60_000) });
  const newPassword = 'Bouneschlupp um Mëtteg';
  expect((await open.ask('POST', '/api/reset-password', { body: { token, newPassword } })).status).toBe(200);
  const refused = await signIn(open, username, { password: newPassword });
  expect([refused.status, refusalOf(refused)]).toEqual([401, 'secondFactorNeeded']);
});

describe('recovery codes', () => {
  test('are ten, each is worth one sign-in, in any spelling', async () => {
    const { id, username } = await person(open);
    const [first = '', second = '', ...otherCodes] = await turnOn(open, id);
    expect([first, otherCodes.length]).toEqual([expect.stringMatching(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/), 8]);
    expect((await signIn(open, username, { code: first })).status).toBe(200);
    expect((await signIn(open, username, { code: first })).status).toBe(401);
    const spelled = ` ${second.toUpperCase().replaceAll('-', ' ')} `;
    expect((await signIn(open, username, { code: spelled })).status).toBe(200);
    expect((await open.ask('GET', '/api/second-factor', { as: id })).body).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 8,
    });
    expect(await kindsOf(open, id)).toContain('recovery-code-used');
  });

  test('are stored as hashes, and made anew with a code', async () => {
    const { id, username } = await person(open);
    const [old = ''] = await turnOn(open, id);
    const { rows } = await open.pool.query(
      'select row_to_json(c) as row from recovery_codes c where user_id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(old.replaceAll('-', ''));
    const renew = (code: string) =>
      open.ask('POST', '/api/second-factor/recovery-codes', { as: id, body: { code } });
    expect((await renew('000000')).status).toBe(400);
    const renewal = (await renew(await currentCode(open, id))).body as { recoveryCodes: string[] };
    expect((await signIn(open, username, { code: old })).status).toBe(401);
    expect((await signIn(open, username, { code: renewal.recoveryCodes[3] })).status).toBe(200);
  });
});

describe('of staff', () => {
  const moderator = (host: Host, values = {}) =>
    person(host, { userType: 'admin', staffRole: 'moderator', ...values });

  test('it is offered before the launch', async () => {
    const { id, username } = await moderator(open);
    expect((await signIn(open, username)).body).toMatchObject({ mustAddFactor: false });
    expect((await open.ask('GET', '/api/admin/desk', { as: id })).status).toBe(200);
  });

  test('with LAUNCH=live the first sign-in leads to setting one up, and nowhere else', async () => {
    const { id, username } = await moderator(launched);
    const entered = await signIn(launched, username);
    expect([entered.status, entered.body]).toMatchObject([200, { mustAddFactor: true }]);
    const cookie = sessionCookieIn(entered.headers);
    const fetchPage = async (url: string) => {
      const { statusCode, headers } = await launched.app.inject({ url, headers: { cookie } });
      return headers.location ?? statusCode;
    };
    for (const url of ['/api/admin/desk', '/api/folders', '/api/sessions', '/api/user/data', '/api/live']) {
      const response = await launched.ask('GET', url, { headers: { cookie } });
      expect([response.status, refusalOf(response)], url).toEqual([403, 'factorMissing']);
    }
    expect(await fetchPage('/api/user')).toBe(200);
    for (const url of ['/', '/admin', '/settings?tab=security', '/search'])
      expect(await fetchPage(url), url).toBe('/second-factor');
    expect(await fetchPage('/second-factor')).toBe(200);
    await turnOn(launched, id);
    expect(await fetchPage('/api/admin/desk')).toBe(200);
    expect(await fetchPage('/admin')).toBe(200);
  });

  test('a passkey is one: the password alone opens nothing any more', async () => {
    const { id, username } = await moderator(launched);
    await launched.db
      .insert(passkeys)
      .values({ userId: id, credentialId: `of-${id}`, publicKey: Buffer.alloc(32), name: 'Phone' });
    expect((await launched.ask('GET', '/api/admin/desk', { as: id })).status).toBe(200);
    const response = await signIn(launched, username);
    expect([response.status, refusalOf(response)]).toEqual([401, 'passkeyNeeded']);
  });

  test('nobody else is asked for one, nor are the demo’s accounts', async () => {
    const { username } = await person(launched);
    expect((await signIn(launched, username)).body).toMatchObject({ mustAddFactor: false });
    const demo = await moderator(inDemo, { username: 'demo-moderator' });
    expect((await inDemo.ask('GET', '/api/admin/desk', { as: demo.id })).status).toBe(200);
    const namesake = await moderator(launched, { username: 'demo-moderator' });
    expect((await launched.ask('GET', '/api/admin/desk', { as: namesake.id })).status).toBe(403);
  });
});
