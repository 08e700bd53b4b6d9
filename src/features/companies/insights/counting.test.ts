import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { PAGE_VIEW_RATE_LIMIT } from './rules/page-viewers.ts';
import { createViewCounter } from './server/create-view-counter.ts';
import { deleteProfileVisitorsJob } from './server/delete-profile-visitors.ts';
import { companyDayCounts, profileVisitors, visitorSalts } from './server/tables.ts';

const host = await testHost({ withPages: true, env: { TRUST_PROXY: '1' } });
const { ask, db, pool, services } = host;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const noCounts = { fromSearch: 0, fromCategory: 0, direct: 0, impressions: 0 };

/** Each browser has a version of its own, so that it counts once. */
let browsers = 0;
const newBrowser = () => {
  browsers += 1;
  return { 'user-agent': FIREFOX, 'x-forwarded-for': `198.51.100.${browsers}` };
};

const countsOf = async ({ id }: { id: number }) => {
  await services.viewCounter.settle();
  const { fromSearch, fromCategory, direct, impressions } = companyDayCounts;
  const days = await db
    .select({ fromSearch, fromCategory, direct, impressions })
    .from(companyDayCounts)
    .where(eq(companyDayCounts.companyId, id));
  return days[0] ?? noCounts;
};

const visitorAt = (moment: string) => {
  const clock = { now: () => new Date(moment) };
  return { clock, viewCounter: createViewCounter({ db, clock, log: services.log }) };
};
const somebody = {
  personId: null,
  ip: '203.0.113.9',
  userAgent: FIREFOX,
  origin: 'http://localhost:80',
  cameFrom: null,
};

describe('a profile view', () => {
  test('counts each visitor once a day, also on a page that comes from the cache', async () => {
    const company = await buildCompany(db);
    const [firstBrowser, otherBrowser] = [newBrowser(), newBrowser()];
    for (const headers of [firstBrowser, firstBrowser, otherBrowser, firstBrowser])
      await ask('GET', `/companies/${company.id}`, { headers });
    await services.viewCounter.settle();
    await ask('GET', `/companies/${company.id}?tab=reviews`, { headers: otherBrowser });
    expect(await countsOf(company)).toEqual({ ...noCounts, direct: 2 });
  });

  test('counts a network once, whatever its browsers say of themselves', async () => {
    const company = await buildCompany(db);
    for (let index = 0; index < 20; index += 1) {
      const headers = { 'user-agent': `${FIREFOX}.${index}`, 'x-forwarded-for': `2001:db8::${index + 1}` };
      await ask('GET', `/companies/${company.id}`, { headers });
    }
    expect(await countsOf(company)).toMatchObject({ direct: 1 });
  });

  test('counts a person once, from whatever browser', async () => {
    const company = await buildCompany(db);
    const claire = await buildUser(db);
    for (const headers of [newBrowser(), newBrowser()]) {
      await ask('GET', `/companies/${company.id}`, { headers, as: claire.id });
    }
    expect(await countsOf(company)).toMatchObject({ direct: 1 });
  });

  test('counts an answer of 304: the page is looked at all the same', async () => {
    const company = await buildCompany(db);
    const { headers } = await ask('GET', `/companies/${company.id}`);
    const conditionalHeaders = { ...newBrowser(), 'if-none-match': String(headers['etag']) };
    expect((await ask('GET', `/companies/${company.id}`, { headers: conditionalHeaders })).status).toBe(304);
    expect(await countsOf(company)).toMatchObject({ direct: 1 });
  });

  test.each([
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a program', { 'user-agent': 'curl/8.9.1' }],
    [
      'a browser without a person',
      { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36' },
    ],
    ['nobody', { 'user-agent': '' }],
    ['a browser that fetches ahead', { ...newBrowser(), 'sec-purpose': 'prefetch;prerender' }],
  ])('leaves out %s', async (_, headers) => {
    const company = await buildCompany(db);
    await ask('GET', `/companies/${company.id}`, { headers });
    expect(await countsOf(company)).toEqual(noCounts);
  });

  test('leaves out the company’s own people, and what is no view', async () => {
    const company = await buildCompany(db);
    await ask('GET', `/companies/${company.id}`, { headers: newBrowser(), as: company.userId });
    await ask('HEAD', `/companies/${company.id}`, { headers: newBrowser() });
    // A browser that hovers over a link asks this; it reports the view only if the link is followed.
    await ask('GET', `/api/companies/${company.id}`, { headers: newBrowser() });
    await ask('GET', '/companies/999999999', { headers: newBrowser() });
    expect(await countsOf(company)).toEqual(noCounts);
  });

  test('knows where its visitor came from', async () => {
    const company = await buildCompany(db);
    const from = (referer: string) =>
      ask('GET', `/companies/${company.id}`, { headers: { ...newBrowser(), referer } });
    await from('http://localhost:80/search?q=roof');
    await from('http://localhost:80/search');
    await from('http://localhost:80/?category=3');
    await from('http://localhost:80/folders/3');
    await from('https://search.example/search?q=roof');
    await from('not an address');
    expect(await countsOf(company)).toEqual({ ...noCounts, fromSearch: 2, fromCategory: 1, direct: 3 });
  });
});

describe('a list', () => {
  test('counts each company in it, every time it is shown to somebody else than the company', async () => {
    const trade = await buildCategory(db);
    const [firstCompany, otherCompany, absent] = [
      await buildCompany(db),
      await buildCompany(db),
      await buildCompany(db),
    ];
    for (const { id } of [firstCompany, otherCompany])
      await buildService(db, { companyId: id, categoryId: trade.id });
    const address = `/search?category=${trade.id}`;
    await ask('GET', address, { headers: newBrowser() });
    await ask('GET', address, { headers: newBrowser() });
    await ask('GET', `/?category=${trade.id}`, { headers: newBrowser(), as: firstCompany.userId });
    expect(await countsOf(firstCompany)).toEqual({ ...noCounts, impressions: 2 });
    expect(await countsOf(otherCompany)).toEqual({ ...noCounts, impressions: 3 });
    expect(await countsOf(absent)).toEqual(noCounts);
  });
});

describe('what a browser shows without loading a page', () => {
  test('it tells, with the page before', async () => {
    const company = await buildCompany(db);
    const headers = newBrowser();
    const reportPageView = (body: object) => ask('POST', '/api/sightings', { body, headers });
    expect(await reportPageView({ listed: [company.id], cameFrom: '/' })).toMatchObject({
      status: 200,
      body: {},
    });
    await reportPageView({ profile: company.id, cameFrom: '/search?q=roof' });
    await ask('GET', `/companies/${company.id}`, { headers });
    expect(await countsOf(company)).toEqual({ ...noCounts, fromSearch: 1, impressions: 1 });
  });

  test.each([
    ['a list without end', { listed: Array.from({ length: 201 }, (_, index) => index + 1), cameFrom: '/' }],
    ['no id', { profile: 'x', cameFrom: '/' }],
    ['an address without end', { profile: 1, cameFrom: '/'.repeat(2001) }],
    ['nowhere before', { profile: 1 }],
  ])('%s is refused', async (_, body) => {
    expect((await ask('POST', '/api/sightings', { body })).status).toBe(400);
  });

  test('one that names no company takes nothing from the others', async () => {
    const company = await buildCompany(db);
    const listed = [2_147_483_647, company.id];
    await ask('POST', '/api/sightings', {
      body: { profile: 2_147_483_647, listed, cameFrom: '/' },
      headers: newBrowser(),
    });
    expect(await countsOf(company)).toEqual({ ...noCounts, impressions: 1 });
  });
});

describe('how much a browser may tell', () => {
  test('each of 200 cards by itself is taken, from a whole house', async () => {
    const [company, claire] = [await buildCompany(db), await buildUser(db)];
    const headers = newBrowser();
    const reportPageView = (as?: number) =>
      ask('POST', '/api/sightings', { body: { listed: [company.id], cameFrom: '/' }, headers, as });
    const cards = Array.from({ length: 200 });
    const responses = await Promise.all([
      ...cards.map(() => reportPageView()),
      ...cards.map(() => reportPageView(claire.id)),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('beyond what anybody looks at it is refused, and not counted', async () => {
    const [company, claire, paul] = [await buildCompany(db), await buildUser(db), await buildUser(db)];
    await pool.query('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
      `sightings:${claire.id}`,
      PAGE_VIEW_RATE_LIMIT.points,
      Date.now() + 60_000,
    ]);
    const reportPageView = (as: number) =>
      ask('POST', '/api/sightings', {
        body: { profile: company.id, cameFrom: '/' },
        headers: newBrowser(),
        as,
      });
    expect(await reportPageView(claire.id)).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(await countsOf(company)).toEqual(noCounts);
    expect((await reportPageView(paul.id)).status).toBe(200);
    expect(await countsOf(company)).toMatchObject({ fromCategory: 1 });
  });
});

describe('several instances', () => {
  test('50 that see the same people at once add up right', async () => {
    const company = await buildCompany(db);
    const instances = Array.from({ length: 50 }, () => visitorAt('2025-11-17T12:00:00Z').viewCounter);
    for (const instance of instances) {
      for (const version of [1, 2, 3]) {
        instance.record({ ...somebody, ip: `203.0.113.${version}` }, { profile: company.id });
      }
      instance.record(somebody, { listed: [company.id] });
    }
    await Promise.all(instances.map((instance) => instance.settle()));
    expect(await countsOf(company)).toEqual({ ...noCounts, direct: 3, impressions: 50 });
  });

  test('what could not be written is written with the next', async () => {
    const company = await buildCompany(db);
    let isAway = true;
    const away = new Proxy(db, {
      get: (target, name) => {
        if (isAway) throw new Error('the database is away');
        return Reflect.get(target, name);
      },
    });
    const viewCounter = createViewCounter({ db: away, clock: services.clock, log: services.log });
    viewCounter.record(somebody, { profile: company.id, listed: [company.id] });
    await viewCounter.settle();
    expect(await countsOf(company)).toEqual(noCounts);
    isAway = false;
    await viewCounter.settle();
    expect(await countsOf(company)).toEqual({ ...noCounts, direct: 1, impressions: 1 });
  });
});

describe('when the day is over', () => {
  test('who was there is forgotten, how many were stays, and tomorrow they are somebody new', async () => {
    const company = await buildCompany(db);
    const today = visitorAt('2031-11-17T22:59:00Z');
    const tomorrow = visitorAt('2031-11-17T23:10:00Z');
    const ofCompany = eq(profileVisitors.companyId, company.id);
    const visitors = async () =>
      (await db.select().from(profileVisitors).where(ofCompany)).map(({ visitor }) => visitor);

    today.viewCounter.record(somebody, { profile: company.id });
    await today.viewCounter.settle();
    const [visitorBefore] = await visitors();
    await deleteProfileVisitorsJob.run({}, { ...services, clock: tomorrow.clock });
    expect(await visitors()).toEqual([]);
    expect((await db.select().from(visitorSalts)).filter(({ day }) => day <= '2031-11-17')).toEqual([]);

    tomorrow.viewCounter.record(somebody, { profile: company.id });
    await tomorrow.viewCounter.settle();
    const [visitorAfter] = await visitors();
    expect(visitorAfter).not.toEqual(visitorBefore);
    expect(visitorBefore?.length).toBe(16);
    const days = await db
      .select({ day: companyDayCounts.day, direct: companyDayCounts.direct })
      .from(companyDayCounts)
      .where(eq(companyDayCounts.companyId, company.id))
      .orderBy(companyDayCounts.day);
    expect(days).toEqual([
      { day: '2031-11-17', direct: 1 },
      { day: '2031-11-18', direct: 1 },
    ]);
  });

  test('an instance that runs the job before midnight forgets nobody', async () => {
    const company = await buildCompany(db);
    const { clock, viewCounter } = visitorAt('2032-06-30T21:59:00Z');
    viewCounter.record(somebody, { profile: company.id });
    await viewCounter.settle();
    await deleteProfileVisitorsJob.run({}, { ...services, clock });
    viewCounter.record(somebody, { profile: company.id });
    await viewCounter.settle();
    expect(await countsOf(company)).toMatchObject({ direct: 1 });
  });
});
