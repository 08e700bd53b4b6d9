import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/core/server/tables.ts';
import { sentences } from '#features/accounts/core/strings/en/accounts.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { deleteJobsTo } from '#server/jobs/stored-jobs.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { mailTokens, mutedNotifications, notifications, pushSubscriptions } from './tables.ts';

/** The text names the sender as far as the reader may know them. */
const { senderId: _, heldUntil: __, isCounted: ___, ...own } = getTableColumns(notifications);

/**
 * Removes the person's name from other people's notifications, except from those who go on knowing it, and their teams.
 */
const unname = (transaction: Db, names: readonly string[], exceptIds: readonly number[] = []) =>
  transaction.execute(sql`
    update notifications set subject = (
      select jsonb_object_agg(key,
        case when value #>> '{}' in ${names} then to_jsonb(${sentences.deletedUser}::text) else value end)
      from jsonb_each(subject))
    where coalesce(owner_id, user_id) <> all(${sql.param([...exceptIds])}::integer[])
      and exists (select from jsonb_each_text(subject) where value in ${names})`);

export const personalData: PersonalData = {
  name: 'notifications',
  tables: [notifications, mailTokens, pushSubscriptions, mutedNotifications],

  async collect(db, userId) {
    return {
      notifications: await db
        .select(own)
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(asc(notifications.id)),
      notToldOf: await db
        .select({ about: mutedNotifications.about, channel: mutedNotifications.channel })
        .from(mutedNotifications)
        .where(eq(mutedNotifications.userId, userId))
        .orderBy(asc(mutedNotifications.about), asc(mutedNotifications.channel)),
      // The keys are left out: notices to a device are for it alone to read.
      devices: await db
        .select({
          endpoint: pushSubscriptions.endpoint,
          createdAt: pushSubscriptions.createdAt,
          lastUsedAt: pushSubscriptions.lastUsedAt,
        })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(asc(pushSubscriptions.id)),
    };
  },

  async erase(transaction, userId, contracts) {
    const [person] = await transaction
      .select({
        username: users.username,
        fullName: users.fullName,
        company: companyProfiles.name,
        email: users.email,
        phoneNumber: users.phoneNumber,
        pendingEmail: users.pendingEmail,
        pendingPhone: users.pendingPhone,
      })
      .from(users)
      .leftJoin(companyProfiles, eq(companyProfiles.userId, users.id))
      .where(eq(users.id, userId));
    if (!person) return;
    const { username, fullName, company, email, phoneNumber, pendingEmail, pendingPhone } = person;
    const names = [username, fullName, company].filter((name) => name !== null);
    const isOwn = or(eq(notifications.userId, userId), eq(notifications.ownerId, userId));
    // During a contract new notifications still arrive by the person's settings; earlier ones are deleted.
    if (contracts.length > 0) {
      const isBeforeErasure = (column: PgColumn) =>
        sql`${column} < (select u.erase_at from users u where u.id = ${userId})`;
      await transaction.delete(notifications).where(and(isOwn, isBeforeErasure(notifications.createdAt)));
      await transaction
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.userId, userId), isBeforeErasure(pushSubscriptions.createdAt)));
      await unname(transaction, names, [userId, ...contracts.map(({ otherId }) => otherId)]);
      return;
    }
    await transaction.delete(notifications).where(isOwn);
    await transaction.update(notifications).set({ senderId: null }).where(eq(notifications.senderId, userId));
    await transaction.delete(mutedNotifications).where(eq(mutedNotifications.userId, userId));
    await transaction.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
    await transaction
      .delete(mailTokens)
      .where(
        or(eq(mailTokens.userId, userId), eq(mailTokens.partnerId, userId), eq(mailTokens.ownerId, userId)),
      );
    await unname(transaction, names);
    await deleteJobsTo(
      transaction,
      [email, phoneNumber, pendingEmail, pendingPhone].filter((address) => address !== null),
    );
  },
};
