import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, type CompanyValues } from '#demo/builders/company.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest } from '#demo/builders/request.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyLikes } from '#features/folders/core/server/tables.ts';
import { personBlocks } from '#features/messaging/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { requestCalls } from '#testing/requests.ts';
import type { CompanySuggestion } from './contract/form-lookups.ts';

const host = await testHost();
const { ask, db, pool } = host;
const { trade } = await requestCalls(host);
beforeEach(() => pool.query('delete from company_profiles'));

const company = async (
  name: string,
  { plan = 'basic', ...values }: Partial<CompanyValues> & { plan?: 'basic' | 'premium' | null } = {},
) => {
  const builtCompany = await buildCompany(db, { name, city: 'Luxembourg', postalCode: 'L-1611', ...values });
  await buildService(db, { companyId: builtCompany.id, categoryId: trade.id });
  if (plan) await buildSubscription(db, { companyId: builtCompany.id, plan });
  return builtCompany;
};
const suggested = async (query = '', as?: number): Promise<CompanySuggestion[]> => {
  const url = `/api/request-suggestions?category=${trade.id}&commune=Mondercange${query}`;
  return (await ask('GET', url, as === undefined ? {} : { as })).body as CompanySuggestion[];
};
const names = (list: readonly CompanySuggestion[]) => list.map(({ company: { name } }) => name);

describe('suggestions', () => {
  test(
    'are those that work there, the best rated first, whatever they pay',
    {
      meta: { requirements: ['D3-2.5'] },
    },
    async () => {
      const good = await company('Good', { serviceCommunes: ['Mondercange'] });
      await company('Paying', { plan: 'premium', serviceCantons: ['Esch-sur-Alzette'] });
      await company('Elsewhere', { serviceCantons: ['Clervaux'] });
      await company('Says nothing', { city: 'Esch-sur-Alzette', postalCode: 'L-4010' });
      await company('Far and says nothing');
      await buildReview(db, {
        project: await buildProject(db, { companyId: good.id, state: 'completed' }),
        rating: 5,
      });
      const list = await suggested();
      expect(list[0]).toMatchObject({
        company: { id: good.id, name: 'Good', ratingAverage: 5, reviewCount: 1 },
        reasons: { works: 'Mondercange', answersWithin: null, jobs: 1 },
        distanceKm: 10,
        isPaid: true,
        isOnLeave: false,
      });
      expect(names(list).slice(1).toSorted()).toEqual(['Paying', 'Says nothing']);
    },
  );

  test(
    'say who cannot be asked and who is on leave, and leave out who is barred',
    {
      meta: { requirements: ['D3-2.5'] },
    },
    async () => {
      const area = { serviceCommunes: ['Mondercange'] };
      await company('Messages only', { ...area, plan: null });
      await company('Away', { ...area, businessHours: { '2026-07-31/2026-08-23': 'closed' } });
      const suspended = await company('Suspended', area);
      await pool.query('update users set is_suspended = true where id = $1', [suspended.userId]);
      await company('Taken down', { ...area, isWithheld: true });
      const blocking = await company('Blocking', area);
      const claire = await buildUser(db);
      await db.insert(personBlocks).values({ userId: blocking.userId, blockedId: claire.id });
      const list = await suggested('&on=2026-08-03', claire.id);
      expect(Object.fromEntries(list.map((one) => [one.company.name, [one.isPaid, one.isOnLeave]]))).toEqual({
        'Messages only': [false, false],
        Away: [true, true],
      });
      expect(
        (await suggested('&on=2026-08-24')).find(({ company: { name } }) => name === 'Away')?.isOnLeave,
      ).toBe(false);
    },
  );

  test(
    'own choice: by name, or these very companies, wherever they work',
    {
      meta: { requirements: ['D3-2.5'] },
    },
    async () => {
      const farCompany = await company('Weber Daachdecker', { serviceCantons: ['Clervaux'] });
      await company('50 % Roofs');
      const otherCompany = await buildCompany(db, { name: 'Weber Plumbing' });
      expect(names(await suggested('&query=weber'))).toEqual(['Weber Daachdecker']);
      expect(names(await suggested('&query=%25'))).toEqual(['50 % Roofs']);
      const [firstSuggestion] = await suggested(`&companies=${farCompany.id},${otherCompany.id}`);
      expect(firstSuggestion).toMatchObject({ company: { id: farCompany.id }, reasons: { works: null } });
    },
  );

  test(
    'own choice: out of a folder of theirs or of their likes, and of nobody else’s',
    {
      meta: { requirements: ['D3-2.5'] },
    },
    async () => {
      const [saved, liked] = [
        await company('Saved', { serviceCantons: ['Clervaux'] }),
        await company('Liked'),
      ];
      const claire = await buildUser(db);
      const folder = await buildFolder(db, { userId: claire.id });
      const likes = await buildFolder(db, { userId: claire.id, name: 'Liked Companies', isLiked: true });
      const plumber = await buildCompany(db);
      for (const companyId of [saved.id, plumber.id])
        await buildFolderCompany(db, { folderId: folder.id, companyId });
      await db.insert(companyLikes).values({ userId: claire.id, companyId: liked.id });
      const inFolder = async (id: number, as?: number) => names(await suggested(`&folder=${id}`, as));
      expect(await inFolder(folder.id, claire.id)).toEqual(['Saved']);
      expect(await inFolder(likes.id, claire.id)).toEqual(['Liked']);
      expect(await inFolder(folder.id)).toEqual([]);
      expect(await inFolder(folder.id, (await buildUser(db)).id)).toEqual([]);
    },
  );
});

test(
  'the jobs that are named are finished ones of this trade',
  {
    meta: { requirements: ['D3-2.5'] },
  },
  async () => {
    const area = { serviceCommunes: ['Mondercange'] };
    const [roofer, builder] = [await company('Roofer', area), await company('Builder', area)];
    const plumbing = await buildCategory(db, { name: 'Plumbing' });
    await buildService(db, { companyId: builder.id, categoryId: plumbing.id });
    for (const { id: companyId } of [roofer, builder]) {
      await buildProject(db, { companyId, state: 'completed' });
      await buildProject(db, { companyId });
    }
    // A company that does other trades too counts only jobs whose request names the trade.
    for (const categoryId of [trade.id, plumbing.id]) {
      const request = await buildRequest(db, { categoryId, sentAt: new Date() });
      const project = await buildProject(db, {
        clientId: request.clientId,
        companyId: builder.id,
        state: 'completed',
      });
      const { id } = await buildQuote(db, {
        companyId: builder.id,
        requestId: request.id,
        state: 'accepted',
      });
      await pool.query(
        `insert into quote_acceptances
         (quote_id, version, sha256, net, total, name, at, by, withdrawable_until, project_id)
       select quote_id, version, sha256, net, total, 'Claire', now(), 'email', now() + interval '14 days', $2
       from quote_versions where quote_id = $1`,
        [id, project.id],
      );
    }
    const jobs = (await suggested()).map(({ company: { name }, reasons }) => [name, reasons.jobs]);
    expect(Object.fromEntries(jobs)).toEqual({ Roofer: 1, Builder: 1 });
  },
);

describe('what such jobs cost', () => {
  const jobs = async (count: number, companies: number, budget: (nth: number) => string) => {
    const all = await Promise.all(Array.from({ length: companies }, (_, nth) => company(`Roofer ${nth}`)));
    for (let nth = 0; nth < count; nth += 1)
      await buildProject(db, {
        companyId: all[nth % companies]?.id ?? 0,
        state: 'completed',
        budget: budget(nth),
      });
    return (await ask('GET', `/api/request-budget?category=${trade.id}`)).body;
  };

  test(
    'is told from ten finished ones of three companies on, in hundreds',
    {
      meta: { requirements: ['D3-2.4', 'D3-10.26'] },
    },
    async () => {
      expect(await jobs(10, 3, (nth) => `€${nth + 1},040`)).toEqual({
        count: 10,
        low: '3300.00',
        high: '7800.00',
      });
    },
  );

  test.each<[string, number, number, (nth: number) => string]>([
    ['nine', 9, 3, () => '5000'],
    ['ten of two companies', 10, 2, () => '5000'],
    ['ten whose budget is no plain number', 10, 3, () => '5000-6000'],
  ])('is not told of %s', { meta: { requirements: ['D3-2.4'] } }, async (_, count, companies, budget) => {
    expect(await jobs(count, companies, budget)).toEqual({ count: null, low: null, high: null });
  });
});
