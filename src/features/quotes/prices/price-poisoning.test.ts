import { expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import type { PricesOfTrade } from './contract/prices.ts';
import { computeTradePrices } from './server/index.ts';

const { ask, db } = await testHost();

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY = new Date('2026-03-10T12:00:00Z');

const attic = await buildCategory(db, { name: 'Attics' });

/** The companies do this trade alone. */
const companies = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const company = await buildCompany(db);
      await buildService(db, { companyId: company.id, categoryId: attic.id });
      return company.id;
    }),
  );

const complete = (companyId: number, budget: number, clientId?: number) =>
  buildProject(db, {
    companyId,
    state: 'completed',
    createdAt: DAY,
    budget: String(budget),
    ...(clientId !== undefined && { clientId }),
  });

const price = async () => (await ask('GET', `/api/prices/${attic.id}`)).body as PricesOfTrade;

test('one person with accounts of their own moves no price (reading 82)', async () => {
  const honest = await companies(3);
  for (let index = 0; index < 12; index += 1) await complete(honest[index % 3] ?? 0, 1000 * (index + 1));
  await computeTradePrices(db, NOW);
  const priceBefore = await price();
  expect(priceBefore.count).toBe(12);
  const fake = async (clientId: number, companyIds: readonly number[], count: number) => {
    for (let index = 0; index < count; index += 1)
      await complete(companyIds[index % companyIds.length] ?? 0, 99_000, clientId);
  };

  // Many jobs belong to three companies that do not count: not verified, hidden by a moderator, not listed.
  const client = await buildUser(db);
  const ownCompanies = await companies(3);
  await db.execute(`update company_profiles set is_vat_verified = false where id = ${ownCompanies[0]}`);
  await db.execute(`update company_profiles set is_withheld = true where id = ${ownCompanies[1]}`);
  await db.execute(
    `update company_profiles set description = 'x', kept_listed_until = null where id = ${ownCompanies[2]}`,
  );
  await fake(client.id, ownCompanies, 12);
  // These clients have proved neither an address nor a number, at companies that count.
  for (let index = 0; index < 6; index += 1) {
    const unproved = await buildUser(db, { isEmailVerified: false, isPhoneVerified: false });
    await fake(unproved.id, honest, 3);
  }
  await computeTradePrices(db, NOW);
  expect(await price()).toMatchObject({ count: 12, median: priceBefore.median });

  // A proved client counts once with each company, and a price far from the others is left out.
  await fake(client.id, honest, 12);
  await computeTradePrices(db, NOW);
  await expect.poll(async () => (await price()).leftOut).toBe(3);
  expect(await price()).toMatchObject({ count: 12, high: priceBefore.high });
});
