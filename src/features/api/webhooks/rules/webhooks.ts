import { DAY_MS } from '#kernel/calendar.ts';

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const webhookEventTypes = [
  'message.created',
  'request.invited',
  'quote.sent',
  'quote.accepted',
  'visit.agreed',
  'review.published',
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Somebody sends this one to themselves, to see that it arrives. */
export const WEBHOOK_TEST_EVENT = 'webhook.test';

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL_LENGTH = 500;

/** Says whether an address that begins with http:// or https:// can be called at all. */
export const isWebhookUrl = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, port, username, password } = new URL(address);
  return (
    username === '' && password === '' && port !== '0' && hostname.split('.').every((label) => label !== '')
  );
};

/** Says whether the address would be one if only it began with https://. */
export const isSchemeMissing = (address: string): boolean =>
  address !== '' && !address.includes('://') && isWebhookUrl(`https://${address}`);

/** Says whether an https address has what a public one leaves out: a port, or a part after '#'. */
export const hasPortOrFragment = (address: string): boolean =>
  /^https:\/\/[^/?#]*:\d*(?:[/?#]|$)|#/.test(address);

/** The host of an address that may have been stored before addresses were checked. */
export const webhookHost = (address: string): string =>
  URL.canParse(address)
    ? new URL(address).hostname
    : (/^https?:\/\/(?:[^/]*@)?([^/?#]*)/.exec(address)?.[1] ?? '');

/** Why no response came to a delivery, or why none was asked for. With a response, its status says it. */
export const webhookFailures = [
  'timeout',
  'name-not-found',
  'private-address',
  'connection-refused',
  'certificate',
  'connection',
  'turned-off',
] as const;

export type WebhookFailure = (typeof webhookFailures)[number];

/** A delivery that fails is tried again after these waits: over 24 hours in all. */
export const WEBHOOK_RETRY_SECONDS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  8 * HOUR,
  8.5 * HOUR,
];

interface Attempted {
  state: string;
  attempts: number;
  attemptedAt: string | null;
}

/** When a delivery that has failed so far is tried again, or null if it isn't. */
export const nextAttemptAt = ({ state, attempts, attemptedAt }: Attempted): Date | null => {
  const wait = WEBHOOK_RETRY_SECONDS[attempts - 1];
  if (state !== 'pending' || attemptedAt === null || wait === undefined) return null;
  return new Date(new Date(attemptedAt).getTime() + wait * 1000);
};

/** Deliveries are signed with the old secret too for so long after a new one was made. */
const OLD_SECRET_HOURS = 24;

export const oldSecretEnd = (now: Date): Date => new Date(now.getTime() + OLD_SECRET_HOURS * HOUR * 1000);

/** A webhook to which nothing could be delivered for so long is turned off. */
export const MAX_FAILING_DAYS_OF_WEBHOOK = 3;

/** Says whether somebody has waited long enough for a receiver that always fails. */
export const hasFailedTooLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= MAX_FAILING_DAYS_OF_WEBHOOK * DAY_MS;
