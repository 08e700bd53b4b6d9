import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { testHost } from '#testing/host.ts';
import { signupAttempts, users } from './server/tables.ts';

const { ask, db, pool } = await testHost();

let number = 0;
const joining = (overrides: Record<string, unknown> = {}) => {
  number += 1;
  return {
    username: `claire-${number}`,
    email: `claire-${number}@mail.example`,
    password: 'Gromperekichelcher',
    confirmPassword: 'Gromperekichelcher',
    userType: 'private',
    ...overrides,
  };
};
const register = (overrides: Record<string, unknown> = {}, headers = {}) =>
  ask('POST', '/api/register', { body: joining(overrides), headers });
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields ?? {};
const stored = async (username: string) => {
  const [row] = await db.select().from(users).where(eq(users.username, username));
  return row;
};

describe('POST /api/register', () => {
  test(
    'makes a private account, signs it in and says no secret',
    {
      meta: { requirements: ['API-011'] },
    },
    async () => {
      const body = joining({
        phoneNumber: '+352 621 123 456',
        fullName: 'Claire Hoffmann',
        rememberMe: true,
      });
      const response = await ask('POST', '/api/register', { body });
      expect(response.status).toBe(201);
      expect(response.body).toMatchObject({
        username: body.username,
        userType: 'private',
        fullName: 'Claire Hoffmann',
        phoneNumber: '+352621123456',
        isEmailVerified: false,
        isPhoneVerified: false,
      });
      expect(response.text).not.toMatch(/argon2|Gromper/);
      const cookie = sessionCookieIn(response.headers);
      expect(String(response.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
      const me = await ask('GET', '/api/user', { headers: { cookie } });
      expect(me.body).toMatchObject({ username: body.username });
    },
  );

  test(
    'stores a hash, where from, and both toggles on',
    {
      meta: { requirements: ['DATA-001', 'LIMIT-034', 'SET-006'] },
    },
    async () => {
      const body = joining();
      await ask('POST', '/api/register', { body });
      expect(await stored(body.username)).toMatchObject({
        password: expect.stringMatching(/^\$argon2id\$/),
        signupIp: '127.0.0.1',
        lastLoginIp: '127.0.0.1',
        emailNotifications: true,
        smsNotifications: true,
      });
    },
  );

  test(
    'client is read as private; a company gets its profile',
    {
      meta: { requirements: ['SESSION-006'] },
    },
    async () => {
      expect((await register({ userType: 'client' })).body).toMatchObject({ userType: 'private' });
      const response = await register({
        userType: 'company',
        companyName: 'Daach & Fenster S.à r.l.',
        vatNumber: 'lu 1234 5613',
        registrationNumber: 'B123456',
        subscriptionPlan: 'professional',
      });
      expect(response.body).toMatchObject({ userType: 'company' });
      const { id } = response.body as { id: number };
      const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.userId, id));
      expect(company).toMatchObject({
        name: 'Daach & Fenster S.à r.l.',
        vatNumber: 'LU12345613',
        registrationNumber: 'B123456',
        isVatVerified: false,
        // The chosen plan is stored, and takes no effect before it is paid for (reading 47).
        subscriptionPlan: 'professional',
        placement: 0,
        subscriptionStatus: 'trial',
      });
    },
  );

  test(
    'a company that names none is called by its username',
    {
      meta: { requirements: ['O-33'] },
    },
    async () => {
      const { body } = await register({ userType: 'company' });
      const { id, username } = body as { id: number; username: string };
      const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.userId, id));
      expect(company?.name).toBe(username);
    },
  );

  test.each([
    [{ username: '' }, 'VALID-007', 'username', 'Username is required'],
    [{ username: 'ab' }, 'LIMIT-002', 'username', 'Username must be at least 3 characters'],
    [{ username: 'x'.repeat(41) }, 'VALID-007', 'username', 'Username must be 40 characters or less'],
    [{ username: 'pаypal' }, 'VALID-007', 'username', 'Use letters from only one alphabet'],
    [{ email: 'abc' }, 'VALID-008', 'email', 'Invalid email address'],
    [{ password: '1234567' }, 'VALID-009 LIMIT-001', 'password', 'Password must be at least 8 characters'],
    [{ confirmPassword: 'other' }, 'VALID-010', 'confirmPassword', 'Passwords do not match'],
    [
      { phoneNumber: '621 123 456' },
      'VALID-012',
      'phoneNumber',
      'Please enter a valid international phone number',
    ],
    [
      { phoneNumber: '+352 12' },
      'VALID-012',
      'phoneNumber',
      'Please enter a valid international phone number',
    ],
    [
      { userType: 'company', companyName: 'x' },
      'VALID-021',
      'companyName',
      'Company name must be at least 2 characters',
    ],
    [{ userType: undefined }, 'VALID-026', 'userType', 'User type is required'],
    [{ userType: 'admin' }, 'VALID-027', 'userType', "User type must be 'private' or 'company'"],
    [
      { userType: 'company', vatNumber: 'LU1234567' },
      'VALID-028',
      'vatNumber',
      'Invalid Luxembourg VAT number format. Must be LU followed by 8 digits.',
    ],
    [
      { subscriptionPlan: 'gold' },
      'VALID-023',
      'subscriptionPlan',
      'Plan must be basic, professional or premium',
    ],
  ])('refuses %o (%s)', async (overrides, _, field, message) => {
    const response = await register(overrides);
    expect(response.status).toBe(400);
    expect(fieldsOf(response)).toMatchObject({ [field]: message });
  });

  test('refuses the commonest passwords', async () => {
    expect(fieldsOf(await register({ password: 'iloveyou', confirmPassword: 'iloveyou' }))).toMatchObject({
      password: 'This password is too common. Choose another.',
    });
  });

  test('takes 128 characters of any script, and not one more', async () => {
    const longest = 'é🏠'.repeat(64);
    expect((await register({ password: longest, confirmPassword: longest })).status).toBe(201);
    const longer = `${longest}x`;
    expect(fieldsOf(await register({ password: longer, confirmPassword: longer }))).toMatchObject({
      password: 'Password must be 128 characters or less',
    });
  });

  test(
    'a taken name is 409, also in another case or form',
    {
      meta: { requirements: ['COMPANY-026'] },
    },
    async () => {
      await buildUser(db, { username: 'Straße' });
      for (const username of ['straße', 'STRASSE', 'ＳＴＲＡＳＳＥ']) {
        const response = await register({ username });
        expect([response.status, (response.body as { message: string }).message]).toEqual([
          409,
          'Username already exists',
        ]);
      }
    },
  );

  test.each([
    ['claire', 'CLAİRE', 409],
    ['CLAIRE-two', 'claıre-two', 409],
    ['Elise', 'e\u0301lise', 201],
    ['demo-client', 'demo-client\u0301', 400],
    ['nobody', 'ADMİN', 400],
    ['nobody', 'giewel', 400],
    ['nobody', 'Support', 400],
  ])('beside %s, %s is answered with %i', async (takenName, username, status) => {
    if (!(await stored(takenName))) await buildUser(db, { username: takenName });
    expect((await register({ username })).status).toBe(status);
  });

  test('a taken email is 409, in any case', async () => {
    await buildUser(db, { email: 'marc@mail.example' });
    const response = await register({ email: 'MARC@mail.example' });
    expect([response.status, (response.body as { message: string }).message]).toEqual([
      409,
      'This email address is already in use',
    ]);
  });

  test('of 50 at once with one name, one has it', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        register({ username: 'popular', email: `p${turn}@mail.example` }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 49 }, () => 409),
    ]);
    expect(await db.$count(users, eq(users.username, 'popular'))).toBe(1);
  });

  test(
    'what only the server decides is not taken from a body',
    {
      meta: { requirements: ['SESSION-022'] },
    },
    async () => {
      const { body } = await register({
        userType: 'company',
        id: 999_999,
        isVatVerified: true,
        isEmailVerified: true,
        isPhoneVerified: true,
        isSuspended: true,
        subscriptionStatus: 'active',
        profilePictureUrl: 'https://elsewhere.example/x.png',
      });
      const { id } = body as { id: number };
      const [row] = await db.select().from(users).where(eq(users.id, id));
      const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.userId, id));
      expect(id).not.toBe(999_999);
      expect(row).toMatchObject({
        isEmailVerified: false,
        isPhoneVerified: false,
        isSuspended: false,
        profilePictureUrl: null,
      });
      expect(company).toMatchObject({
        isVatVerified: false,
        subscriptionStatus: 'trial',
        subscriptionPlan: null,
      });
    },
  );

  test('a name with admin in it is a name', { meta: { requirements: ['SESSION-008'] } }, async () => {
    expect((await register({ username: 'siteADMIN1' })).body).toMatchObject({ userType: 'private' });
  });

  test('each attempt is noted, with why it failed', { meta: { requirements: ['DATA-015'] } }, async () => {
    await db.delete(signupAttempts);
    await register({ username: 'noted' }, { 'user-agent': 'Test/1' });
    await register({ username: 'noted' }, { 'user-agent': 'Test/1' });
    const rows = await db.select().from(signupAttempts).orderBy(signupAttempts.id);
    expect(rows).toMatchObject([
      { status: 'success', failureReason: null, ipAddress: '127.0.0.1', userAgent: 'Test/1' },
      { status: 'failure', failureReason: 'usernameTaken' },
    ]);
  });

  test('another website’s form is refused', async () => {
    const response = await register({}, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
  });
});

test('whoever tries names and addresses to see which are taken gets no more answers than accounts', async () => {
  await pool.query('delete from rate_limits');
  const { email, username } = await buildUser(db);
  const responses = await Promise.all(
    Array.from({ length: 102 }, (_, turn) => register(turn % 2 ? { email } : { username })),
  );
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(100);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  // From then on a taken address and a free one get the same response.
  expect([(await register({ email })).status, (await register()).status]).toEqual([429, 429]);
  await pool.query('delete from rate_limits');
});

test.each(['admin', 'ADMİN', 'giewel', 'support', 'demo-client\u0301'])(
  'nobody new is called %s, by joining or by another name',
  async (username) => {
    const { id } = await buildUser(db);
    const responses = [
      await register({ username }),
      await ask('PATCH', '/api/user', { as: id, body: { username } }),
    ];
    for (const response of responses)
      expect([response.status, Object.keys(fieldsOf(response))]).toEqual([400, ['username']]);
  },
);

test('who is called admin or support already keeps the name', async () => {
  for (const username of ['admin', 'Support']) {
    const { id } = await buildUser(db, { username });
    const body = { username, fullName: 'Claire Hoffmann' };
    expect((await ask('PATCH', '/api/user', { as: id, body })).body).toMatchObject(body);
  }
});
