import { getConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import {
  countUnreadMessages,
  listLeads,
  listMessageableCompanies,
} from '#features/messaging/core/contract/conversations.ts';
import { queryFor } from '#web/query.ts';

export const leadsQuery = (cursor?: string, isMine = false) =>
  queryFor(listLeads, { query: { cursor: cursor, mine: isMine ? 'true' : undefined } });

export const messageableCompaniesQuery = () => queryFor(listMessageableCompanies, {});

export const unreadMessagesQuery = () => queryFor(countUnreadMessages, {});

// The id is the address's text: even an invalid one is fetched, and the page shows its refusal.
export const partnerQuery = (id: string) => queryFor(getConversationPartner, { params: { partnerId: id } });
