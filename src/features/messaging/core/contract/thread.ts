import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import * as fields from './messaging-fields.ts';

export const MAX_THREAD_PAGE_SIZE = 200;

export const getThread = endpoint({
  method: 'GET',
  url: '/api/messages/conversation/:partnerId',
  isPaged: true,
  server: {
    scope: 'messages:read',
    who: 'person',
    asCompany: 'member',
    summary: 'List the messages of a conversation, oldest first; the next page has earlier ones',
    params: fields.partnerIdParams,
    query: z.object({
      limit: pageLimitSchema(MAX_THREAD_PAGE_SIZE, 50),
      /** The page holds messages before this one. */
      cursor: z.optional(idInPath),
    }),
    response: z.array(fields.messageSchema),
    refusals: fields.conversationNotFoundRefusals,
  },
});

export const markMessagesRead = endpoint({
  method: 'POST',
  url: '/api/messages/mark-read',
  body: z.object({ conversationPartnerId: idSchema }),
  server: {
    scope: 'messages:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Mark all messages from this person as read; returns the remaining unread count',
    response: fields.unreadMessagesSchema,
    refusals: fields.conversationNotFoundRefusals,
  },
});

export const sendTypingSignal = endpoint({
  method: 'POST',
  url: '/api/messages/typing',
  body: z.object({ receiverId: idSchema }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Tell this person that you’re typing; not stored',
    response: z.object({}),
    refusals: fields.conversationNotFoundRefusals,
  },
});
