import {
  countLeads,
  declineLead,
  getLead,
  listDashboardLeads,
  moveLeadToStage,
  updateLeadNote,
} from '#features/dashboards/company/contract/leads.ts';
import { sendMessageFor } from '#features/messaging/core/server/index.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { readStageTotals } from './stage-totals.ts';
import {
  findLead,
  readLeadAfterChange,
  readLeads,
  readWrittenLeadSummaries,
  storeDeclinedLead,
  storeLeadNote,
  storeLeadStage,
} from './store.ts';

export const leadRoutes: readonly EndpointRoute[] = [
  handle(listDashboardLeads, ({ person, query, services }) => readLeads(services, person, query)),

  handle(countLeads, ({ person, query, services }) => readStageTotals(services.db, person, query)),

  handle(getLead, async ({ person, params, services, refuse }) => {
    const conversation = (await readWrittenLeadSummaries(services, person, [params.userId])).get(
      params.userId,
    );
    if (!conversation || !(await findLead(services.db, person.id, params.userId)))
      throw refuse('leadNotFound');
    return { ...(await readLeadAfterChange(services.db, person, params.userId)), ...conversation };
  }),

  handle(moveLeadToStage, async ({ person, params, body, services, refuse }) => {
    const lead = await findLead(services.db, person.id, params.userId);
    if (!lead) throw refuse('leadNotFound');
    return services.db.transaction(async (transaction) => {
      await recordActivity(transaction, person, 'move-lead', { aboutId: params.userId });
      await storeLeadStage(transaction, { ...params, ...body, companyId: lead.companyId });
      return readLeadAfterChange(transaction, person, params.userId);
    });
  }),

  handle(declineLead, ({ person, params, body, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const lead = await findLead(transaction, person.id, params.userId);
      if (!lead) throw refuse('leadNotFound');
      const { reason, message: content } = body;
      const isLost = await storeDeclinedLead(transaction, { ...params, companyId: lead.companyId, reason });
      if (!isLost) throw refuse('alreadyDeclined');
      const refusal = await sendMessageFor(transaction, services, person, {
        receiverId: params.userId,
        content,
      });
      if (refusal) throw refuse(refusal);
      await recordActivity(transaction, person, 'decline-lead', { aboutId: params.userId });
      return readLeadAfterChange(transaction, person, params.userId);
    }),
  ),

  handle(updateLeadNote, ({ person, params: { userId }, body: { text }, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const lead = await findLead(transaction, person.id, userId);
      if (!lead) throw refuse('leadNotFound');
      await storeLeadNote(transaction, { userId, companyId: lead.companyId, note: text || null });
      await recordActivity(transaction, person, 'note-lead', { aboutId: userId });
      return readLeadAfterChange(transaction, person, userId);
    }),
  ),
];
