import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { ModerationQueueName } from '#features/notifications/core/rules/notification-subjects.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { notifyPerson } from './notify-person.ts';

/** Notifies all active staff that a queue has entries. */
export const notifyStaff = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  queue: ModerationQueueName,
) => {
  const staff = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.erasedAt), eq(users.isSuspended, false)))
    .orderBy(asc(users.id));
  for (const { id: personId } of staff)
    await notifyPerson(transaction, services, { personId, kind: 'moderationWaits', subject: { queue } });
};
