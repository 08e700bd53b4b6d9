import { eq, getTableColumns } from 'drizzle-orm';
import { limitsOf } from '#features/billing/subscriptions/rules/plan-limits.ts';
import { subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { downloadInsightsCsv, getInsights } from '#features/companies/insights/contract/insights.ts';
import { recordPageView } from '#features/companies/insights/contract/page-views.ts';
import { PAGE_VIEW_RATE_LIMIT } from '#features/companies/insights/rules/page-viewers.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import { stringsOf } from '#strings/strings.ts';
import { createInsightsCsvFile } from './insights-csv-file.ts';
import { findTradeMedians } from './measure-trade-medians.ts';
import { readInsights } from './read-insights.ts';

const findOwn = async (db: Db, userId: number, now: Date) => {
  const { id, name, services } = companyProfiles;
  const [company] = await db
    .select({ companyId: id, name, services, subscription: getTableColumns(subscriptions) })
    .from(companyProfiles)
    .leftJoin(subscriptions, eq(subscriptions.companyId, id))
    .where(eq(companyProfiles.userId, userId));
  if (!company) return null;
  const { timeframes, hasComparison, hasCsv } = limitsOf(company.subscription, now);
  const tradeId = (hasComparison && company.services[0]?.categoryId) || null;
  return { timeframes, hasCsv, name: company.name, tradeId, companyId: company.companyId, ownerId: userId };
};

export const routes: EndpointRoute[] = [
  handle(
    recordPageView,
    async ({ body: { cameFrom, ...companies }, person, ip, userAgent, origin, services }) => {
      await services.limits.spend('sightings', person?.id ?? ipNetworkOf(ip), PAGE_VIEW_RATE_LIMIT);
      services.viewCounter.record(
        { personId: person?.id ?? null, ip, userAgent, origin, cameFrom },
        companies,
      );
      return {};
    },
  ),

  handle(getInsights, async ({ query: { days: span }, person, services: { db, clock }, refuse }) => {
    const now = clock.now();
    const ownCompany = await findOwn(db, person.id, now);
    if (!ownCompany) throw refuse('noCompany');
    if (!ownCompany.timeframes.includes(span)) throw refuse('notInPlan');
    const until = dayOf(now);
    const [measured, trade] = await Promise.all([
      readInsights(db, ownCompany, { span, until, now }),
      ownCompany.tradeId === null ? null : findTradeMedians(db, ownCompany.tradeId, span),
    ]);
    return {
      span,
      timeframes: [...ownCompany.timeframes],
      until,
      ...measured,
      trade,
      mayDownload: ownCompany.hasCsv,
    };
  }),

  handle(downloadInsightsCsv, async ({ query: { days: span }, person, language, services, refuse }) => {
    const now = services.clock.now();
    const ownCompany = await findOwn(services.db, person.id, now);
    if (!ownCompany) throw refuse('noCompany');
    if (!ownCompany.hasCsv || !ownCompany.timeframes.includes(span)) throw refuse('notInPlan');
    const until = dayOf(now);
    const { insights } = stringsOf(language);
    return createInsightsCsvFile(
      ownCompany.name,
      await readInsights(services.db, ownCompany, { span, until, now }),
      {
        columns: insights.columns,
        fileName: insights.fileName(span, until),
      },
    );
  }),
];
