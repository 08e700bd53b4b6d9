import { eq, getTableColumns } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import { downloadInsights, getInsights } from '#insights/contract/insights.ts';
import { recordSighting } from '#insights/contract/sightings.ts';
import { SIGHTINGS_A_MINUTE } from '#insights/rules/onlooker.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { stringsOf } from '#strings/strings.ts';
import { limitsOf } from '#subscriptions/rules/limits.ts';
import { subscriptions } from '#subscriptions/server/tables.ts';
import { insightsFile } from './insights-file.ts';
import { readInsights } from './read-insights.ts';
import { findMedians } from './trade-medians.ts';

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

export const routes: Route[] = [
  answer(recordSighting, async ({ body: { cameFrom, ...shown }, person, ip, userAgent, origin, tools }) => {
    await tools.limits.spend('sightings', person?.id ?? networkOf(ip), SIGHTINGS_A_MINUTE);
    tools.onlookers.note({ personId: person?.id ?? null, ip, userAgent, origin, cameFrom }, shown);
    return {};
  }),

  answer(getInsights, async ({ query: { days: span }, person, tools: { db, clock }, refuse }) => {
    const now = clock.now();
    const own = await findOwn(db, person.id, now);
    if (!own) throw refuse('noCompany');
    if (!own.timeframes.includes(span)) throw refuse('notInPlan');
    const until = dayOf(now);
    const [measured, trade] = await Promise.all([
      readInsights(db, own, { span, until, now }),
      own.tradeId === null ? null : findMedians(db, own.tradeId, span),
    ]);
    return { span, timeframes: [...own.timeframes], until, ...measured, trade, mayDownload: own.hasCsv };
  }),

  answer(downloadInsights, async ({ query: { days: span }, person, language, tools, refuse }) => {
    const now = tools.clock.now();
    const own = await findOwn(tools.db, person.id, now);
    if (!own) throw refuse('noCompany');
    if (!own.hasCsv || !own.timeframes.includes(span)) throw refuse('notInPlan');
    const until = dayOf(now);
    const { insights } = stringsOf(language);
    return insightsFile(own.name, await readInsights(tools.db, own, { span, until, now }), {
      columns: insights.columns,
      fileName: insights.fileName(span, until),
    });
  }),
];
