import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { expect, madeBefore, ownProduct, test } from './fixtures.ts';

const own = ownProduct(() => ({ REQUEST_LIMITS: 'on' }));

const made = madeBefore(async () => {
  const companies = await Promise.all(Array.from({ length: 10 }, () => buildCompany(own.db)));
  const profiles = companies.map(({ id }) => `/companies/${id}`);
  return { profiles };
});
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
  ['a client', () => buildUser(own.db), ofClient],
  ['a company', async () => ({ id: (await buildCompany(own.db)).userId }), ofCompany],
] as const;

for (const [what, build, theirs] of people) {
  test(
    `the own burst of pages never meets the limits of reads: ${what}, thirty within a minute`,
    { tag: '@nightly' },
    async ({ openAs }) => {
      const person = await build();
      const refused: string[] = [];
      const walk = [...made.profiles, ...everybodys, ...theirs, ...made.profiles].slice(0, 30);
      expect(walk).toHaveLength(30);
      const begun = performance.now();
      // Three tabs share the work, so that each page has time to send all its queries.
      const tabs = Array.from({ length: TABS }, async (_, tab) => {
        const page = await openAs(person, { address: '/' });
        page.on('response', (response) => {
          if (response.status() === 429) refused.push(response.url());
        });
        for (const address of walk.filter((_address, at) => at % TABS === tab))
          await page.goto(own.address + address, { waitUntil: 'networkidle' });
      });
      await Promise.all(tabs);
      expect(refused).toEqual([]);
      // Slower than a minute proves nothing of a limit a minute.
      expect(performance.now() - begun).toBeLessThan(60_000);
    },
  );
}
