import { serviceCategories } from '#features/companies/core/server/tables.ts';
import { jobSizeQuestionOf } from '#features/quotes/prices/rules/job-size-question.ts';
import { tradeStatisticsOf } from '#features/quotes/prices/rules/price-statistics.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { readPricedJobs } from './read-priced-jobs.ts';
import { tradePrices } from './tables.ts';

/** Trades are computed one after the other, and each is stored separately. */
export const computeTradePrices = async (db: Db, now: Date) => {
  const madeOn = dayOf(now);
  const categories = await db
    .select({ id: serviceCategories.id, name: serviceCategories.name })
    .from(serviceCategories);
  for (const { id: categoryId, name } of categories) {
    const measured = jobSizeQuestionOf(name);
    const jobs = await readPricedJobs(db, categoryId, measured);
    const figures = tradeStatisticsOf(jobs, {
      unit: measured?.unit ?? null,
      year: Number(madeOn.slice(0, 4)),
    });
    await db
      .insert(tradePrices)
      .values({ categoryId, madeOn, figures })
      .onConflictDoUpdate({ target: tradePrices.categoryId, set: { madeOn, figures } });
  }
};

/** It runs in the night, after the day's quotes and projects. */
export const computeTradePricesJob: JobDefinition = {
  name: 'make-prices',
  every: '40 1 * * *',
  run: (_, { db, clock }) => computeTradePrices(db, clock.now()),
};
