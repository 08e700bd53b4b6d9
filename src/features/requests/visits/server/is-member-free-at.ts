import { sql } from 'drizzle-orm';
import type { VisitSlot } from '#features/requests/visits/rules/visits.ts';
import type { Db } from '#server/database/db.ts';

/** Only agreed visits keep somebody busy: proposed times do not count. */
export const isMemberFreeAt = async (
  db: Db,
  { memberId, slots, besides = 0 }: { memberId: number; slots: readonly VisitSlot[]; besides?: number },
): Promise<boolean> => {
  const times = slots.map(
    ({ startsAt, endsAt }) =>
      sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`,
  );
  const { rows } = await db.execute(sql`
    select from visits where member_id = ${memberId} and id <> ${besides} and state = 'agreed'
      and tstzrange(starts_at, ends_at) && any (array[${sql.join(times, sql`, `)}]) limit 1`);
  return rows.length === 0;
};
