import { messageKey } from '#features/moderation/core/contract/fields.ts';
import {
  announceOpenEntry,
  decideEntry,
  getCaseEvidence,
  getModerationDesk,
  listQueue,
  undoDecision as undo,
} from '#features/moderation/core/contract/moderation.ts';
import {
  findMissingInputForVerdict,
  parseSuspensionEnd,
  type QueueName,
  queueNames,
} from '#features/moderation/core/rules/moderation.ts';
import { findMissingActionField } from '#features/moderation/core/rules/takedowns.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { findOpenEntries, recordEntryPresence } from './entry-presence.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import {
  readOthersPendingDecisions,
  readPendingDecisions,
  storePendingDecision,
  undoDecision,
} from './pending-decisions.ts';
import { readQueue, readQueueStates } from './queues.ts';
import { setAsideAndNotesRoutes } from './set-aside-and-notes-api.ts';
import { readNotesVersion } from './set-aside-and-notes.ts';
import { countSuspensionProposals } from './suspension-proposals.ts';
import { takedownRoutes } from './takedowns/takedowns-api.ts';

const missingFieldMessages = {
  taken: messageKey('takenRequired'),
  consequences: messageKey('consequenceRequired'),
  until: messageKey('endRequired'),
};

const missing = { reason: messageKey('reasonRequired'), statement: messageKey('statementRequired') };

const countAndAgeOfQueues = async (db: Db) => {
  const states = await readQueueStates(db);
  const ofEach = <Value>(read: (queue: QueueName) => Value) =>
    Object.fromEntries(queueNames.map((queue) => [queue, read(queue)])) as Record<QueueName, Value>;
  return {
    ...ofEach((queue) => states[queue].count),
    oldest: ofEach((queue) => states[queue].since),
    aside: ofEach((queue) => states[queue].aside),
  };
};

export const routes: readonly EndpointRoute[] = [
  handle(getModerationDesk, async ({ person, services: { db, clock } }) => ({
    ...(await countAndAgeOfQueues(db)),
    notesVersion: await readNotesVersion(db),
    open: await findOpenEntries(db, person, clock.now()),
    decided: await readOthersPendingDecisions(db, person.id),
    mine: await readPendingDecisions(db, person.id, clock.now()),
    people: person.staffRole === 'admin' ? await countSuspensionProposals(db) : 0,
  })),

  handle(listQueue, ({ params, query, services }) => readQueue(services.db, params.queue, query)),

  handle(announceOpenEntry, async ({ person, params: { queue, id }, services }) => {
    await recordEntryPresence(services, person, queue, id);
    return {};
  }),

  handle(decideEntry, async ({ person, params: { queue, id }, body, services, refuse }) => {
    const field = findMissingInputForVerdict(queue, body);
    if (field) throw invalidFieldError(field, missing[field]);
    const missingField = findMissingActionField(queue, body);
    if (missingField) throw invalidFieldError(missingField, missingFieldMessages[missingField]);
    if (body.until && !parseSuspensionEnd(body.until, services.clock.now()))
      throw invalidFieldError('until', messageKey('endRequired'));
    const reason = await storePendingDecision(services, {
      moderator: person,
      queue,
      decision: { id, ...body },
    });
    if (reason) throw refuse(reason);
    return {};
  }),

  handle(undo, async ({ person, params: { queue, id }, services, refuse }) => {
    if (!(await undoDecision(services, person, queue, id))) throw refuse('tookEffect');
    return {};
  }),

  handle(getCaseEvidence, async ({ params: { queue, id }, services, refuse, concerns }) => {
    const match = await readEvidence(services, queue, id);
    if (!match) throw refuse('notFound');
    concerns(match.personId, `${queue} ${id}`);
    return match.evidence;
  }),

  ...setAsideAndNotesRoutes,
  ...takedownRoutes,
];
