import { and, eq, isNull } from 'drizzle-orm';
import { answer, type Route } from '../../../server/http/answer.ts';
import { users } from '../../accounts/server/tables.ts';
import { sendMessage } from '../contract.ts';
import { hasBlocked } from './blocks.ts';
import { messages } from './tables.ts';
import { tellOfMessage } from './tell-of-message.ts';

const MESSAGES_A_MINUTE = { points: 20, seconds: 60 };

export const sendRoute: Route = answer(sendMessage, async ({ body, person, tools, refuse }) => {
  if (body.receiverId === person.id) throw refuse('toOneself');
  const [receiver] = await tools.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, body.receiverId), isNull(users.erasedAt)));
  if (!receiver) throw refuse('receiverNotFound');
  await tools.limits.spend('messages', person.id, MESSAGES_A_MINUTE);
  if (await hasBlocked(tools.db, receiver.id, person.id)) throw refuse('blocked');
  const row = await tools.db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(messages)
      .values({ senderId: person.id, receiverId: receiver.id, content: body.content })
      .returning();
    if (!stored) throw new Error('A message was not stored');
    await tellOfMessage(transaction, tools, stored);
    return stored;
  });
  return { ...row, createdAt: row.createdAt.toISOString() };
});
