import { declineLead, listLeadStages, moveLead } from '#company-dashboard/contract/leads.ts';
import type { Person } from '#kernel/visitor.ts';
import { LARGEST_LIST_PAGE } from '#messaging/contract/conversations.ts';
import { writeFor } from '#messaging/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { stringsOf } from '#strings/strings.ts';
import { caretakersOf, noteWork } from '#team/server/index.ts';
import { findLead, loseLead, type Placed, placeLead, readLeads } from './store.ts';

// As many as GET /api/messages, whose rows these belong to.
const PAGE = LARGEST_LIST_PAGE / 2;

const withCaretaker = async (transaction: Db, person: Person, lead: Placed) => ({
  ...lead,
  caretaker: (await caretakersOf(transaction, person, [lead.userId])).get(lead.userId) ?? null,
});

export const leadRoutes: readonly Route[] = [
  answer(listLeadStages, ({ person, query, tools }) =>
    readLeads(tools.db, person, { ...query, limit: query.limit ?? PAGE }),
  ),

  answer(moveLead, async ({ person, params, body, tools, refuse }) => {
    const lead = await findLead(tools.db, person.id, params.userId);
    if (!lead) throw refuse('leadNotFound');
    return tools.db.transaction(async (transaction) => {
      await noteWork(transaction, person, 'move-lead', { aboutId: params.userId });
      const placed = await placeLead(transaction, { ...params, ...body, companyId: lead.companyId });
      return withCaretaker(transaction, person, placed);
    });
  }),

  answer(declineLead, ({ person, params, body, language, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const lead = await findLead(transaction, person.id, params.userId);
      if (!lead) throw refuse('leadNotFound');
      const { reason, words = '' } = body;
      const lost = await loseLead(transaction, { ...params, companyId: lead.companyId, reason });
      if (!lost) throw refuse('alreadyDeclined');
      const { leads } = stringsOf(language);
      const content = leads.declineMessage(leads.because[reason], words);
      const why = await writeFor(transaction, tools, person, { receiverId: params.userId, content });
      if (why) throw refuse(why);
      await noteWork(transaction, person, 'decline-lead', { aboutId: params.userId });
      return withCaretaker(transaction, person, lost);
    }),
  ),
];
