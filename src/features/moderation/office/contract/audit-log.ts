import * as z from 'zod/mini';
import { securityEventsPageQuery } from '#features/accounts/core/contract/security-events.ts';
import { securityEventKinds } from '#features/accounts/core/rules/security-events.ts';
import { messageKey } from '#features/moderation/core/contract/fields.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';

/** An erased person has a number but no name. */
const person = z.nullable(z.object({ id: idSchema, username: z.nullable(z.string()) }));

const auditLogEntry = z.object({
  id: idSchema,
  at: momentSchema,
  kind: z.enum(securityEventKinds),
  /** Null if nobody was signed in, or if a job or a command did it. */
  actor: person,
  /** The event concerns this person. */
  person,
  browser: z.nullable(z.string()),
  network: z.nullable(z.string()),
  endpoint: z.nullable(z.string()),
  object: z.nullable(z.string()),
});

export type AuditLogEntry = z.output<typeof auditLogEntry>;

export const listAuditLog = endpoint({
  method: 'GET',
  url: '/api/admin/trail',
  isPaged: true,
  server: {
    who: 'admin',
    summary: 'List a year’s audit log, newest first; filter by person or kind',
    query: z.extend(z.object(securityEventsPageQuery), {
      person: z.optional(textSchema({ max: { length: 80, say: messageKey('searchTooLong') } })),
      kind: z.optional(z.enum(securityEventKinds)),
    }),
    response: z.array(auditLogEntry),
    refusals: {},
  },
});
