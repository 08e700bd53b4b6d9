import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import * as fields from './messaging-fields.ts';

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
