import * as z from 'zod/mini';
import { leadDeclineReasons, leadStages } from '#features/dashboards/company/rules/lead-stage.ts';
import type { sentences } from '#features/dashboards/company/strings/en/leads.ts';
import {
  conversationsPageLimitSchema,
  onlyMineQueryParameter,
  writtenLeadSchema as writtenLead,
} from '#features/messaging/core/contract/conversations.ts';
import { sendMessage } from '#features/messaging/core/contract/send-message.ts';
import { assigneeSchema } from '#features/team/core/contract/assignees.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { namedItemSchema } from '#kernel/translated-names.ts';

const messageKey = createMessageKey<typeof sentences>('leads');

const LONGEST_DECLINE = 2_000;
const LONGEST_NOTE = 1_000;
export const MAX_LEAD_SEARCH_LENGTH = 100;

/** Describes the work, read from a request to this company or a project with it. */
const work = z.object({
  title: z.string(),
  /** True if the client described it and invited this company. */
  isRequest: z.boolean(),
  trade: z.nullable(namedItemSchema),
  /** Names the commune. */
  place: z.nullable(namedItemSchema),
  /** The client states it in euros for a request. */
  budget: z.nullable(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  /** A project states it as free text. */
  budgetText: z.nullable(z.string()),
});

const lead = z.object({
  /** The conversation is with this person. */
  userId: idSchema,
  stage: z.enum(leadStages),
  /** True if somebody of the team moved it: its stage no longer follows events. */
  isPlacedByHand: z.boolean(),
  declinedFor: z.nullable(z.enum(leadDeclineReasons)),
  /** This member of the team looks after it. */
  caretaker: z.nullable(assigneeSchema),
  /** It has waited since then for a first reply; null if it does not wait. */
  waitingSince: z.nullable(momentSchema),
  /** The team’s note, which the client never sees. */
  note: z.nullable(z.string()),
  work: z.nullable(work),
});

export type StoredLead = z.output<typeof lead>;

const listedLead = z.extend(lead, writtenLead.shape);

export type Lead = z.output<typeof listedLead>;

/** Matches part of the other’s name. */
const leadSearch = z.optional(
  textSchema({ max: { length: MAX_LEAD_SEARCH_LENGTH, say: messageKey('searchTooLong') } }),
);

const ofLead = z.object({ userId: idInPath });

const leadNotFound = { leadNotFound: { status: 404, say: messageKey('leadNotFound') } } as const;

export const listDashboardLeads = endpoint({
  method: 'GET',
  url: '/api/company-leads',
  isPaged: true,
  server: {
    scope: 'leads:read',
    who: 'company',
    asCompany: 'member',
    summary:
      'List your conversations as leads, latest first as in GET /api/messages, or starting with those that need a first reply, longest wait first, all on the first page',
    query: z.object({
      limit: conversationsPageLimitSchema,
      cursor: z.optional(idInPath),
      mine: onlyMineQueryParameter,
      stage: z.optional(z.enum(leadStages)),
      search: leadSearch,
      sort: z.optional(z.enum(['latest', 'waiting'])),
    }),
    response: z.array(listedLead),
    refusals: {},
  },
});

const stageTotal = z.object({
  stage: z.enum(leadStages),
  count: z.int(),
  waiting: z.int(),
  /** Sums in euros the leads of known worth; the upper end of a range. */
  value: z.number(),
});

export type StageTotal = z.output<typeof stageTotal>;

export const countLeads = endpoint({
  method: 'GET',
  url: '/api/company-leads/totals',
  server: {
    scope: 'leads:read',
    who: 'company',
    asCompany: 'member',
    summary: 'Count all your leads and their value in each column',
    query: z.object({ mine: onlyMineQueryParameter, search: leadSearch }),
    response: z.array(stageTotal),
    refusals: {},
  },
});

export const getLead = endpoint({
  method: 'GET',
  url: '/api/company-leads/:userId',
  server: {
    scope: 'leads:read',
    who: 'company',
    asCompany: 'member',
    summary: 'Get the conversation with one person as a lead',
    params: ofLead,
    response: listedLead,
    refusals: leadNotFound,
  },
});

export const moveLeadToStage = endpoint({
  method: 'PATCH',
  url: '/api/company-leads/:userId',
  body: z.object({ stage: z.enum(leadStages) }),
  server: {
    scope: 'leads:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Move a conversation to another column of the board',
    params: ofLead,
    response: lead,
    refusals: leadNotFound,
  },
});

const { receiverNotFound, receiverSuspended, blocked } = sendMessage.refusals;

export const declineLead = endpoint({
  method: 'POST',
  url: '/api/company-leads/:userId/decline',
  body: z.object({
    reason: z.enum(leadDeclineReasons),
    /** The client reads this word for word. */
    message: textSchema({
      min: { length: 1, say: messageKey('messageMissing') },
      max: { length: LONGEST_DECLINE, say: messageKey('messageTooLong') },
    }),
  }),
  server: {
    scope: 'leads:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Decline a lead: sends the client your message and marks the lead as lost',
    params: ofLead,
    response: lead,
    refusals: {
      ...leadNotFound,
      alreadyDeclined: {
        status: 409,
        say: messageKey('alreadyDeclined'),
      },
      receiverNotFound,
      receiverSuspended,
      blocked,
    },
    creates: true,
  },
});

export const updateLeadNote = endpoint({
  method: 'PATCH',
  url: '/api/company-leads/:userId/note',
  body: z.object({ text: textSchema({ max: { length: LONGEST_NOTE, say: messageKey('noteTooLong') } }) }),
  server: {
    scope: 'leads:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Write a note about a lead for your team only; an empty note deletes it',
    params: ofLead,
    response: lead,
    refusals: leadNotFound,
  },
});
