import { and, asc, eq, sql } from 'drizzle-orm';
import { companyProfiles, serviceCategories } from '#features/companies/core/server/tables.ts';
import { getTradePrices, listTradePrices } from '#features/quotes/prices/contract/prices.ts';
import { calculateHousingVat } from '#features/quotes/prices/contract/vat-on-housing.ts';
import { jobSizeQuestionOf } from '#features/quotes/prices/rules/job-size-question.ts';
import {
  housingVatOf,
  housingVatRules,
  housingVatRulesReadOn,
  MAX_VAT_SAVING_CENTS,
} from '#features/quotes/prices/rules/vat-on-housing.ts';
import { tradeSlug } from '#features/requests/core/rules/question-sets.ts';
import { dayOf } from '#kernel/calendar.ts';
import { formatDecimalUnits } from '#kernel/decimal.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { tradePrices } from './tables.ts';

const euros = (amount: number) => `${amount}.00`;
const written = (cents: bigint) => formatDecimalUnits(cents, 2);

const presentPrice = (
  price: { count: number; median: number; low: number; high: number } | null | undefined,
) =>
  price
    ? { count: price.count, median: euros(price.median), low: euros(price.low), high: euros(price.high) }
    : { count: null, median: null, low: null, high: null };

/** Where the demo is loaded, most jobs are its own. */
const isDemo = sql<boolean>`exists (select from ${companyProfiles} where is_demo)`;

const list: EndpointRoute = handle(listTradePrices, async ({ services }) => {
  const { id, name, names, isHidden } = serviceCategories;
  const rows = await services.db
    .select({ id, name, names, figures: tradePrices.figures, isDemo })
    .from(serviceCategories)
    .leftJoin(tradePrices, eq(tradePrices.categoryId, id))
    .where(eq(isHidden, false))
    .orderBy(asc(id));
  return rows.map((row) => ({
    category: { id: row.id, name: row.name, names: row.names },
    slug: tradeSlug(row.name),
    ...presentPrice(row.figures?.all),
    isDemo: row.isDemo,
  }));
});

const read: EndpointRoute = handle(getTradePrices, async ({ params: { categoryId }, services, refuse }) => {
  const { id, name, names, isHidden } = serviceCategories;
  const [row] = await services.db
    .select({ id, name, names, madeOn: tradePrices.madeOn, figures: tradePrices.figures, isDemo })
    .from(serviceCategories)
    .leftJoin(tradePrices, eq(tradePrices.categoryId, id))
    .where(and(eq(id, categoryId), eq(isHidden, false)));
  if (!row) throw refuse('noSuchTrade');
  const { figures } = row;
  return {
    category: { id: row.id, name: row.name, names: row.names },
    slug: tradeSlug(row.name),
    ...presentPrice(figures?.all),
    companies: figures?.all?.companies ?? null,
    leftOut: figures?.leftOut ?? 0,
    byYear: (figures?.byYear ?? []).map(({ year, price }) => ({ year, ...presentPrice(price) })),
    unit: jobSizeQuestionOf(row.name)?.unit ?? null,
    bySize: (figures?.bySize ?? []).map(({ above, upTo, price }) => ({
      above,
      upTo,
      ...presentPrice(price),
    })),
    kinds: figures?.kinds ?? [],
    madeOn: row.madeOn,
    isDemo: row.isDemo,
  };
});

const reckon: EndpointRoute = handle(calculateHousingVat, async ({ query, services }) => {
  const { net, work = 'renovation', mainResidence: isMainResidence, used = 0n } = query;
  const { firstOccupied = null, acquired = null } = query;
  const year = Number(dayOf(services.clock.now()).slice(0, 4));
  const { standard, reduced, advantage, left, way, whyNot } = housingVatOf(
    { net, work, firstOccupied, acquired, isMainResidence, used },
    year,
  );
  return {
    net: written(net),
    standard: { tax: written(standard.tax), total: written(standard.total) },
    reduced: { tax: written(reduced.tax), total: written(reduced.total) },
    advantage: written(advantage),
    ceiling: { limit: written(MAX_VAT_SAVING_CENTS), used: written(used), left: written(left) },
    applies: whyNot.length === 0,
    way,
    reasons: whyNot,
    asOf: housingVatRulesReadOn,
    sources: [...new Set(housingVatRules.map(({ source }) => source))],
  };
});

export const routes: readonly EndpointRoute[] = [list, read, reckon];
