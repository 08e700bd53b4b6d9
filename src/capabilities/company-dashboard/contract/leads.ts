import * as z from 'zod/mini';
import { declineReasons, leadStages } from '#company-dashboard/rules/lead-stage.ts';
import { type sentences } from '#company-dashboard/strings/en/leads.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';
import { LARGEST_LIST_PAGE, ofMine } from '#messaging/contract/conversations.ts';
import { sendMessage } from '#messaging/contract/messaging.ts';
import { caretaker } from '#team/contract/caretakers.ts';

const say = sentencesOf<typeof sentences>('leads');

const LONGEST_WORDS = 500;

const lead = z.object({
  /** With whom the conversation is. */
  userId: id,
  stage: z.enum(leadStages),
  declinedFor: z.nullable(z.enum(declineReasons)),
  /** Who of the team looks after it. */
  caretaker: z.nullable(caretaker),
});

export type StoredLead = z.output<typeof lead>;

const ofLead = z.object({ userId: idInPath });

const leadNotFound = { leadNotFound: { status: 404, say: say('leadNotFound') } } as const;

export const listLeadStages = endpoint({
  method: 'GET',
  url: '/api/company-leads',
  isPaged: true,
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Where my conversations stand on the board, in the order and by the pages of GET /api/messages',
    query: z.object({
      limit: z.optional(countInQuery(1, LARGEST_LIST_PAGE)),
      cursor: z.optional(idInPath),
      mine: ofMine,
    }),
    answer: z.array(lead),
    refusals: {},
  },
});

export const moveLead = endpoint({
  method: 'PATCH',
  url: '/api/company-leads/:userId',
  body: z.object({ stage: z.enum(leadStages) }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Put a conversation into another column of the board',
    params: ofLead,
    answer: lead,
    refusals: leadNotFound,
  },
});

const { receiverNotFound, receiverSuspended, blocked } = sendMessage.refusals;

export const declineLead = endpoint({
  method: 'POST',
  url: '/api/company-leads/:userId/decline',
  body: z.object({
    reason: z.enum(declineReasons),
    words: z.optional(text({ max: { length: LONGEST_WORDS, say: say('wordsTooLong') } })),
  }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Say kindly that we do not take this on: the client is written to, and the lead is lost',
    params: ofLead,
    answer: lead,
    refusals: {
      ...leadNotFound,
      alreadyDeclined: {
        status: 409,
        say: say('alreadyDeclined'),
      },
      receiverNotFound,
      receiverSuspended,
      blocked,
    },
    creates: true,
  },
});
