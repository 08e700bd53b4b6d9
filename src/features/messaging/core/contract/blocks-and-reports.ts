import * as z from 'zod/mini';
import type { sentences } from '#features/messaging/core/strings/en/messaging.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

const messageKey = createMessageKey<typeof sentences>('messaging');

export const MAX_BLOCKS_PAGE_SIZE = 100;

const notInTouch = { notInTouch: { status: 404, say: messageKey('notInTouch') } } as const;

const block = z.object({
  /** It is the block's id, for pages of the list. */
  id: idSchema,
  userId: idSchema,
  /** A company goes by its company name. */
  name: z.string(),
  createdAt: momentSchema,
});

export const listBlocks = endpoint({
  method: 'GET',
  url: '/api/blocks',
  isPaged: true,
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'List the people you’ve blocked, last blocked first',
    query: z.object({
      limit: pageLimitSchema(MAX_BLOCKS_PAGE_SIZE),
      cursor: z.optional(idInPath),
    }),
    response: z.array(block),
    refusals: {},
  },
});

/** A blocked person can no longer write, and learns only that. */
export const blockPerson = endpoint({
  method: 'POST',
  url: '/api/blocks',
  body: z.object({ userId: idSchema }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Block a person you’ve exchanged messages with; blocking again changes nothing',
    response: block,
    refusals: { ...notInTouch, blockSelf: { status: 409, say: messageKey('blockSelf') } },
    creates: true,
  },
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  url: '/api/blocks/:userId',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Unblock a person by ID',
    params: z.object({ userId: idInPath }),
    response: z.object({}),
    refusals: { notBlocked: { status: 404, say: messageKey('notBlocked') } },
  },
});

export const reportConversation = endpoint({
  method: 'POST',
  url: '/api/conversation-reports',
  body: z.object({
    userId: idSchema,
    reason: textSchema({
      min: { length: 10, say: messageKey('reportReasonTooShort') },
      max: { length: 1000, say: messageKey('reportReasonTooLong') },
    }),
  }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Report your conversation with a person, by their ID',
    response: z.object({ id: idSchema, userId: idSchema, reason: z.string(), createdAt: momentSchema }),
    refusals: { ...notInTouch, alreadyReported: { status: 409, say: messageKey('alreadyReported') } },
    creates: true,
  },
});
