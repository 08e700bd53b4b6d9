import { and, between, eq, gte, type SQL, sql } from 'drizzle-orm';
import { companyLikes } from '#features/folders/core/server/tables.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import { TIME_ZONE } from '#kernel/dates.ts';
import type { Db } from '#server/database/db.ts';
import { companyDayCounts } from './tables.ts';

/** The account owns the company whose statistics are read. */
export interface CompanyAndOwnerIds {
  companyId: number;
  ownerId: number;
}

type Counts = ReadonlyMap<IsoDay, number>;

const dayColumn = (moment: typeof messages.createdAt) =>
  sql<IsoDay>`(${moment} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date::text`;

/** Returns the start of a day in Luxembourg as a timestamp that the index can use. */
export const startOfDaySql = (day: IsoDay) => sql`${day}::date::timestamp at time zone ${TIME_ZONE}`;

const countByDay = async (
  db: Db,
  table: typeof messages | typeof companyLikes,
  isOwn: SQL | undefined,
  from: IsoDay,
): Promise<Counts> => {
  const { createdAt } = table as typeof messages;
  const day = dayColumn(createdAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::integer` })
    .from(table as typeof messages)
    .where(and(isOwn, gte(createdAt, startOfDaySql(from))))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.count]));
};

export const countMessagesByDay = (db: Db, { ownerId }: CompanyAndOwnerIds, from: IsoDay) =>
  countByDay(db, messages, eq(messages.receiverId, ownerId), from);

/** Counts approved reviews, which everybody sees. An anonymous one counts on the first of its month, as it is shown. */
export const countReviewsByDay = async (
  db: Db,
  { companyId }: CompanyAndOwnerIds,
  from: IsoDay,
): Promise<Counts> => {
  const writtenAt = sql`${reviews.createdAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)}`;
  const day = sql<IsoDay>`(case when ${reviews.isAnonymous} then date_trunc('month', ${writtenAt}) else ${writtenAt} end)::date::text`;
  const rows = await db
    .select({ day, count: sql<number>`count(*)::integer` })
    .from(reviews)
    .where(
      and(
        eq(reviews.companyId, companyId),
        eq(reviews.status, 'approved'),
        gte(reviews.createdAt, startOfDaySql(from)),
      ),
    )
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.count]));
};

export const countContactsByDay = (db: Db, { companyId }: CompanyAndOwnerIds, from: IsoDay) =>
  countByDay(db, companyLikes, eq(companyLikes.companyId, companyId), from);

/** Reads the views and impressions of a company between two days, both included. */
export const readViewsByDay = (db: Db, { companyId }: CompanyAndOwnerIds, from: IsoDay, until: IsoDay) =>
  db
    .select({
      day: companyDayCounts.day,
      search: companyDayCounts.fromSearch,
      category: companyDayCounts.fromCategory,
      direct: companyDayCounts.direct,
      impressions: companyDayCounts.impressions,
    })
    .from(companyDayCounts)
    .where(and(eq(companyDayCounts.companyId, companyId), between(companyDayCounts.day, from, until)));
