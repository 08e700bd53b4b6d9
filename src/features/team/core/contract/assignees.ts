import * as z from 'zod/mini';
import type { sentences } from '#features/team/core/strings/en/caretakers.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('caretakers');

/** An assignee is the person of the team who looks after a lead. */
export const assigneeSchema = z.object({ userId: idSchema, name: z.string(), isMe: z.boolean() });

export type Assignee = z.output<typeof assigneeSchema>;

const leadAssigneeSchema = z.object({
  caretaker: z.nullable(assigneeSchema),
  /** Everybody of the team can be the assignee. */
  people: z.array(assigneeSchema),
});

export type LeadAssignee = z.output<typeof leadAssigneeSchema>;

const ofLead = z.object({ clientId: idInPath });

const leadNotFound = { status: 404, say: messageKey('leadNotFound') } as const;

export const getAssignee = endpoint({
  method: 'GET',
  url: '/api/company-team/leads/:clientId',
  server: {
    scope: 'leads:read',
    who: 'company',
    asCompany: 'member',
    summary: 'Get the team member assigned to a client, and those who could be',
    params: ofLead,
    response: leadAssigneeSchema,
    refusals: { leadNotFound },
  },
});

export const assignLead = endpoint({
  method: 'PATCH',
  url: '/api/company-team/leads/:clientId',
  body: z.object({ userId: z.nullable(idSchema) }),
  server: {
    scope: 'leads:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Assign a client to a team member, who is notified, or to no one',
    params: ofLead,
    response: leadAssigneeSchema,
    refusals: { leadNotFound, memberNotFound: { status: 404, say: messageKey('memberNotFound') } },
  },
});
