import * as z from 'zod/mini';
import type { sentences } from '#features/notifications/core/strings/en/notifications.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { isPublicHttpsUrl } from '#kernel/public-https-url.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('notifications');

export const MAX_PUSH_ENDPOINT_LENGTH = 1000;

const device = z.object({
  /** The browser subscribes to its push service with this key (VAPID, base64url). */
  publicKey: z.string(),
  /** Whether this session's browser gets notices. */
  isOn: z.boolean(),
});

export type PushDevice = z.output<typeof device>;

export const getPushDevice = endpoint({
  method: 'GET',
  url: '/api/push',
  server: {
    who: 'person',
    summary: 'Get the public key for push notifications, and whether this browser gets them',
    response: device,
    refusals: {},
  },
});

export const subscribePushDevice = endpoint({
  method: 'POST',
  url: '/api/push',
  body: z.object({
    endpoint: z
      .string(messageKey('pushNotValid'))
      .check(
        z.maxLength(MAX_PUSH_ENDPOINT_LENGTH, messageKey('pushNotValid')),
        z.refine(isPublicHttpsUrl, messageKey('pushNotValid')),
      ),
    keys: z.object({
      /** The key is an uncompressed point of P-256: 65 bytes that begin with 4. */
      p256dh: z
        .string(messageKey('pushNotValid'))
        .check(z.regex(/^B[A-P][\w-]{85}$/, messageKey('pushNotValid'))),
      auth: z.string(messageKey('pushNotValid')).check(z.regex(/^[\w-]{22}$/, messageKey('pushNotValid'))),
    }),
  }),
  server: {
    who: 'person',
    summary: 'Turn on push notifications in this browser until its session ends',
    response: device,
    refusals: {},
  },
});

export const unsubscribePushDevice = endpoint({
  method: 'DELETE',
  url: '/api/push',
  server: {
    who: 'person',
    summary: 'Turn off push notifications in this browser',
    response: device,
    refusals: {},
  },
});
