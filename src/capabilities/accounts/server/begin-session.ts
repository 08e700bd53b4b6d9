import { eq, sql } from 'drizzle-orm';
import type { Asker, Cookies } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { type UserRow } from './people.ts';
import { endSession, startSession } from './sessions.ts';
import { users } from './tables.ts';

/**
 * Signs a person in. Whatever session the browser had ends, so a cookie that was planted or copied before
 * is worth nothing after.
 */
export const beginSession = async (
  {
    tools,
    ip,
    userAgent,
    sessionId,
    language,
    setSession,
  }: Pick<Asker, 'ip' | 'userAgent' | 'sessionId' | 'language'> &
    Pick<Cookies, 'setSession'> & { tools: Tools },
  person: UserRow,
  isRemembered: boolean,
) => {
  const token = await tools.db.transaction(async (transaction) => {
    if (sessionId !== null) await endSession(transaction, sessionId);
    await transaction
      .update(users)
      .set({ lastLoginIp: ip, lastLoginDate: sql`now()`, language })
      .where(eq(users.id, person.id));
    return startSession(transaction, { userId: person.id, isRemembered, ip, userAgent });
  });
  setSession(token);
};
