import * as z from 'zod/mini';
import type { sentences } from '#features/messaging/core/strings/en/messaging.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('messaging');

const LARGEST_MAIL = 10 * 1024 * 1024;

/**
 * A mail provider's webhook calls this, and logs the outcome. An email that is not accepted is no failure, as sending
 * it again would change nothing.
 */
export const receiveEmailReply = endpoint({
  method: 'POST',
  url: '/api/inbound-mail',
  server: {
    who: 'anyone',
    summary:
      'Deliver a raw email that replies to one of ours; off unless configured; needs the secret as bearer token',
    raw: { types: ['message/rfc822', 'application/octet-stream', 'text/plain'], largest: LARGEST_MAIL },
    response: z.object({ outcome: z.enum(['sent', 'known', 'ignored', 'refused']) }),
    refusals: {
      notFound: { status: 404, say: messageKey('noInboundMail') },
      wrongSecret: { status: 401, say: messageKey('wrongSecret') },
    },
  },
});
