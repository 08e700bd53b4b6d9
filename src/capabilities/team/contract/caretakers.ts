import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { id, idInPath } from '#kernel/ids.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import type { sentences } from '#team/strings/en/caretakers.ts';

const say = sentencesOf<typeof sentences>('caretakers');

/** Somebody of the team who looks after a lead. */
export const caretaker = z.object({ userId: id, name: z.string(), isMe: z.boolean() });

export type Caretaker = z.output<typeof caretaker>;

const leadCaretaker = z.object({
  caretaker: z.nullable(caretaker),
  /** Who could: everybody of the team. */
  people: z.array(caretaker),
});

export type LeadCaretaker = z.output<typeof leadCaretaker>;

const ofLead = z.object({ clientId: idInPath });

const leadNotFound = { status: 404, say: say('leadNotFound') } as const;

export const getCaretaker = endpoint({
  method: 'GET',
  url: '/api/company-team/leads/:clientId',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Who of us looks after somebody who wrote to us or asks us something, and who could',
    params: ofLead,
    answer: leadCaretaker,
    refusals: { leadNotFound },
  },
});

export const handOverLead = endpoint({
  method: 'PATCH',
  url: '/api/company-team/leads/:clientId',
  body: z.object({ userId: z.nullable(id) }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Have somebody of the team look after it, or nobody; who is named hears of it',
    params: ofLead,
    answer: leadCaretaker,
    refusals: { leadNotFound, memberNotFound: { status: 404, say: say('memberNotFound') } },
  },
});
