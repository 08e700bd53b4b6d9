import * as z from 'zod/mini';
import { healthFindingNames } from '#features/moderation/office/rules/health-findings.ts';
import { endpoint } from '#kernel/endpoint.ts';

/** It is a POST because it sends a mail and a text message, which a link must not trigger. */
export const runHealthChecks = endpoint({
  method: 'POST',
  url: '/api/admin/checks',
  server: {
    who: 'admin',
    summary: 'Check that the configured services work; sends one email and one SMS to the caller',
    response: z.array(z.object({ says: z.enum(healthFindingNames), fact: z.string() })),
    refusals: {},
  },
});
