import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { peopleWithPasswords } from '#testing/people-with-passwords.ts';
import { fieldsOf, messageOf } from '#testing/response-parts.ts';
import { verificationCodes } from './server/tables.ts';

const host = await testHost({
  env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://giewel.test' },
});
const { ask, db, pool } = host;
const { mailsToSend, reachablePerson, rowOf } = await peopleWithPasswords(host);

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  await forgetJobs(pool);
});

describe('PATCH /api/user', () => {
  test('changes what is given and leaves the rest', { meta: { requirements: ['API-053'] } }, async () => {
    const { id, email } = await reachablePerson();
    const response = await ask('PATCH', '/api/user', {
      as: id,
      body: { username: 'Léa', fullName: 'Léa Weber' },
    });
    expect([response.status, response.body]).toMatchObject([
      200,
      { username: 'Léa', fullName: 'Léa Weber', email },
    ]);
    const toggles = await ask('PATCH', '/api/user', {
      as: id,
      body: { emailNotifications: false, smsNotifications: false },
    });
    expect(toggles.body).toMatchObject({
      username: 'Léa',
      emailNotifications: false,
      smsNotifications: false,
    });
  });

  test('full name and phone may be left empty', { meta: { requirements: ['VALID-062'] } }, async () => {
    const { id } = await reachablePerson();
    const response = await ask('PATCH', '/api/user', { as: id, body: { fullName: '', phoneNumber: ' ' } });
    expect(response.body).toMatchObject({ fullName: null, phoneNumber: null, isPhoneVerified: false });
  });

  test.each([
    [{ email: 'abc' }, 'VALID-060', { email: 'Invalid email address' }],
    [{ username: 'ab' }, 'VALID-061', { username: 'Username must be at least 3 characters' }],
    [
      { phoneNumber: '+352 12' },
      'VALID-012',
      { phoneNumber: 'Please enter a valid international phone number' },
    ],
    [{ emailNotifications: 'yes' }, 'VALID-072', { emailNotifications: 'This value isn’t valid.' }],
    [
      { userType: 'admin', isEmailVerified: true, id: 1 },
      'API-053',
      { body: 'You haven’t changed anything' },
    ],
  ])('refuses %o (%s)', async (body, _, fields) => {
    const { id } = await reachablePerson();
    const previousRow = await rowOf(id);
    const response = await ask('PATCH', '/api/user', { as: id, body });
    expect([response.status, fieldsOf(response)]).toEqual([400, fields]);
    expect(await rowOf(id)).toEqual(previousRow);
  });

  test(
    'a new email or phone waits for its code, and the old address is told',
    {
      meta: { requirements: ['O-100'] },
    },
    async () => {
      const { id, email } = await reachablePerson();
      await ask('POST', '/api/request-verification', { as: id, body: { type: 'email', userId: id } });
      await forgetJobs(pool);
      const response = await ask('PATCH', '/api/user', {
        as: id,
        body: { email: `other-${id}@mail.example`, phoneNumber: '+352 691 111 222' },
      });
      expect(response.body).toMatchObject({
        email,
        isEmailVerified: true,
        pendingEmail: `other-${id}@mail.example`,
        phoneNumber: '+352621123456',
        isPhoneVerified: true,
        pendingPhone: '+352691111222',
      });
      expect(await mailsToSend()).toMatchObject([
        { to: `other-${id}@mail.example`, letter: { heading: 'Confirm your new email address' } },
        { to: email, letter: { subject: 'Request to change your email address' } },
        { to: '+352691111222' },
      ]);
      // The old address's code is gone; each pending contact has one.
      expect(await db.$count(verificationCodes, eq(verificationCodes.userId, id))).toBe(2);
    },
  );

  test('the same email in other letters, or the same number in another form, stays verified', async () => {
    const { id, email } = await reachablePerson();
    const response = await ask('PATCH', '/api/user', {
      as: id,
      body: { email: email.toUpperCase(), phoneNumber: '+352 621 123 456' },
    });
    expect(response.body).toMatchObject({ isEmailVerified: true, isPhoneVerified: true });
  });

  test('a taken name or email is 409, and nothing is half changed', async () => {
    const [claire, marc] = [
      await reachablePerson({ username: 'Claire' }),
      await reachablePerson({ email: 'marc@mail.example' }),
    ];
    const name = await ask('PATCH', '/api/user', {
      as: marc.id,
      body: { username: 'CLAIRE', fullName: 'X' },
    });
    const email = await ask('PATCH', '/api/user', { as: claire.id, body: { email: 'Marc@mail.example' } });
    expect([name.status, messageOf(name), email.status, messageOf(email)]).toEqual([
      409,
      'Username already exists',
      409,
      'This email address is already in use',
    ]);
    expect((await rowOf(marc.id)).fullName).not.toBe('X');
  });

  test('whoever tries names and addresses to see which are taken is let try ten an hour', async () => {
    const [{ email }, { username }] = [await reachablePerson(), await reachablePerson()];
    for (const [url, change] of [
      ['/api/user', { email }],
      ['/api/user', { username }],
      ['/api/client/profile', { email }],
    ] as const) {
      const { id } = await reachablePerson();
      const statuses: number[] = [];
      for (let turn = 0; turn < 12; turn += 1)
        statuses.push((await ask('PATCH', url, { as: id, body: change })).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
      const response = await ask('PATCH', '/api/user', { as: id, body: { fullName: 'Still my own name' } });
      expect(response.status).toBe(200);
    }
  });

  test('a visitor has nothing to change', async () => {
    expect((await ask('PATCH', '/api/user', { body: { username: 'mallory' } })).status).toBe(401);
  });
});

describe('the profile', () => {
  test('is read and changed', { meta: { requirements: ['API-048', 'API-049', 'DATA-033'] } }, async () => {
    const { id, email } = await reachablePerson();
    const response = await ask('PATCH', '/api/client/profile', {
      as: id,
      body: { fullName: 'Claire Hoffmann', email, passport: 'JC12', phoneNumber: '+352 621 123 456' },
    });
    const read = await ask('GET', '/api/client/profile', { as: id });
    expect(read.body).toEqual(response.body);
    expect(read.body).toEqual({
      fullName: 'Claire Hoffmann',
      email,
      passport: 'JC12',
      phoneNumber: '+352621123456',
      emailNotifications: true,
      smsNotifications: true,
      profilePictureUrl: null,
    });
  });

  test.each([
    [{ fullName: ' ' }, 'VALID-057', { fullName: 'Full name is required' }],
    [{ email: 'abc' }, 'VALID-058', { email: 'Invalid email address' }],
  ])('refuses %o (%s)', async (body, _, fields) => {
    const { id } = await reachablePerson();
    const response = await ask('PATCH', '/api/client/profile', { as: id, body });
    expect([response.status, fieldsOf(response)]).toEqual([400, fields]);
  });

  test('passport and phone are optional', { meta: { requirements: ['VALID-059'] } }, async () => {
    const { id } = await reachablePerson();
    const response = await ask('PATCH', '/api/client/profile', {
      as: id,
      body: { fullName: 'C', passport: '', phoneNumber: null },
    });
    expect(response.body).toMatchObject({ passport: null, phoneNumber: null });
  });

  test(
    'the toggles are two booleans',
    {
      meta: { requirements: ['API-052', 'ME-005', 'VALID-072'] },
    },
    async () => {
      const { id } = await reachablePerson();
      const body = { emailNotifications: false, smsNotifications: true };
      expect((await ask('PATCH', '/api/client/notifications', { as: id, body })).body).toEqual(body);
      const bad = await ask('PATCH', '/api/client/notifications', {
        as: id,
        body: { emailNotifications: 'on' },
      });
      expect(bad.status).toBe(400);
    },
  );

  test('is nobody else’s', async () => {
    for (const [method, url] of [
      ['GET', '/api/client/profile'],
      ['PATCH', '/api/client/profile'],
      ['PATCH', '/api/client/notifications'],
    ] as const) {
      expect((await ask(method, url, { body: {} })).status).toBe(401);
    }
  });
});
