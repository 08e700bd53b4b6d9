import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, idInPath, idSchema } from '#kernel/id-schema.ts';
import * as fields from './fields.ts';

export const LARGEST_THREAD_PAGE = 200;

export const getThread = endpoint({
  method: 'GET',
  url: '/api/messages/conversation/:partnerId',
  isPaged: true,
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'What the two of us wrote, oldest first; the next page holds what was before',
    params: fields.ofPartner,
    query: z.object({
      limit: z.optional(countInQuery(1, LARGEST_THREAD_PAGE)),
      /** The page holds messages before this one. */
      cursor: z.optional(idInPath),
    }),
    response: z.array(fields.messageSchema),
    refusals: fields.conversationNotFound,
  },
});

const partner = z.object({
  id: idSchema,
  username: z.string(),
  userType: fields.userType,
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
  abilities: z.object({
    maySend: z.boolean(),
    /** A client who has approached the reader's company can get a quote or visit without a request (reading 84). */
    mayPropose: z.boolean(),
  }),
});

export type Partner = z.output<typeof partner>;

export const getPartner = endpoint({
  method: 'GET',
  url: '/api/messages/partner/:partnerId',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Whom a conversation is with: somebody I have one with or a project, or any company',
    params: fields.ofPartner,
    response: partner,
    refusals: fields.conversationNotFound,
  },
});

export const markMessagesRead = endpoint({
  method: 'POST',
  url: '/api/messages/mark-read',
  body: z.object({ conversationPartnerId: idSchema }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'I have read all that this person wrote to me; answers what is unread elsewhere',
    response: fields.unreadCounts,
    refusals: fields.conversationNotFound,
  },
});

export const sendTyping = endpoint({
  method: 'POST',
  url: '/api/messages/typing',
  body: z.object({ receiverId: idSchema }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'I am writing to this person at the moment; passed on, never kept',
    response: z.object({}),
    refusals: fields.conversationNotFound,
  },
});
