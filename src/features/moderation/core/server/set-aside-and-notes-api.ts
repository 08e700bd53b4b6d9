import { and, eq, sql } from 'drizzle-orm';
import { recordSecurityEvent } from '#features/accounts/core/server/index.ts';
import { messageKey } from '#features/moderation/core/contract/fields.ts';
import {
  addCaseNote,
  deleteCaseNote,
  returnEntry,
  setEntryAside,
} from '#features/moderation/core/contract/set-aside-and-notes.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { isAsideDay } from '#features/moderation/core/rules/set-aside.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError, type RequestContext } from '#server/http/handle.ts';
import { refetchForModerators } from './entry-presence.ts';
import { findPersonOfEntry } from './evidence/read-evidence.ts';
import { lockWaitingEntry } from './queues.ts';
import { caseNotes as n, setAsideEntries as a } from './tables.ts';

interface CaseAct {
  kind: 'case-noted' | 'case-set-aside';
  endpoint: string;
  queue: QueueName;
  id: number;
  personId: number | null;
}

/** The audit log and the other moderators learn of it. */
const announce = async (
  transaction: Db,
  { person, ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'> & { person: Person },
  { kind, endpoint, queue, id, personId }: CaseAct,
) => {
  await recordSecurityEvent(transaction, {
    kind,
    personId,
    actorId: person.id,
    from: { ip, userAgent },
    endpoint,
    object: `${queue} ${id}`,
  });
  await refetchForModerators(transaction, person.id);
};

const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

export const setAsideAndNotesRoutes: readonly EndpointRoute[] = [
  handle(setEntryAside, async (context) => {
    const { person, params, body, services, refuse } = context;
    const { queue, id } = params;
    if (!isAsideDay(body.until, services.clock.now()))
      throw invalidFieldError('until', messageKey('asideDayRequired'));
    await services.db.transaction(async (transaction) => {
      const entry = await lockWaitingEntry(transaction, queue, id);
      if (!entry) throw refuse('notFound');
      const waitsSince = sql`${entry.since}::timestamptz`;
      const row = { moderatorId: person.id, waitsSince, until: body.until };
      await transaction
        .insert(a)
        .values({ queue, entryId: id, ...row })
        .onConflictDoUpdate({ target: [a.queue, a.entryId], set: row });
      const personId = await findPersonOfEntry(transaction, queue, id);
      const endpoint = nameOf(setEntryAside);
      await announce(transaction, context, { kind: 'case-set-aside', endpoint, queue, id, personId });
    });
    return {};
  }),

  handle(returnEntry, async (context) => {
    const { params, services } = context;
    const { queue, id } = params;
    await services.db.transaction(async (transaction) => {
      const returned = await transaction
        .delete(a)
        .where(and(eq(a.queue, queue), eq(a.entryId, id)))
        .returning({ id: a.entryId });
      if (returned.length === 0) return;
      const personId = await findPersonOfEntry(transaction, queue, id);
      const endpoint = nameOf(returnEntry);
      await announce(transaction, context, { kind: 'case-set-aside', endpoint, queue, id, personId });
    });
    return {};
  }),

  handle(addCaseNote, async (context) => {
    const { person, params, body, services, refuse } = context;
    const { queue, id } = params;
    return services.db.transaction(async (transaction) => {
      if (!(await lockWaitingEntry(transaction, queue, id))) throw refuse('notFound');
      const personId = await findPersonOfEntry(transaction, queue, id);
      const [row] = await transaction
        .insert(n)
        .values({
          queue,
          entryId: id,
          moderatorId: person.id,
          personId,
          words: body.words,
          createdAt: services.clock.now(),
        })
        .returning({ id: n.id });
      const endpoint = nameOf(addCaseNote);
      await announce(transaction, context, { kind: 'case-noted', endpoint, queue, id, personId });
      return { id: row?.id ?? 0 };
    });
  }),

  handle(deleteCaseNote, async (context) => {
    const { person, params, services, refuse } = context;
    await services.db.transaction(async (transaction) => {
      const [row] = await transaction
        .delete(n)
        .where(and(eq(n.id, params.noteId), eq(n.moderatorId, person.id)))
        .returning({ queue: n.queue, id: n.entryId, personId: n.personId });
      if (!row) throw refuse('noteNotFound');
      await announce(transaction, context, { kind: 'case-noted', endpoint: nameOf(deleteCaseNote), ...row });
    });
    return {};
  }),
];
