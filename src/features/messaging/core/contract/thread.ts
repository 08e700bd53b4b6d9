import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuerySchema, idInPath, idSchema } from '#kernel/id-schema.ts';
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
      limit: z.optional(countInQuerySchema(1, MAX_THREAD_PAGE_SIZE)),
      /** The page holds messages before this one. */
      cursor: z.optional(idInPath),
    }),
    response: z.array(fields.messageSchema),
    refusals: fields.conversationNotFoundRefusals,
  },
});

const partner = z.object({
  id: idSchema,
  username: z.string(),
  userType: fields.userTypeSchema,
  /** It is the company’s name, or the full name, or the username. */
  name: z.string(),
  company: z.nullable(
    z.object({
      id: idSchema,
      name: z.string(),
      logoUrl: z.nullable(z.string()),
      city: z.nullable(z.string()),
    }),
  ),
  /** The reader has blocked the partner. */
  isBlocked: z.boolean(),
  /** The partner has blocked the reader. */
  hasBlockedMe: z.boolean(),
  /** The partner has written since the reader last looked, even if colleagues in the reader's team have looked. */
  hasNews: z.boolean(),
  /** The reader's side last wrote to the partner then. */
  lastWrittenAt: z.nullable(fields.messageSchema.shape.createdAt),
  abilities: z.object({
    maySend: z.boolean(),
    /** A client who has approached the reader's company can get a quote or visit without a request (reading 84). */
    mayPropose: z.boolean(),
  }),
});

export type ConversationPartner = z.output<typeof partner>;

export const getConversationPartner = endpoint({
  method: 'GET',
  url: '/api/messages/partner/:partnerId',
  server: {
    scope: 'messages:read',
    who: 'person',
    asCompany: 'member',
    summary:
      'Get the other person of a conversation: someone you have a conversation or project with, or any company',
    params: fields.partnerIdParams,
    response: partner,
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
