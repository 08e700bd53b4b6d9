import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { oneOrAll } from '#testing/chosen-part.ts';
import { testDatabase } from '#testing/database.ts';
import { startOwnProduct } from './own-product.ts';
import { openAs } from './signed-in-page.ts';

const { db, url } = await testDatabase();
const product = await startOwnProduct({ DATABASE_URL: url, REQUEST_LIMITS: 'on' });

const companies = await Promise.all(Array.from({ length: 10 }, () => buildCompany(db)));
const profiles = companies.map(({ id }) => `/companies/${id}`);
const everybodys = [
  '/',
  '/search',
  '/search?sort=rating',
  '/privacy',
  '/settings',
  '/settings?tab=security',
  '/messages',
];
const TABS = 3;

const ofClient = ['/dashboard', '/projects', '/profile'];
const ofCompany = ['/company-dashboard', '/company-team', '/subscription-plans'];

const people = [
  ['a client', () => buildUser(db), ofClient],
  ['a company', async () => ({ id: (await buildCompany(db)).userId }), ofCompany],
] as const;

test.each(oneOrAll<(typeof people)[number]>('whose burst of pages', people))(
  'the own burst of pages never meets the limits of reads: %s, thirty within a minute',
  async (_, build, own) => {
    const person = await build();
    const refused: string[] = [];
    const walk = [...profiles, ...everybodys, ...own, ...profiles].slice(0, 30);
    expect(walk).toHaveLength(30);
    const begun = performance.now();
    // In three tabs: each page is given time to ask for all that it shows.
    const tabs = Array.from({ length: TABS }, async (_, tab) => {
      const page = await openAs({ db }, product.address, person, '/');
      page.on('response', (response) => {
        if (response.status() === 429) refused.push(response.url());
      });
      for (const address of walk.filter((_address, at) => at % TABS === tab))
        await page.goto(product.address + address, { waitUntil: 'networkidle' });
    });
    await Promise.all(tabs);
    expect(refused).toEqual([]);
    // Slower than a minute proves nothing of a limit a minute.
    expect(performance.now() - begun).toBeLessThan(60_000);
  },
);
