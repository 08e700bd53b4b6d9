import { eq } from 'drizzle-orm';
import { answer, type Route } from '../../../server/http/answer.ts';
import { endSession } from '../../../server/sessions.ts';
import { currentUser, signOut } from '../contract.ts';
import { pictureRoutes } from './picture.ts';
import { users } from './tables.ts';

export const routes = (): Route[] => [
  answer(currentUser, async ({ person, tools }) => {
    const [row] = await tools.db
      .select()
      .from(users)
      .where(eq(users.id, person?.id ?? 0));
    if (!row) throw new Error('A session without its person');
    return { ...row, userType: row.userType === 'client' ? 'private' : row.userType };
  }),

  answer(signOut, async ({ sessionId, tools, setSession }) => {
    if (sessionId !== null) await endSession(tools.db, sessionId);
    setSession(null);
    return {};
  }),

  ...pictureRoutes,
];
