import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { endOneSession, endOtherSessions, listSessions } from '#accounts/contract/sessions.ts';
import { deviceOf } from '#accounts/rules/device.ts';
import { answer } from '#server/http/answer.ts';
import { forgetKnownBrowsers } from './known-browsers.ts';
import { noteSecurityEvent } from './security-events.ts';
import { deleteOtherSessions as endSessionsBut } from './sessions.ts';
import { sessions } from './tables.ts';

export const sessionListRoutes = [
  answer(listSessions, async ({ person, sessionId, tools }) => {
    const rows = await tools.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
    return rows.map((row) => ({
      id: row.id,
      device: deviceOf(row.userAgent),
      ipAddress: row.ipAddress,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isCurrent: row.id === sessionId,
    }));
  }),

  answer(endOneSession, async ({ params, person, sessionId, tools, refuse, setSession }) => {
    const { rowCount } = await tools.db
      .delete(sessions)
      .where(and(eq(sessions.id, params.id), eq(sessions.userId, person.id)));
    if (rowCount === 0) throw refuse('sessionNotFound');
    if (params.id === sessionId) setSession(null);
    return {};
  }),

  answer(endOtherSessions, async ({ person, sessionId, ip, userAgent, tools }) => {
    await tools.db.transaction(async (transaction) => {
      await endSessionsBut(transaction, person.id, sessionId ?? 0);
      await forgetKnownBrowsers(transaction, person.id);
      const from = { ip, userAgent };
      await noteSecurityEvent(transaction, { kind: 'signed-out-everywhere', personId: person.id, from });
    });
    return {};
  }),
];
