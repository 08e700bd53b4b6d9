import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { endOneSession, endOtherSessions, listSessions } from '#features/accounts/core/contract/sessions.ts';
import { deviceNameOf } from '#features/accounts/core/rules/device-name.ts';
import { handle } from '#server/http/handle.ts';
import { deleteKnownBrowsers } from './known-browsers.ts';
import { recordSecurityEvent } from './security-events.ts';
import { deleteOtherSessions as endSessionsBut } from './sessions.ts';
import { sessions } from './tables.ts';

export const sessionListRoutes = [
  handle(listSessions, async ({ person, sessionId, services }) => {
    const rows = await services.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
    return rows.map((row) => ({
      id: row.id,
      device: deviceNameOf(row.userAgent),
      ipAddress: row.ipAddress,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isCurrent: row.id === sessionId,
    }));
  }),

  handle(endOneSession, async ({ params, person, sessionId, services, refuse, setSession }) => {
    const { rowCount } = await services.db
      .delete(sessions)
      .where(and(eq(sessions.id, params.id), eq(sessions.userId, person.id)));
    if (rowCount === 0) throw refuse('sessionNotFound');
    if (params.id === sessionId) setSession(null);
    return {};
  }),

  handle(endOtherSessions, async ({ person, sessionId, ip, userAgent, services }) => {
    await services.db.transaction(async (transaction) => {
      await endSessionsBut(transaction, person.id, sessionId ?? 0);
      await deleteKnownBrowsers(transaction, person.id);
      const from = { ip, userAgent };
      await recordSecurityEvent(transaction, { kind: 'signed-out-everywhere', personId: person.id, from });
    });
    return {};
  }),
];
