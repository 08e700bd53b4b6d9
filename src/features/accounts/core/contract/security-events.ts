import * as z from 'zod/mini';
import { securityEventKinds } from '#features/accounts/core/rules/security-events.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

const LARGEST_PAGE = 50;

export const securityEventsPageQuery = {
  limit: pageLimitSchema(LARGEST_PAGE),
  /** The page starts after this id, the last one that was read. */
  cursor: z.optional(idInPath),
};

const event = z.object({
  id: idSchema,
  at: momentSchema,
  kind: z.enum(securityEventKinds),
  /** Null if Giewel's staff did it or nobody is known. */
  browser: z.nullable(z.string()),
  network: z.nullable(z.string()),
  /** A changed role's name, or the number of the object that was read. */
  object: z.nullable(z.string()),
});

export type ShownSecurityEvent = z.output<typeof event>;

export const listSecurityEvents = endpoint({
  method: 'GET',
  url: '/api/security-events',
  isPaged: true,
  server: {
    who: 'person',
    summary: 'List your account’s security events of the last year, newest first',
    query: z.object(securityEventsPageQuery),
    response: z.array(event),
    refusals: {},
  },
});
