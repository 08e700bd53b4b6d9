import { say } from '#moderation/contract/fields.ts';
import {
  decideEntry,
  getDesk,
  getEvidence,
  listQueue,
  openEntry,
  undoDecision as undo,
} from '#moderation/contract/moderation.ts';
import { missingForVerdict, suspensionEnd } from '#moderation/rules/moderation.ts';
import { whatActIsMissing } from '#moderation/rules/takedowns.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { pendingDecisionsOf, storeDecision, undoDecision } from './decide.ts';
import { readEvidence } from './evidence/evidence.ts';
import { findOpen, noteOpen } from './open-entries.ts';
import { countQueues, readQueue } from './queues.ts';
import { countProposals } from './suspension-proposals.ts';
import { takedownRoutes } from './takedowns/takedown-routes.ts';

const missingAct = {
  taken: say('takenRequired'),
  consequences: say('consequenceRequired'),
  until: say('endRequired'),
};

const missing = { reason: say('reasonRequired'), statement: say('statementRequired') };

export const routes: readonly Route[] = [
  answer(getDesk, async ({ person, tools: { db, clock } }) => ({
    ...(await countQueues(db)),
    open: await findOpen(db, person, clock.now()),
    mine: await pendingDecisionsOf(db, person.id, clock.now()),
    people: person.staffRole === 'admin' ? await countProposals(db) : 0,
  })),

  answer(listQueue, ({ params, query, tools }) => readQueue(tools.db, params.queue, query)),

  answer(openEntry, async ({ person, params: { queue, id }, tools }) => {
    await noteOpen(tools, person, queue, id);
    return {};
  }),

  answer(decideEntry, async ({ person, params: { queue, id }, body, tools, refuse }) => {
    const field = missingForVerdict(queue, body);
    if (field) throw invalidField(field, missing[field]);
    const act = whatActIsMissing(queue, body);
    if (act) throw invalidField(act, missingAct[act]);
    if (body.until && !suspensionEnd(body.until, tools.clock.now()))
      throw invalidField('until', say('endRequired'));
    const why = await storeDecision(tools, { moderator: person, queue, decision: { id, ...body } });
    if (why) throw refuse(why);
    return {};
  }),

  answer(undo, async ({ person, params: { queue, id }, tools, refuse }) => {
    if (!(await undoDecision(tools, person, queue, id))) throw refuse('tookEffect');
    return {};
  }),

  answer(getEvidence, async ({ params: { queue, id }, tools, refuse, concerns }) => {
    const found = await readEvidence(tools, queue, id);
    if (!found) throw refuse('notFound');
    concerns(found.personId, `${queue} ${id}`);
    return found.evidence;
  }),

  ...takedownRoutes,
];
