export { type DeviceState, readDevice, registerDevice, unregisterDevice } from './push/this-device.ts';
export { useDeviceOffer } from './push/use-device-offer.tsx';
export { mutedNotificationsQuery } from './questions.ts';
export { PreferencesByKind } from './told-by-kind.tsx';
