import { say } from '#moderation/contract/fields.ts';
import { decideEntry, getDesk, getEvidence, listQueue, openEntry } from '#moderation/contract/moderation.ts';
import { getReport, reportContent } from '#moderation/contract/reports.ts';
import { suspensionEnd, whatIsMissing } from '#moderation/rules/moderation.ts';
import { whatActIsMissing } from '#moderation/rules/takedowns.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { decideAbout } from './decide.ts';
import { readEvidence } from './evidence/evidence.ts';
import { officeRoutes } from './office-api.ts';
import { findOpen, noteOpen } from './open-entries.ts';
import { countQueues, readQueue } from './queues.ts';
import { findReport, newReceipt, storeReport } from './reports.ts';
import { takedownRoutes } from './takedowns/takedown-routes.ts';

const REPORTS_AN_HOUR = { points: 10, seconds: 3600 };
const LOOKS_AN_HOUR = { points: 120, seconds: 3600 };

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
  })),

  answer(listQueue, ({ params, query, tools }) => readQueue(tools.db, params.queue, query)),

  answer(openEntry, async ({ person, params: { queue, id }, tools }) => {
    await noteOpen(tools, person, queue, id);
    return {};
  }),

  answer(decideEntry, async ({ person, params: { queue, id }, body, tools, refuse }) => {
    const field = whatIsMissing(queue, body);
    if (field) throw invalidField(field, missing[field]);
    const act = whatActIsMissing(queue, body);
    if (act) throw invalidField(act, missingAct[act]);
    if (body.until && !suspensionEnd(body.until, tools.clock.now()))
      throw invalidField('until', say('endRequired'));
    const why = await decideAbout(tools, person, queue, { id, ...body });
    if (why) throw refuse(why);
    return {};
  }),

  answer(getEvidence, async ({ params: { queue, id }, tools, refuse, concerns }) => {
    const found = await readEvidence(tools.db, queue, id);
    if (!found) throw refuse('notFound');
    concerns(found.personId, `${queue} ${id}`);
    return found.evidence;
  }),

  ...takedownRoutes,
  ...officeRoutes,

  answer(reportContent, async ({ ip, body: { website, ...report }, language, tools }) => {
    // What fills in a field that nobody sees is answered like a person, and kept nowhere.
    if (website) return { receipt: newReceipt() };
    await tools.limits.spend('content-reports', networkOf(ip), REPORTS_AN_HOUR);
    return { receipt: await storeReport(tools, { ...report, language }) };
  }),

  answer(getReport, async ({ ip, params, tools, refuse }) => {
    await tools.limits.spend('content-report-looks', networkOf(ip), LOOKS_AN_HOUR);
    const report = await findReport(tools.db, params.receipt);
    if (!report) throw refuse('reportNotFound');
    return report;
  }),
];
