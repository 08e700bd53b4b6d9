import * as z from 'zod/mini';
import type { sentences } from '#features/notifications/core/strings/en/notifications.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('notifications');

/**
 * The address of the List-Unsubscribe header, so not under /api: a mail program posts its one-click form here
 * (RFC 8058), and a browser that opens it shows the page of the same address.
 */
export const unsubscribeByToken = endpoint({
  method: 'POST',
  url: '/unsubscribe/:token',
  server: {
    who: 'anyone',
    summary: 'Unsubscribe from notification emails with the token from one of them; the body is ignored',
    params: z.object({ token: z.string().check(z.regex(/^[0-9a-f]{40}$/)) }),
    raw: { types: ['application/x-www-form-urlencoded', 'multipart/form-data'], largest: 1000 },
    response: z.object({}),
    refusals: { unsubscribeGone: { status: 404, say: messageKey('unsubscribeGone') } },
  },
});
