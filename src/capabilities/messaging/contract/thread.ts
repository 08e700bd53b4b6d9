import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import * as fields from './fields.ts';

export const LARGEST_THREAD_PAGE = 200;

export const getThread = endpoint({
  method: 'GET',
  url: '/api/messages/conversation/:partnerId',
  who: 'person',
  asCompany: true,
  summary: 'What the two of us wrote, oldest first; the next page holds what was before',
  params: fields.ofPartner,
  query: z.object({
    limit: z.optional(countInQuery(1, LARGEST_THREAD_PAGE)),
    /** Messages before this one. */
    cursor: z.optional(idInPath),
  }),
  answer: z.array(fields.message),
  refusals: fields.conversationNotFound,
  isPaged: true,
});

const partner = z.object({
  id,
  username: z.string(),
  userType: fields.userType,
  /** Its company’s name, or the username. */
  name: z.string(),
  company: z.nullable(
    z.object({
      id,
      name: z.string(),
      logoUrl: z.nullable(z.string()),
      city: z.nullable(z.string()),
    }),
  ),
  /** I take no messages from them. */
  isBlocked: z.boolean(),
  abilities: z.object({ maySend: z.boolean() }),
});

export type Partner = z.output<typeof partner>;

export const getPartner = endpoint({
  method: 'GET',
  url: '/api/messages/partner/:partnerId',
  who: 'person',
  asCompany: true,
  summary: 'Whom a conversation is with: somebody I have one with or a project, or any company',
  params: fields.ofPartner,
  answer: partner,
  refusals: fields.conversationNotFound,
});

export const markRead = endpoint({
  method: 'POST',
  url: '/api/messages/mark-read',
  who: 'person',
  asCompany: true,
  summary: 'I have read all that this person wrote to me; answers what is unread elsewhere',
  body: z.object({ conversationPartnerId: id }),
  answer: fields.unread,
  refusals: fields.conversationNotFound,
});

export const sendTyping = endpoint({
  method: 'POST',
  url: '/api/messages/typing',
  who: 'person',
  asCompany: true,
  summary: 'I am writing to this person at the moment; passed on, never kept',
  body: z.object({ receiverId: id }),
  answer: z.object({}),
  refusals: fields.conversationNotFound,
});
