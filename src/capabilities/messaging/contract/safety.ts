import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';
import type { sentences } from '#messaging/strings/en/messaging.ts';

const say = sentencesOf<typeof sentences>('messaging');

export const LARGEST_BLOCK_PAGE = 100;

const notInTouch = { notInTouch: { status: 404, say: say('notInTouch') } } as const;

const block = z.object({
  /** Its position in the list. */
  id,
  userId: id,
  /** The company's name, if it is one. */
  name: z.string(),
  createdAt: moment,
});

export const listBlocks = endpoint({
  method: 'GET',
  url: '/api/blocks',
  isPaged: true,
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Whom I have blocked, last first',
    query: z.object({ limit: z.optional(countInQuery(1, LARGEST_BLOCK_PAGE)), cursor: z.optional(idInPath) }),
    answer: z.array(block),
    refusals: {},
  },
});

/** A blocked person can write no more, and learns only that. */
export const blockPerson = endpoint({
  method: 'POST',
  url: '/api/blocks',
  body: z.object({ userId: id }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Block a person I have written with; once more changes nothing',
    answer: block,
    refusals: { ...notInTouch, blockSelf: { status: 409, say: say('blockSelf') } },
    creates: true,
  },
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  url: '/api/blocks/:userId',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Take back a block, by the blocked person’s id',
    params: z.object({ userId: idInPath }),
    answer: z.object({}),
    refusals: { notBlocked: { status: 404, say: say('notBlocked') } },
  },
});

export const reportConversation = endpoint({
  method: 'POST',
  url: '/api/conversation-reports',
  body: z.object({
    userId: id,
    reason: text({
      min: { length: 10, say: say('reportReasonTooShort') },
      max: { length: 1000, say: say('reportReasonTooLong') },
    }),
  }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Report a conversation to the moderators, by the other person’s id',
    answer: z.object({ id, userId: id, reason: z.string(), createdAt: moment }),
    refusals: { ...notInTouch, alreadyReported: { status: 409, say: say('alreadyReported') } },
    creates: true,
  },
});
