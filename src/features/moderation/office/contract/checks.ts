import * as z from 'zod/mini';
import { allSayings } from '#features/moderation/office/rules/checks.ts';
import { endpoint } from '#kernel/endpoint.ts';

/** It is a POST because it sends a mail and a text message, which a link must not trigger. */
export const runChecks = endpoint({
  method: 'POST',
  url: '/api/admin/checks',
  server: {
    who: 'admin',
    summary: 'Whether what the settings lead to works; sends one mail and one SMS to whoever asks',
    response: z.array(z.object({ says: z.enum(allSayings), fact: z.string() })),
    refusals: {},
  },
});
