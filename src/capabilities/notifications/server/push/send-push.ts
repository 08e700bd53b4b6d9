import { PATIENCE_MS } from '#mail/server/index.ts';
import type { pushSubscriptions } from '#notifications/server/tables.ts';
import type { Config } from '#server/config.ts';
import { outsideCall } from '#server/outside-call.ts';
import type { PushKeys } from './push-keys.ts';

type Device = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** What the worker in the browser shows. */
export interface PushNotice {
  title: string;
  /** A notice of the same tag takes the place of the one before. */
  tag: string;
  /** The page it leads to. */
  href: string;
}

/** The browser has taken its subscription back. */
export class DeviceGone extends Error {}

/** The service did not believe the signature: it knows the subscription by another pair of keys. */
class OtherKeys extends Error {}

const GONE = new Set([404, 410]);
// Not all services say it alike: Apple's answers 400.
const OTHER_KEYS = new Set([400, 401, 403]);

// Who has not looked for a day finds the mail.
const KEPT_FOR_SECONDS = 24 * 60 * 60;

/** Sends a notice to one browser's service, readable by that browser alone (RFC 8030, 8291, 8292). */
const sendPush = async (
  { endpoint, p256dh, auth }: Device,
  notice: PushNotice,
  keys: PushKeys,
  { mail, pushUrl }: Pick<Config, 'mail' | 'pushUrl'>,
) => {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: `mailto:${mail.contact}`, ...keys },
      TTL: KEPT_FOR_SECONDS,
      urgency: 'high',
      // What waits at the service for a device that is off gives way too.
      topic: notice.tag,
    },
  );
  const { pathname, search } = new URL(endpoint);
  const response = await outsideCall('a push service', () =>
    fetch(pushUrl ? `${pushUrl}${pathname}${search}` : endpoint, {
      method: 'POST',
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        name === 'Content-Length' ? [] : [[name, value]],
      ),
      body: body && new Uint8Array(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    }),
  );
  await response.body?.cancel();
  if (response.ok) return;
  // The address itself is not said: who has it is known by it.
  const said = `The push service did not take the notice (${response.status})`;
  if (OTHER_KEYS.has(response.status)) throw new OtherKeys(said);
  throw GONE.has(response.status) ? new DeviceGone(said) : new Error(said);
};

/** While keys are changed there are several pairs: the one that the device was turned on with is found by trying. */
export const sendWithKeys = async (
  device: Device,
  notice: PushNotice,
  [first, ...others]: readonly [PushKeys, ...PushKeys[]],
  config: Pick<Config, 'mail' | 'pushUrl'>,
): Promise<void> => {
  const [next, ...rest] = others;
  try {
    await sendPush(device, notice, first, config);
  } catch (error) {
    if (!(error instanceof OtherKeys) || !next) throw error;
    await sendWithKeys(device, notice, [next, ...rest], config);
  }
};
