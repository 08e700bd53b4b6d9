import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { isPushService } from '#notifications/rules/push-service.ts';
import type { sentences } from '#notifications/strings/en/notifications.ts';

const say = sentencesOf<typeof sentences>('notifications');

export const LONGEST_ENDPOINT = 1000;

const device = z.object({
  /** What a browser of this person's asks its service to take notices from (VAPID), in base64url. */
  publicKey: z.string(),
  /** Whether this session's browser gets notices. */
  isOn: z.boolean(),
});

export type Device = z.output<typeof device>;

export const getDevice = endpoint({
  method: 'GET',
  url: '/api/push',
  server: {
    who: 'person',
    summary: 'The public key of notices for devices, and whether this browser gets them',
    answer: device,
    refusals: {},
  },
});

export const subscribeDevice = endpoint({
  method: 'POST',
  url: '/api/push',
  body: z.object({
    endpoint: z
      .string(say('pushNotValid'))
      .check(
        z.maxLength(LONGEST_ENDPOINT, say('pushNotValid')),
        z.refine(isPushService, say('pushNotValid')),
      ),
    keys: z.object({
      /** An uncompressed point of P-256: 65 bytes that begin with 4. */
      p256dh: z.string(say('pushNotValid')).check(z.regex(/^B[A-P][\w-]{85}$/, say('pushNotValid'))),
      auth: z.string(say('pushNotValid')).check(z.regex(/^[\w-]{22}$/, say('pushNotValid'))),
    }),
  }),
  server: {
    who: 'person',
    summary: 'Tell this browser of messages until its session ends, by what its push service gave it',
    answer: device,
    refusals: {},
  },
});

export const unsubscribeDevice = endpoint({
  method: 'DELETE',
  url: '/api/push',
  server: {
    who: 'person',
    summary: 'Tell this browser of nothing any more',
    answer: device,
    refusals: {},
  },
});
