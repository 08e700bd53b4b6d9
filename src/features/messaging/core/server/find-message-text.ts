import { and, eq, or } from 'drizzle-orm';
import { type FindOriginalText, originalTextOf } from '#features/translations/core/server/index.ts';
import { messages } from './tables.ts';

/** Only its two sides may read a message. */
export const findMessageText: FindOriginalText = async (db, { id, person }) => {
  if (!person) return null;
  const isSide = or(eq(messages.senderId, person.id), eq(messages.receiverId, person.id));
  const [row] = await db
    .select({ text: messages.content })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.isWithheld, false), isSide));
  return originalTextOf(row?.text);
};
