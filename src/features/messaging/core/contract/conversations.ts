import * as z from 'zod/mini';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { messageKey, unreadMessagesSchema, userTypeSchema } from './messaging-fields.ts';

export const MAX_CONVERSATIONS_PAGE_SIZE = 200;
const LONGEST_SEARCH = 100;
export const MAX_MESSAGEABLE_COMPANIES = 200;

/** A page has half of that unless a program asks for more. */
export const conversationsPageLimitSchema = pageLimitSchema(
  MAX_CONVERSATIONS_PAGE_SIZE,
  MAX_CONVERSATIONS_PAGE_SIZE / 2,
);

const page = z.object({
  limit: conversationsPageLimitSchema,
  cursor: z.optional(idInPath),
  /** It matches a part of the partner's name, username or company name. */
  search: z.optional(textSchema({ max: { length: LONGEST_SEARCH, say: messageKey('searchTooLong') } })),
});

const logo = z.object({ name: z.string(), logoUrl: z.nullable(z.string()) });

/** A company reads only the leads that are assigned to the reader. */
export const onlyMineQueryParameter = z.optional(
  z.pipe(
    z.literal('true'),
    z.transform(() => true as const),
  ),
);

export const writtenLeadSchema = z.object({
  otherUser: z.object({
    id: idSchema,
    username: z.string(),
    /** It is the company’s name, or the full name, or the username. */
    name: z.string(),
    /** Only a company has one here, or a person the reader shares a project with. */
    email: z.nullable(z.string()),
    userType: userTypeSchema,
    company: z.nullable(logo),
  }),
  unreadCount: z.int(),
  lastMessage: z.object({
    content: z.string(),
    attachmentCount: z.int(),
    createdAt: momentSchema,
    isMine: z.boolean(),
    isWithheld: z.boolean(),
    translation: translationOfferSchema,
  }),
});

export type WrittenLead = z.output<typeof writtenLeadSchema>;

export const listLeads = endpoint({
  method: 'GET',
  url: '/api/messages',
  isPaged: true,
  server: {
    scope: 'messages:read',
    who: 'person',
    asCompany: 'member',
    summary: 'List your conversations with the other person and the last message, latest first',
    query: z.extend(page, { mine: onlyMineQueryParameter }),
    response: z.array(writtenLeadSchema),
    refusals: {},
  },
});

const conversation = z.object({
  userId: idSchema,
  username: z.string(),
  userType: userTypeSchema,
  /** It is the company’s name, or the full name, or the username. */
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  lastMessage: z.string(),
  /** It counts pictures and documents; a message with some may have no text. */
  attachmentCount: z.int(),
  lastMessageDate: momentSchema,
  isLastMine: z.boolean(),
  isLastWithheld: z.boolean(),
  /** This offers to translate the last message. */
  translation: translationOfferSchema,
  unreadCount: z.int(),
});

export type Conversation = z.output<typeof conversation>;

export const listConversations = endpoint({
  method: 'GET',
  url: '/api/messages/conversations',
  isPaged: true,
  server: {
    scope: 'messages:read',
    who: 'person',
    asCompany: 'member',
    summary: 'List your conversations in brief, latest first',
    query: page,
    response: z.array(conversation),
    refusals: {},
  },
});

const messageableCompany = z.object({
  id: idSchema,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  companyUser: z.object({ id: idSchema }),
  isLiked: z.boolean(),
  isInProject: z.boolean(),
});

export const listMessageableCompanies = endpoint({
  method: 'GET',
  url: '/api/messages/companies',
  server: {
    who: 'client',
    summary: 'List companies you like or have a project with',
    response: z.array(messageableCompany),
    refusals: {},
  },
});

export const countUnreadMessages = endpoint({
  method: 'GET',
  url: '/api/messages/unread',
  server: {
    scope: 'messages:read',
    who: 'person',
    asCompany: 'member',
    summary: 'Count your unread messages in all conversations',
    response: unreadMessagesSchema,
    refusals: {},
  },
});
