export { PreferencesByKind } from './preferences-by-kind.tsx';
export { type DeviceState, readDevice, registerDevice, unregisterDevice } from './push/this-device.ts';
export { useDeviceOffer } from './push/use-device-offer.tsx';
export { mutedNotificationsQuery } from './queries.ts';
