import { DELIVERY_TIMEOUT_MS } from '#features/notifications/email/server/index.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import type { Config } from '#server/config/config.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import { postToPublicAddress } from '#server/processes/post-to-public-address.ts';
import { isAllowedPushEndpoint } from './is-allowed-push-endpoint.ts';
import {
  encryptForBrowser,
  type PushKeys,
  vapidAuthorization,
  type WebPushSubscription,
} from './web-push.ts';

/** The browser's service worker shows this. */
export interface PushNotice {
  title: string;
  /** A notice replaces the previous one with the same tag. */
  tag: string;
  /** The notice opens this page. */
  href: string;
}

/** The browser has cancelled its subscription. */
export class DeviceGoneError extends Error {}

/** The service rejected the signature: its subscription was made with another pair of keys. */
class OtherKeys extends Error {}

const GONE = new Set([404, 410]);
// Services differ: Apple's responds with 400.
const OTHER_KEYS = new Set([400, 401, 403]);

// Readers who have not looked for a day find the mail.
const EXPIRES_AFTER_SECONDS = DAY_SECONDS;

/** Sends a notice to one browser's service, readable by that browser alone (RFC 8030, 8291, 8292). */
const sendPush = async (
  device: WebPushSubscription,
  notice: PushNotice,
  keys: PushKeys,
  { mail, pushUrl }: Pick<Config, 'mail' | 'pushUrl'>,
) => {
  if (!isAllowedPushEndpoint(device.endpoint, { pushUrl }))
    throw new DeviceGoneError('The service is not a known one');
  const { pathname, search } = new URL(device.endpoint);
  const { status } = await makeOutsideCall('a push service', () =>
    postToPublicAddress(pushUrl ? `${pushUrl}${pathname}${search}` : device.endpoint, {
      headers: {
        Authorization: vapidAuthorization(device.endpoint, mail.contact, keys),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(EXPIRES_AFTER_SECONDS),
        Urgency: 'high',
        // It replaces an earlier notice that waits at the service for a device that is off.
        Topic: notice.tag,
      },
      body: encryptForBrowser(JSON.stringify(notice), device),
      patienceMs: DELIVERY_TIMEOUT_MS,
      mayBePrivate: pushUrl !== undefined,
    }),
  );
  if (status >= 200 && status < 300) return;
  // The address is left out, because it identifies its owner.
  const text = `The push service did not take the notice (${status})`;
  if (OTHER_KEYS.has(status)) throw new OtherKeys(text);
  throw GONE.has(status) ? new DeviceGoneError(text) : new Error(text);
};

/** While keys are rotated there are several pairs: trying finds the one that the device subscribed with. */
export const sendPushNotice = async (
  device: WebPushSubscription,
  notice: PushNotice,
  [first, ...otherKeys]: readonly [PushKeys, ...PushKeys[]],
  config: Pick<Config, 'mail' | 'pushUrl'>,
): Promise<void> => {
  const [next, ...rest] = otherKeys;
  try {
    await sendPush(device, notice, first, config);
  } catch (error) {
    if (!(error instanceof OtherKeys) || !next) throw error;
    await sendPushNotice(device, notice, [next, ...rest], config);
  }
};
