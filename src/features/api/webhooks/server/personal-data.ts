import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { webhooks } from './tables.ts';

export const personalData: PersonalData = {
  name: 'webhooks',
  tables: [webhooks],
  collect: (db, userId) =>
    db
      .select({
        url: webhooks.url,
        events: webhooks.events,
        isEnabled: webhooks.isEnabled,
        createdAt: webhooks.createdAt,
      })
      .from(webhooks)
      .where(eq(webhooks.userId, userId))
      .orderBy(asc(webhooks.id)),
  // The deliveries go with their webhook.
  erase: async (transaction, userId) => {
    await transaction.delete(webhooks).where(eq(webhooks.userId, userId));
  },
};
