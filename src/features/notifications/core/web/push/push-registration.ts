import {
  getPushDevice,
  subscribePushDevice,
  unsubscribePushDevice,
} from '#features/notifications/core/contract/push.ts';
import { callEndpoint } from '#web/api-client.ts';

/** Notices are unsupported, forbidden, off or on in this browser. */
export type PushState = 'cannot' | 'denied' | 'off' | 'on';

const findWorker = () => navigator.serviceWorker.getRegistration();

export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** A browser that does not reveal the key it subscribed with stays as it is. */
const isOfKey = ({ options }: PushSubscription, publicKey: string): boolean => {
  const { applicationServerKey: key } = options;
  const current = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return !key || String.fromCharCode(...new Uint8Array(key)) === current;
};

/** Reads the state in the browser and at the server, where signing out ends the subscription. */
export const readPushState = async (): Promise<PushState> => {
  const worker = supportsPush() ? await findWorker() : undefined;
  if (!worker) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await worker.pushManager.getSubscription();
  if (Notification.permission === 'default' || !subscription) return 'off';
  const { isOn, publicKey } = await callEndpoint(getPushDevice, {});
  if (!isOn) return 'off';
  // Permission is granted already, so no prompt appears.
  return isOfKey(subscription, publicKey) ? 'on' : subscribe(worker, publicKey);
};

/**
 * Requests permission, subscribes at the browser's push service and registers at the server, in this order. It must be
 * called by a press, or browsers show no prompt.
 */
export const registerForPush = async (): Promise<PushState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const worker = await findWorker();
  if (!worker) return 'cannot';
  const { publicKey } = await callEndpoint(getPushDevice, {});
  return subscribe(worker, publicKey);
};

const subscribe = async (worker: ServiceWorkerRegistration, publicKey: string): Promise<PushState> => {
  // An existing subscription may have other keys, or be known to an earlier user of this browser.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
  const { isOn } = await callEndpoint(subscribePushDevice, { body });
  return isOn ? 'on' : 'off';
};

export const unregisterFromPush = async (): Promise<PushState> => {
  await callEndpoint(unsubscribePushDevice, {});
  const worker = await findWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
};
