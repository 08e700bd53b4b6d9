import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import type { messages } from './tables.ts';

/** Tells the receiver, by the name the sender has for others: the company's, if it is one. */
export const notifyOfMessage = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs'>,
  { senderId, receiverId }: Pick<typeof messages.$inferSelect, 'senderId' | 'receiverId'>,
): Promise<void> => {
  const [sender] = await transaction
    .select({ username: users.username, company: companyProfiles.name })
    .from(users)
    .leftJoin(companyProfiles, eq(companyProfiles.userId, users.id))
    .where(eq(users.id, senderId));
  if (!sender) throw new Error('A message without its sender');
  const subject = { userId: senderId, from: sender.company ?? sender.username };
  await notify(transaction, tools, { personId: receiverId, kind: 'messageReceived', subject });
};
