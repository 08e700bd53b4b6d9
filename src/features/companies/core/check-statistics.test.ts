import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { testHost } from '#testing/host.ts';
import { EURO_AMOUNT_PATTERN } from './rules/companies.ts';
import { checkCompanyStatisticsJob } from './server/check-company-statistics.ts';

const { db, pool, services } = await testHost();

/** Runs the job and returns the companies it found wrong. */
const check = async () => {
  const logEntries: { companyId: number }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => logEntries.push(JSON.parse(line)) });
  await checkCompanyStatisticsJob.run({}, { ...services, log });
  return logEntries.map(({ companyId }) => companyId);
};

test('figures that went by the triggers are found, told and put right; the others are left alone', async () => {
  const [right, wrong] = [await buildCompany(db), await buildCompany(db)];
  for (const { id: companyId } of [right, wrong]) {
    await buildReview(db, { companyId, rating: 4 });
    await buildReview(db, { companyId, rating: 1, status: 'pending' });
    await buildService(db, { companyId, categoryId: (await buildCategory(db)).id });
    await buildPicture(db, { companyId });
  }
  expect(await check()).toEqual([]);
  const truth = await reloadCompany(db, wrong.id);
  for (const drift of [
    'review_count = 7',
    'rating_sum = 1',
    `recent_ratings = '[]'`,
    'project_count = 0',
    `services = '[]'`,
    'cover = null',
    `row_review = 'Another'`,
    `row_price = '{}'`,
  ]) {
    await pool.query(`update company_profiles set ${drift} where id = $1`, [wrong.id]);
    expect(await check()).toEqual([wrong.id]);
    expect(await reloadCompany(db, wrong.id)).toEqual(truth);
  }
  expect(await check()).toEqual([]);
});

test('a price example is what a budget in euros is elsewhere', async () => {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_functiondef('true_company_figures'::regproc) as definition`,
  );
  expect(rows[0]?.definition).toContain(`'${EURO_AMOUNT_PATTERN.source}'`);
});
