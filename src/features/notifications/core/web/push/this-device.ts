import { getDevice, subscribeDevice, unsubscribeDevice } from '#features/notifications/core/contract/push.ts';
import { callEndpoint } from '#web/api-client.ts';

/** Notices are unsupported, forbidden, off or on in this browser. */
export type DeviceState = 'cannot' | 'denied' | 'off' | 'on';

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
export const readDevice = async (): Promise<DeviceState> => {
  const worker = supportsPush() ? await findWorker() : undefined;
  if (!worker) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await worker.pushManager.getSubscription();
  if (Notification.permission === 'default' || !subscription) return 'off';
  const { isOn, publicKey } = await callEndpoint(getDevice, {});
  if (!isOn) return 'off';
  // Permission is granted already, so no prompt appears.
  return isOfKey(subscription, publicKey) ? 'on' : subscribe(worker, publicKey);
};

/**
 * Requests permission, subscribes at the browser's push service and registers at the server, in this order. It must be
 * called by a press, or browsers show no prompt.
 */
export const registerDevice = async (): Promise<DeviceState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const worker = await findWorker();
  if (!worker) return 'cannot';
  const { publicKey } = await callEndpoint(getDevice, {});
  return subscribe(worker, publicKey);
};

const subscribe = async (worker: ServiceWorkerRegistration, publicKey: string): Promise<DeviceState> => {
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
  const { isOn } = await callEndpoint(subscribeDevice, { body });
  return isOn ? 'on' : 'off';
};

export const unregisterDevice = async (): Promise<DeviceState> => {
  await callEndpoint(unsubscribeDevice, {});
  const worker = await findWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
};
