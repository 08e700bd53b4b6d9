import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyRow, reloadCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import type { OwnCompany } from './contract/own-company.ts';

const { ask, db, pool } = await testHost();
beforeEach(() => forgetJobs(pool));

const change = (company: CompanyRow, body: unknown) =>
  ask('PATCH', '/api/company-profile', { as: company.userId, body });
const details = async ({ userId }: CompanyRow) =>
  (await ask('GET', '/api/company-profile/details', { as: userId })).body as OwnCompany;
const profile = async ({ id }: CompanyRow) => (await ask('GET', `/api/companies/${id}`)).body;

const checksWaiting = async () =>
  (
    await pool.query(
      `select payload from ${storedJobsSql} j
       where j.name = 'check-vat'`,
    )
  ).rows.map(({ payload }) => payload);

const everything = {
  name: 'Toiture Weber',
  description: 'Roofs in slate and zinc, and the gutters that go with them.',
  address: '4, rue du Moulin',
  city: 'Clervaux',
  postalCode: 'L-9710',
  website: 'https://weber.example/daach',
  phoneNumber: '+352 92 00 11',
  email: 'info@weber.example',
  registrationNumber: 'B123456',
  hasEmergencyService: true,
  emergencyPhoneNumber: '+352 621 00 11 22',
  languages: ['lb', 'fr'],
  serviceCantons: ['Clervaux', 'Wiltz'],
  serviceCommunes: ['Diekirch'],
  businessHours: { Monday: '08:00–12:00, 13:00–17:00', Sunday: 'Closed', 'Public holidays': 'Closed' },
  foundedIn: 1974,
  teamSize: 12,
  guarantee: 'Ten years on every roof.',
};

test('whoever works for a company is shown its seal, a company without a profile none', async () => {
  const company = await buildCompany(db, { name: 'Daach a Giewel', logoUrl: '/files/seal.webp' });
  const member = await buildUser(db, { userType: 'company' });
  await buildCompanyMember(db, { companyId: company.id, userId: member.id, role: 'member' });
  const logoFor = async (as: number) => (await ask('GET', '/api/company-profile/seal', { as })).body;
  for (const as of [company.userId, member.id])
    expect(await logoFor(as)).toEqual({
      name: 'Daach a Giewel',
      logoUrl: '/files/seal.webp',
      isOwner: as === company.userId,
    });
  expect(await logoFor((await buildUser(db, { userType: 'company' })).id)).toBeNull();
});

test.each(['Esch-sur-Alzette', 'Esch an der Alzette', 'Esch-Uelzecht'])(
  'a town is found by the name it has in the language of whoever chose it: %s',
  async (city) => {
    const company = await buildCompany(db);
    expect((await change(company, { city, postalCode: '' })).status).toBe(200);
    expect(await profile(company)).toMatchObject({ city, commune: 'Esch-sur-Alzette' });
  },
);

describe('PATCH /api/company-profile', () => {
  test(
    'changes every field, and everybody sees it at once',
    {
      meta: { requirements: ['CDASH-017', 'CDASH-024', 'DATA-017'] },
    },
    async () => {
      const company = await buildCompany(db);
      await profile(company); // the response is cached from here on
      const { status, body } = await change(company, everything);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...everything, commune: 'Clervaux', canton: 'Clervaux' });
      const { registrationNumber: _, ...publicFields } = everything;
      await eventually(async () => expect(await profile(company)).toMatchObject(publicFields));
      const response = await ask('GET', '/api/companies?commune=Clervaux');
      expect(response.body).toMatchObject([{ id: company.id, name: 'Toiture Weber' }]);
    },
  );

  test('a year and a number may come as they were typed, and go when they are emptied', async () => {
    const company = await buildCompany(db);
    expect((await change(company, { foundedIn: ' 1974 ', teamSize: '12' })).body).toMatchObject({
      foundedIn: 1974,
      teamSize: 12,
    });
    expect((await change(company, { foundedIn: '', teamSize: ' ' })).body).toMatchObject({
      foundedIn: null,
      teamSize: null,
    });
  });

  test('an IBAN comes as it is pasted, its team reads it, and its public page says nothing of it (company 26)', async () => {
    const company = await buildCompany(db);
    const { body } = await change(company, { iban: ' lu28 0019 4006 4475 0000 ' });
    expect(body).toMatchObject({ iban: 'LU280019400644750000' });
    expect(await details(company)).toMatchObject({ iban: 'LU280019400644750000' });
    expect(JSON.stringify(await profile(company))).not.toContain('LU280019400644750000');
    expect((await ask('GET', '/api/company-profile/details', {})).status).toBe(401);
    expect((await change(company, { iban: '' })).body).toMatchObject({ iban: null });
  });

  test('of two who change different fields both keep their change', async () => {
    const company = await buildCompany(db);
    await Promise.all([
      change(company, { city: 'Wiltz' }),
      change(company, { phoneNumber: '+352 95 00 11' }),
    ]);
    expect(await details(company)).toMatchObject({ city: 'Wiltz', phoneNumber: '+352 95 00 11' });
  });

  test('a website without its https:// gets it, another scheme stays what it is', async () => {
    const company = await buildCompany(db);
    const saveWebsite = async (website: string) => (await change(company, { website })).body;
    expect(await saveWebsite(' weber-dach.lu ')).toMatchObject({ website: 'https://weber-dach.lu' });
    expect(await saveWebsite('www.weber-dach.lu/about')).toMatchObject({
      website: 'https://www.weber-dach.lu/about',
    });
    expect(await saveWebsite('http://weber-dach.lu')).toMatchObject({ website: 'http://weber-dach.lu' });
    expect(await saveWebsite('')).toMatchObject({ website: null });
  });

  test('what is no field of an editor changes nothing', async () => {
    const company = await buildCompany(db, { isVatVerified: false });
    const companyBefore = await reloadCompany(db, company.id);
    const foreign = {
      id: 1,
      userId: 1,
      status: 'active',
      isVatVerified: true,
      placement: 2,
      isDemo: true,
      subscriptionStatus: 'active',
      subscriptionPlan: 'premium',
      reviewCount: 99,
      logoUrl: '/x.webp',
      commune: 'Wiltz',
      services: [],
      vatCheckResult: 'valid',
    };
    expect((await change(company, foreign)).status).toBe(400);
    expect((await change(company, { ...foreign, city: companyBefore.city })).status).toBe(200);
    expect(await reloadCompany(db, company.id)).toEqual(companyBefore);
  });

  test.each([
    ['name', 'x', 'Company name must be at least 2 characters'],
    ['description', 'x'.repeat(5001), 'Description must be 5,000 characters or less'],
    ['postalCode', '12345', 'Enter a 4-digit postcode, like L-1930'],
    ['website', 'javascript:alert(1)', expect.stringContaining('https://')],
    ['website', 'ftp://weber.example', expect.stringContaining('https://')],
    ['website', 'weber', expect.stringContaining('https://')],
    ['website', 'https://someone@weber.example', expect.stringContaining('https://')],
    ['website', 'http://127.0.0.1:22', expect.stringContaining('https://')],
    ['website', 'http://3232235777/', expect.stringContaining('https://')],
    ['website', 'http://[::ffff:10.0.0.1]/', expect.stringContaining('https://')],
    ['website', 'http://router.local', expect.stringContaining('https://')],
    ['website', 'http://localhost.', expect.stringContaining('https://')],
    ['phoneNumber', 'call me', expect.stringContaining('+352')],
    ['emergencyPhoneNumber', '12', expect.stringContaining('+352')],
    ['email', 'weber', expect.any(String)],
    ['registrationNumber', '123456', 'Enter a registration number, like B123456'],
    ['registrationNumber', 'B1234567', 'Enter a registration number, like B123456'],
    ['iban', 'LU28 0019 4006 4475 0001', expect.stringContaining('Check the IBAN')],
    ['iban', 'LU28', expect.stringContaining('Check the IBAN')],
    ['vatNumber', 'FR12345678', expect.stringContaining('LU')],
    ['languages', ['lb', 'lb'], expect.any(String)],
    ['languages', ['tlh'], expect.any(String)],
    ['serviceCantons', ['Brabant'], 'One of these places isn’t in Luxembourg'],
    ['serviceCommunes', ['Paris'], 'One of these places isn’t in Luxembourg'],
    ['foundedIn', '1799', 'Enter a year between 1800 and this year'],
    ['foundedIn', luxembourgTimeOf(new Date()).year + 1, 'Enter a year between 1800 and this year'],
    ['foundedIn', 'long ago', 'Enter a year between 1800 and this year'],
    ['teamSize', '0', 'Enter a number from 1 to 5,000'],
    ['teamSize', 1.5, 'Enter a number from 1 to 5,000'],
    ['guarantee', 'x'.repeat(301), 'Guarantees must be 300 characters or less'],
  ])(
    'refuses %s %j',
    { meta: { requirements: ['LIMIT-003', 'LIMIT-004'] } },
    async (field, value, message) => {
      const company = await buildCompany(db);
      const companyBefore = await reloadCompany(db, company.id);
      const { status, body } = await change(company, { [field]: value });
      expect(status).toBe(400);
      const fields = (body as { fields: Record<string, string> }).fields;
      expect(Object.entries(fields)[0]).toEqual([expect.stringContaining(field), message]);
      expect(await reloadCompany(db, company.id)).toEqual(companyBefore);
    },
  );

  test.each([
    [{ Monday: '12:00–08:00, 13:00–17:00' }, 'businessHours.Monday'],
    [{ Monday: '08:00–12:00, 11:00–17:00' }, 'businessHours.Monday'],
    [{ Monday: '08:00–' }, 'businessHours.Monday'],
    [{ Moonday: '08:00–17:00' }, 'businessHours.Moonday'],
    [{ '2026-08-20/2026-08-01': 'Closed' }, 'businessHours.2026-08-20/2026-08-01'],
    [{ '2026-02-30/2026-03-01': 'Closed' }, 'businessHours.2026-02-30/2026-03-01'],
  ])('refuses the hours %j', { meta: { requirements: ['PROFILE-021'] } }, async (businessHours, field) => {
    const { status, body } = await change(await buildCompany(db), { businessHours });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  test('tidies what is written another way, and takes nothing as nothing', async () => {
    const company = await buildCompany(db);
    const { body } = await change(company, {
      postalCode: ' l 1930',
      registrationNumber: 'b 12345',
      vatNumber: 'lu 1502 7442',
      website: ' ',
      phoneNumber: null,
      businessHours: null,
    });
    expect(body).toMatchObject({
      postalCode: 'L-1930',
      registrationNumber: 'B12345',
      vatNumber: 'LU15027442',
      website: null,
      phoneNumber: null,
      businessHours: null,
    });
  });

  test('a new VAT number is not verified, and is looked at anew', async () => {
    const company = await buildCompany(db, { vatCheckResult: 'valid', vatCheckedAt: new Date() });
    await change(company, { vatNumber: company.vatNumber });
    expect(await checksWaiting()).toEqual([]);
    expect(await reloadCompany(db, company.id)).toMatchObject({ isVatVerified: true });

    await change(company, { vatNumber: 'LU15027442' });
    expect(await checksWaiting()).toEqual([{ companyId: company.id }]);
    expect(await reloadCompany(db, company.id)).toMatchObject({
      vatNumber: 'LU15027442',
      isVatVerified: false,
      vatCheckResult: null,
      vatCheckedAt: null,
      vatRefusedAt: null,
    });
  });

  test('without a VAT number nothing is looked at', async () => {
    const company = await buildCompany(db);
    await change(company, { vatNumber: null });
    expect(await checksWaiting()).toEqual([]);
    expect(await reloadCompany(db, company.id)).toMatchObject({ vatNumber: null, isVatVerified: false });
  });

  test('is for companies, each for its own', async () => {
    const otherCompany = await buildCompany(db);
    const client = await buildUser(db);
    const bare = await buildUser(db, { userType: 'company' });
    const body = { city: 'Wiltz' };
    expect((await ask('PATCH', '/api/company-profile', { body })).status).toBe(401);
    expect((await ask('PATCH', '/api/company-profile', { as: client.id, body })).status).toBe(403);
    expect((await ask('PATCH', '/api/company-profile', { as: bare.id, body })).status).toBe(404);
    expect((await ask('GET', '/api/company-profile/details', { as: bare.id })).status).toBe(404);
    expect(await reloadCompany(db, otherCompany.id)).toMatchObject({ city: 'Bettembourg' });
  });
});

describe('the services', () => {
  const offer = ({ userId }: CompanyRow, categoryId: number) =>
    ask('POST', '/api/company-profile/services', { as: userId, body: { categoryId } });
  const offerNoMore = ({ userId }: CompanyRow, categoryId: number) =>
    ask('DELETE', `/api/company-profile/services/${categoryId}`, { as: userId });
  const listed = async ({ id }: CompanyRow) => (await reloadCompany(db, id)).services;
  const categories = (count: number) => Promise.all(Array.from({ length: count }, () => buildCategory(db)));

  test(
    'are chosen and given up, and stand on the card at once',
    {
      meta: { requirements: ['DATA-004'] },
    },
    async () => {
      const company = await buildCompany(db);
      const [first, second] = await categories(2);
      await offer(company, first?.id ?? 0);
      const { status, body } = await offer(company, second?.id ?? 0);
      expect(status).toBe(201);
      expect(body).toMatchObject([{ categoryId: first?.id }, { categoryId: second?.id }]);
      expect(await listed(company)).toMatchObject([{ categoryId: first?.id }, {}]);

      expect((await offer(company, second?.id ?? 0)).status).toBe(201); // it exists already and stays
      expect((await offerNoMore(company, first?.id ?? 0)).body).toMatchObject([{ categoryId: second?.id }]);
      expect((await offerNoMore(company, first?.id ?? 0)).status).toBe(404);
      expect((await offer(company, 2_000_000_000)).status).toBe(404);
      expect(await listed(company)).toMatchObject([{ categoryId: second?.id }]);
    },
  );

  test.each([
    ['PRICE-012 Basic', 'basic', 3],
    ['PRICE-014 Professional', 'professional', 10],
    ['PRICE-016 Premium', 'premium', 20],
    ['no plan', null, 3],
  ] as const)('of twenty at once %s takes exactly its number', async (_, plan, limit) => {
    const company = await (plan ? buildCompanyOnPlan(db, plan) : buildCompany(db));
    const answers = await Promise.all((await categories(20)).map(({ id }) => offer(company, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
    expect((await details(company)).services).toHaveLength(limit);
    for (const { body } of answers.filter(({ status }) => status !== 201))
      expect(body).toMatchObject({ code: 'serviceLimit' });
  });

  test('a fourth on Basic is refused in words', { meta: { requirements: ['PRICE-012'] } }, async () => {
    const company = await buildCompanyOnPlan(db, 'basic');
    const [fourth, ...three] = await categories(4);
    for (const { id } of three) await buildService(db, { companyId: company.id, categoryId: id });
    expect(await offer(company, fourth?.id ?? 0)).toMatchObject({
      status: 409,
      body: { message: 'You can add up to 3 services. Choose a larger plan to add more.' },
    });
    expect(await details(company)).toMatchObject({ plan: 'basic', limits: { services: 3, images: 5 } });
  });

  test('are each company’s own', async () => {
    const { companyId, categoryId } = await buildService(db);
    const stranger = await buildCompany(db);
    expect((await offerNoMore(stranger, categoryId)).status).toBe(404);
    expect((await reloadCompany(db, companyId)).services).toHaveLength(1);
  });
});
