import * as z from 'zod/mini';
import { eventsPage } from '#accounts/contract/security-events.ts';
import { securityEventKinds } from '#accounts/rules/security-events.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { text } from '#kernel/text.ts';
import { say } from '#moderation/contract/fields.ts';

/** A number that may be of somebody who is erased; then there is no name. */
const person = z.nullable(z.object({ id, username: z.nullable(z.string()) }));

const line = z.object({
  id,
  at: moment,
  kind: z.enum(securityEventKinds),
  /** Who did it; null where nobody was signed in, or a job or a command did it. */
  actor: person,
  /** Whom it concerns. */
  person,
  browser: z.nullable(z.string()),
  network: z.nullable(z.string()),
  endpoint: z.nullable(z.string()),
  object: z.nullable(z.string()),
});

export type TrailLine = z.output<typeof line>;

export const readTrail = endpoint({
  method: 'GET',
  url: '/api/admin/trail',
  isPaged: true,
  server: {
    who: 'admin',
    summary: 'The audit trail of a year, newest first; of one person by name or number, of one kind',
    query: z.extend(z.object(eventsPage), {
      person: z.optional(text({ max: { length: 80, say: say('searchTooLong') } })),
      kind: z.optional(z.enum(securityEventKinds)),
    }),
    answer: z.array(line),
    refusals: {},
  },
});
