import {
  countUnreadMessages,
  listLeads,
  listMessageableCompanies,
} from '#messaging/contract/conversations.ts';
import { getPartner } from '#messaging/contract/thread.ts';
import { questionFor } from '#web/query.ts';

export const leadsQuestion = (after?: string, isMine = false) =>
  questionFor(listLeads, { query: { cursor: after, mine: isMine ? 'true' : undefined } });

export const messageableQuestion = () => questionFor(listMessageableCompanies, {});

export const unreadMessagesQuestion = () => questionFor(countUnreadMessages, {});

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const partnerQuestion = (id: string) => questionFor(getPartner, { params: { partnerId: id } });
