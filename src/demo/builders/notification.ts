import { notifications } from '#features/notifications/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { buildUser } from './user.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NotificationValues = typeof notifications.$inferInsert;

export const notificationRow = (
  overrides: Partial<NotificationValues> & { userId: number },
): NotificationValues => ({
  kind: 'projectCreated',
  subject: { projectId: 1, name: 'New roof', from: 'Claire' },
  ...overrides,
});

/** Adds an unread notification and, unless given, its reader. */
export const buildNotification = async (
  db: Db,
  overrides: Partial<NotificationValues> = {},
): Promise<NotificationRow> => {
  const userId = overrides.userId ?? (await buildUser(db)).id;
  return firstInsertedRow(
    db
      .insert(notifications)
      .values(notificationRow({ ...overrides, userId }))
      .returning(),
  );
};
