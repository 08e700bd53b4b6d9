import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { hashPassword } from './server/passwords.ts';
import { deleteOldSecurityEvents, recordSecurityEvent } from './server/security-events.ts';

const { ask, db, pool } = await testHost();
const PASSWORD = 'Gromperekichelcher 7!';
const password = await hashPassword(PASSWORD);
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const person = () => buildUser(db, { password });
const eventsOf = async (as: number) => {
  const { body } = await ask('GET', '/api/security-events', { as });
  return body as { kind: string; browser: string | null; network: string | null }[];
};
const kindsOf = async (as: number) => (await eventsOf(as)).map(({ kind }) => kind);
const rowsOf = async (id: number) =>
  (await pool.query('select * from security_events where person_id = $1 order by id', [id])).rows;

/** Moments and ids are left out, because a millisecond can be any three digits. */
const textOf = async (id: number) =>
  JSON.stringify((await rowsOf(id)).map(({ id: _id, at: _at, ...row }) => row));

describe('the audit trail of an account', () => {
  test('tells of a sign-in by browser and part of the network, newest first', async () => {
    const { id, username } = await person();
    const headers = { 'user-agent': FIREFOX };
    await ask('POST', '/api/login', { body: { username, password: 'wrong' }, headers });
    await ask('POST', '/api/login', { body: { username, password: PASSWORD }, headers });
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'signed-in', browser: 'Firefox on Windows', network: '127.0.0.0/24' },
      { kind: 'sign-in-refused', browser: 'Firefox on Windows', network: '127.0.0.0/24' },
    ]);
    // Nobody knows who tried, so the event must not name the account's owner as the actor.
    expect(await rowsOf(id)).toMatchObject([{ actor_id: null }, { actor_id: id }]);
  });

  test('a name that nobody has leaves nothing', async () => {
    const count = async () => (await pool.query('select count(*) from security_events')).rows;
    const previousCount = await count();
    await ask('POST', '/api/login', { body: { username: 'nobody-of-all', password: 'wrong' } });
    expect(await count()).toEqual(previousCount);
  });

  test('tells of everything that is changed, and of nothing that stays', async () => {
    const { id } = await buildUser(db, { password, phoneNumber: '+352621300100' });
    const newPassword = 'Bouneschlupp 8!';
    const change = { currentPassword: PASSWORD, newPassword };
    const calls: [string, 'POST' | 'PATCH' | 'DELETE' | 'GET', string, object?][] = [
      ['signed-out-everywhere', 'DELETE', '/api/sessions'],
      ['phone-changed', 'PATCH', '/api/user', { phoneNumber: '' }],
      ['password-changed', 'POST', '/api/update-password', change],
      ['data-exported', 'GET', '/api/user/data'],
      ['erasure-asked', 'POST', '/api/user/deletion', { currentPassword: newPassword }],
      ['erasure-withdrawn', 'DELETE', '/api/user/deletion'],
    ];
    for (const [, method, url, body] of calls) {
      const response = await ask(method, url, { as: id, body });
      expect(response.status, response.text).toBe(200);
    }
    await ask('PATCH', '/api/user', { as: id, body: { fullName: 'Only a name' } });
    await ask('DELETE', '/api/user/deletion', { as: id });
    expect(await kindsOf(id)).toEqual(calls.map(([kind]) => kind).toReversed());
    expect(await textOf(id)).not.toMatch(/621|mail\.example|Bouneschlupp/);
  });

  test('tells of another address and number when they are asked for, and once they count', async () => {
    const { id } = await person();
    const codeSent = async () => {
      const { rows } = await pool.query<{ code: string }>(
        `select coalesce(payload->'letter'->>'code', substring(payload->>'text' from '\\d{6}')) as code
         from ${storedJobsSql} jobs order by created_at desc, place desc`,
      );
      return rows.find(({ code }) => code !== null)?.code;
    };
    for (const [type, change] of [
      ['sms', { phoneNumber: '+352 621 300 100' }],
      ['email', { email: `trail-${id}@mail.example` }],
    ] as const) {
      await ask('PATCH', '/api/user', { as: id, body: change });
      const previousKinds = await kindsOf(id);
      expect(previousKinds[0]).toBe(type === 'sms' ? 'phone-change-asked' : 'email-change-asked');
      const body = { type, userId: id, code: await codeSent() };
      expect((await ask('POST', '/api/verify-code', { as: id, body })).status).toBe(200);
      const kind = type === 'sms' ? 'phone-changed' : 'email-changed';
      expect(await kindsOf(id)).toEqual([kind, ...previousKinds]);
    }
    expect(await textOf(id)).not.toMatch(/621|mail\.example/);
  });

  test('comes in pages, and is nobody else’s', async () => {
    const [{ id }, otherPerson] = [await person(), await person()];
    for (let index = 0; index < 5; index += 1)
      await recordSecurityEvent(db, { kind: 'signed-in', personId: id, from: null });
    const first = await ask('GET', '/api/security-events?limit=3', { as: id });
    expect([first.body, first.headers['x-total-count']]).toMatchObject([{ length: 3 }, '5']);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await ask('GET', next, { as: id })).body).toHaveLength(2);
    expect(await eventsOf(otherPerson.id)).toEqual([]);
  });

  test('of what staff did the person learns that they did, not from where', async () => {
    const { id } = await person();
    const admin = await buildUser(db, { userType: 'admin' });
    const from = { ip: '203.0.113.9', userAgent: FIREFOX };
    await recordSecurityEvent(db, { kind: 'suspended', personId: id, actorId: admin.id, from });
    expect(await eventsOf(id)).toMatchObject([{ kind: 'suspended', browser: null, network: null }]);
    expect(await rowsOf(id)).toMatchObject([{ actor_id: admin.id, network: '203.0.113.0/24' }]);
  });
});

describe('what happened', () => {
  const change = (statement: string, id: number) => pool.query(statement, [id]);

  test('is changed by nobody, and deleted by nobody within its year', async () => {
    const { id } = await person();
    await recordSecurityEvent(db, { kind: 'signed-in', personId: id, from: null });
    await expect(
      change(`update security_events set kind = 'erased' where person_id = $1`, id),
    ).rejects.toThrow('the audit trail is never changed');
    await expect(change('delete from security_events where person_id = $1', id)).rejects.toThrow('never');
    await expect(pool.query('truncate security_events')).rejects.toThrow('never');
    expect(await kindsOf(id)).toEqual(['signed-in']);
  });

  test('goes at night when it is a year old', async () => {
    const { id } = await person();
    await change(
      `insert into security_events (kind, person_id, at) values
       ('signed-in', $1, now() - interval '366 days'), ('password-changed', $1, now() - interval '364 days')`,
      id,
    );
    await deleteOldSecurityEvents(db);
    expect(await kindsOf(id)).toEqual(['password-changed']);
  });
});
