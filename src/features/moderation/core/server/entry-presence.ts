import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { ModerationLiveEvents } from '#features/moderation/core/contract/live-events.ts';
import { OPEN_ENTRY_MINUTES, type QueueName } from '#features/moderation/core/rules/moderation.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { sendLiveUnstored } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import { entryPresences as o } from './tables.ts';

/** Makes moderators' pages refetch. Nothing is stored, because they also refetch now and then. */
export const refetchForModerators = async (db: Db, but?: number) => {
  const staff = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.userType, 'admin'),
        isNull(users.erasedAt),
        but === undefined ? undefined : ne(users.id, but),
      ),
    );
  const data: ModerationLiveEvents['desk'] = {};
  for (const { id } of staff) await sendLiveUnstored(db, id, 'desk', data);
};

const lapsedBefore = (now: Date) => new Date(now.getTime() - OPEN_ENTRY_MINUTES * 60_000);

/** Returns the other moderators' open entries, first opened first. */
export const findOpenEntries = (db: Db, { id: me }: Person, now: Date) =>
  db
    .select({ queue: o.queue, id: o.entryId, username: users.username })
    .from(o)
    .innerJoin(users, eq(users.id, o.moderatorId))
    .where(and(ne(o.moderatorId, me), gt(o.seenAt, lapsedBefore(now))))
    .orderBy(asc(o.openedAt), asc(o.moderatorId));

/** A moderator has one entry open. Opening it again leaves the time of the first opening. */
export const recordEntryPresence = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  me: Person,
  queue: QueueName,
  entryId: number,
) =>
  db.transaction(async (transaction) => {
    const now = clock.now();
    const row = { queue, entryId, seenAt: now, openedAt: now };
    const isSame = sql`${o.queue} = ${queue} and ${o.entryId} = ${entryId} and ${o.seenAt} > ${lapsedBefore(now)}`;
    const [storedRow] = await transaction
      .insert(o)
      .values({ moderatorId: me.id, ...row })
      .onConflictDoUpdate({
        target: o.moderatorId,
        set: { ...row, openedAt: sql`case when ${isSame} then ${o.openedAt} else excluded.opened_at end` },
      })
      .returning({ openedAt: o.openedAt });
    if (storedRow?.openedAt.getTime() === now.getTime()) await refetchForModerators(transaction, me.id);
  });
