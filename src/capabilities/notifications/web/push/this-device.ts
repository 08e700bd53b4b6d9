import { getDevice, subscribeDevice, unsubscribeDevice } from '#notifications/contract/push.ts';
import { call } from '#web/api-client.ts';

/** Whether this browser is told: it cannot be, was forbidden to be, or is not or is. */
export type DeviceState = 'cannot' | 'denied' | 'off' | 'on';

const findWorker = () => navigator.serviceWorker.getRegistration();

export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** How things stand: in the browser, and at the server, where signing out ends it. */
export const readDevice = async (): Promise<DeviceState> => {
  const worker = supportsPush() ? await findWorker() : undefined;
  if (!worker) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default' || !(await worker.pushManager.getSubscription())) return 'off';
  const { isOn } = await call(getDevice, {});
  return isOn ? 'on' : 'off';
};

/** Asks the person, the browser's service and the server, in this order. Called by a press: else none may ask. */
export const registerDevice = async (): Promise<DeviceState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const worker = await findWorker();
  if (!worker) return 'cannot';
  const { publicKey } = await call(getDevice, {});
  // One there is may be of other keys, or known to who used this browser before.
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
  const { isOn } = await call(subscribeDevice, { body });
  return isOn ? 'on' : 'off';
};

export const unregisterDevice = async (): Promise<DeviceState> => {
  await call(unsubscribeDevice, {});
  const worker = await findWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
};
