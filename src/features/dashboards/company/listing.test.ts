import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyValues, reloadCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { listMissingListingRequirements } from '#features/companies/core/rules/listing-requirements.ts';
import { profilePath } from '#features/companies/core/rules/profile-path.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { notifications } from '#features/notifications/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { expireGrandfatheredListings } from './server/expire-grandfathered-listings.ts';

const host = await testHost({ withPages: true });
const { ask, db, pool, services } = host;
const roofing = await buildCategory(db, { name: 'Roofing' });

/** The documents’ own words describe a company that has written none. */
const WORDS = 'This company offers professional construction services in Luxembourg.';
const NAME = 'zinguerie waldbillig';
const TEXT = 'We mend roofs of slate and zinc, and come in a storm.';

const build = async (values: Partial<CompanyValues> = {}, { isProved = true, trades = 1 } = {}) => {
  const owner = await buildUser(db, { userType: 'company', isEmailVerified: isProved });
  const company = await buildCompany(db, {
    userId: owner.id,
    description: TEXT,
    keptListedUntil: null,
    listingToldAt: null,
    ...values,
  });
  if (trades > 0) await buildService(db, { companyId: company.id, categoryId: roofing.id });
  return company;
};

const abroad = { city: 'Trier', postalCode: '54290' };

describe('the column and the rule say the same (reading 52)', () => {
  test.each<[Partial<CompanyValues>, { isProved?: boolean; trades?: number }]>([
    [{}, {}],
    [{}, { isProved: false }],
    [{}, { trades: 0 }],
    [abroad, {}],
    [{ ...abroad, serviceCommunes: ['Mersch'] }, {}],
    [{ ...abroad, serviceCantons: ['Mersch'] }, {}],
    [{ city: null, postalCode: null, address: null }, {}],
    [{ description: '' }, {}],
    [{ description: 'é'.repeat(40) }, {}],
    [{ description: '🏠'.repeat(39) }, {}],
    [{ description: `${'x'.repeat(39)} \n\t` }, {}],
    [{ description: ` ${'x'.repeat(40)}\n` }, {}],
    [{ description: `${'x'.repeat(39)}\u{A0}` }, {}],
  ])('%j %j', async (values, owner) => {
    const company = await reloadCompany(db, (await build(values, owner)).id);
    expect(company.isListed).toBe(listMissingListingRequirements(company).length === 0);
  });
});

const neighbour = await build({ name: 'Maison Autre', city: 'Vianden', postalCode: 'L-9410' });

/** Returns every list of the directory, and whether the company stands in it. */
const lists = async () => {
  const addresses = [
    '/api/companies',
    '/api/companies?query=zinguerie',
    `/api/companies?categoryId=${roofing.id}`,
    '/api/suggestions?query=zinguerie',
    `/api/companies/${neighbour.id}/similar`,
    `/api/request-suggestions?category=${roofing.id}&commune=Vianden`,
    '/search?q=zinguerie',
    '/?q=zinguerie',
    '/sitemap/companies-1.xml',
  ];
  return Promise.all(
    addresses.map(async (address) => [
      address,
      (await ask('GET', address)).text.replaceAll('-', ' ').toLowerCase().includes(NAME),
    ]),
  );
};
const countIn = async () => [
  ((await ask('GET', '/api/directory-figures')).body as { companyCount: number }).companyCount,
  ((await ask('GET', '/api/company-places')).body as { count: number }[]).reduce(
    (sum, row) => sum + row.count,
    0,
  ),
];

const newestCode = async () => {
  const { rows } = await pool.query<{ code: string }>(
    `select payload -> 'letter' ->> 'code' as code from ${storedJobsSql} jobs
     where payload -> 'letter' ->> 'code' is not null order by created_at desc, place desc limit 1`,
  );
  return rows[0]?.code;
};

test('a company that joins is listed everywhere at once when the last thing is there (reading 52)', async () => {
  const { headers } = await ask('POST', '/api/register', {
    body: {
      userType: 'company',
      username: 'zinguerie',
      companyName: NAME,
      email: 'patron@zinguerie.example',
      phoneNumber: '+352621998877',
      password: 'Gromperekichelcher',
    },
  });
  const session = { headers: { cookie: sessionCookieIn(headers) } };
  const readOwnProfile = async () =>
    (await ask('GET', '/api/company-profile', session)).body as {
      id: number;
      userId: number;
      listing: { isListed: boolean; missing: string[]; keptUntil: string | null };
    };
  const { id, userId } = await readOwnProfile();
  const expectHidden = async (missing: string[]) => {
    expect((await readOwnProfile()).listing).toEqual({ isListed: false, missing, keptUntil: null });
    expect((await lists()).filter(([, isIncluded]) => isIncluded)).toEqual([]);
  };

  await expectHidden(['trade', 'place', 'text', 'email']);
  await ask('POST', '/api/company-profile/services', { ...session, body: { categoryId: roofing.id } });
  await expectHidden(['place', 'text', 'email']);
  await ask('PATCH', '/api/company-profile', { ...session, body: { city: 'Vianden', description: TEXT } });
  await expectHidden(['email']);
  // Its own page and every call by id show it to everybody; no search engine may index it.
  expect((await ask('GET', `/api/companies/${id}`)).body).toMatchObject({ id, isListed: false });
  const page = await ask('GET', profilePath({ id, name: NAME }));
  expect(page.status).toBe(200);
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  const countsBefore = await countIn();

  await ask('POST', '/api/request-verification', { ...session, body: { type: 'email', userId } });
  const code = await newestCode();
  const proved = await ask('POST', '/api/verify-code', { ...session, body: { type: 'email', userId, code } });
  expect(proved.status).toBe(200);
  expect((await readOwnProfile()).listing).toEqual({ isListed: true, missing: [], keptUntil: null });
  await eventually(async () => {
    const listings = await lists();
    expect(listings.filter(([, isIncluded]) => !isIncluded)).toEqual([]);
  });
  const countsAfter = await countIn();
  expect(countsAfter.map((count, place) => count > (countsBefore[place] ?? 0))).toEqual([true, true]);
  expect((await ask('GET', profilePath({ id, name: NAME }))).text).not.toContain('noindex');

  await ask('DELETE', `/api/company-profile/services/${roofing.id}`, session);
  await eventually(() => expectHidden(['trade']));
});

test(
  'an unlisted company is shown with the documents’ words wherever it is kept (reading 52)',
  {
    meta: { requirements: ['CARD-008', 'FOLDER-009'] },
  },
  async () => {
    const bare = await build({ name: 'Bare Walls', description: '' }, { trades: 0, isProved: false });
    const claire = await buildUser(db);
    const folder = await buildFolder(db, { userId: claire.id });
    await buildFolderCompany(db, { folderId: folder.id, companyId: bare.id });
    await buildContact(db, { userId: claire.id, companyId: bare.id });
    const visiblePage = async (address: string, as?: number) => {
      const { status, text } = await ask('GET', address, as === undefined ? {} : { as });
      const [main = ''] = /<main[^]*<\/main>/.exec(text) ?? [];
      return [status, main.includes('Bare Walls'), main.includes('Construction<'), main.includes(WORDS)];
    };
    expect(await visiblePage(`/companies/${bare.id}-bare-walls`)).toEqual([200, true, true, true]);
    expect(await visiblePage('/company-dashboard?tab=profile', bare.userId)).toEqual([200, true, true, true]);
    expect(await visiblePage(`/dashboard?tab=contacts`, claire.id)).toEqual([200, true, true, false]);
    expect(await visiblePage(`/folders/${folder.id}`, claire.id)).toEqual([200, true, false, true]);
    const inFolder = await ask('GET', `/folders/${folder.id}`, { as: claire.id });
    expect(inFolder.text).toContain('No services listed');
  },
);

describe('who was listed before there was a rule (reading 52)', () => {
  const realClock = services.clock;
  afterEach(async () => {
    services.clock = realClock;
    await pool.query('delete from notifications');
  });
  const notificationsOf = async (personId: number) =>
    (await db.select().from(notifications).where(eq(notifications.userId, personId))).map(
      ({ kind, subject }) => ({ kind, subject }),
    );
  const until = new Date('2027-01-22T12:00:00Z');

  test('stays so for sixty days and is told once, with those who may change it', async () => {
    const company = await build({ description: '', keptListedUntil: until });
    const manager = await buildCompanyMember(db, { companyId: company.id, role: 'manager' });
    const member = await buildCompanyMember(db, { companyId: company.id });
    const ready = await build({ keptListedUntil: until });
    services.clock = { now: () => new Date('2026-11-24T06:40:00Z') };
    await Promise.all([expireGrandfatheredListings(services), expireGrandfatheredListings(services)]);
    await expireGrandfatheredListings(services);
    const expectedNotifications = [{ kind: 'listingEnds', subject: { lastDay: '2027-01-22' } }];
    expect(await notificationsOf(company.userId)).toEqual(expectedNotifications);
    expect(await notificationsOf(manager.userId)).toEqual(expectedNotifications);
    expect(await notificationsOf(member.userId)).toEqual([]);
    expect(await notificationsOf(ready.userId)).toEqual([]);
    expect((await reloadCompany(db, company.id)).isListed).toBe(true);

    services.clock = { now: () => new Date('2027-01-22T12:00:01Z') };
    await expireGrandfatheredListings(services);
    expect((await reloadCompany(db, company.id)).isListed).toBe(false);
    expect((await reloadCompany(db, ready.id)).isListed).toBe(true);
    const { rows } = await pool.query('select company_id from company_search where company_id = any($1)', [
      [company.id, ready.id],
    ]);
    expect(rows).toEqual([{ company_id: ready.id }]);
  });

  test('an email that is proved no more takes its company out again', async () => {
    const company = await build();
    await db.update(users).set({ isEmailVerified: false }).where(eq(users.id, company.userId));
    expect((await reloadCompany(db, company.id)).isListed).toBe(false);
    expect(await db.$count(companyProfiles, eq(companyProfiles.isListed, false))).toBeGreaterThan(0);
  });
});
