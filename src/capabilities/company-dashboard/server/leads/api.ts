import {
  countLeads,
  declineLead,
  getLead,
  listDashboardLeads,
  moveLead,
  noteLead,
} from '#company-dashboard/contract/leads.ts';
import { LARGEST_LIST_PAGE } from '#messaging/contract/conversations.ts';
import { writeFor } from '#messaging/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { noteWork } from '#team/server/index.ts';
import { findLead, loseLead, placeLead, readLead, readLeads, readWritten, storeNote } from './store.ts';
import { readTotals } from './totals.ts';

// As many as GET /api/messages, whose rows these belong to.
const PAGE = LARGEST_LIST_PAGE / 2;

export const leadRoutes: readonly Route[] = [
  answer(listDashboardLeads, ({ person, query, tools }) =>
    readLeads(tools, person, { ...query, limit: query.limit ?? PAGE }),
  ),

  answer(countLeads, ({ person, query, tools }) => readTotals(tools.db, person, query)),

  answer(getLead, async ({ person, params, tools, refuse }) => {
    const written = (await readWritten(tools, person, [params.userId])).get(params.userId);
    if (!written || !(await findLead(tools.db, person.id, params.userId))) throw refuse('leadNotFound');
    return { ...(await readLead(tools.db, person, params.userId)), ...written };
  }),

  answer(moveLead, async ({ person, params, body, tools, refuse }) => {
    const lead = await findLead(tools.db, person.id, params.userId);
    if (!lead) throw refuse('leadNotFound');
    return tools.db.transaction(async (transaction) => {
      await noteWork(transaction, person, 'move-lead', { aboutId: params.userId });
      await placeLead(transaction, { ...params, ...body, companyId: lead.companyId });
      return readLead(transaction, person, params.userId);
    });
  }),

  answer(declineLead, ({ person, params, body, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const lead = await findLead(transaction, person.id, params.userId);
      if (!lead) throw refuse('leadNotFound');
      const { reason, message: content } = body;
      const lost = await loseLead(transaction, { ...params, companyId: lead.companyId, reason });
      if (!lost) throw refuse('alreadyDeclined');
      const why = await writeFor(transaction, tools, person, { receiverId: params.userId, content });
      if (why) throw refuse(why);
      await noteWork(transaction, person, 'decline-lead', { aboutId: params.userId });
      return readLead(transaction, person, params.userId);
    }),
  ),

  answer(noteLead, ({ person, params: { userId }, body: { text }, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const lead = await findLead(transaction, person.id, userId);
      if (!lead) throw refuse('leadNotFound');
      await storeNote(transaction, { userId, companyId: lead.companyId, note: text || null });
      await noteWork(transaction, person, 'note-lead', { aboutId: userId });
      return readLead(transaction, person, userId);
    }),
  ),
];
