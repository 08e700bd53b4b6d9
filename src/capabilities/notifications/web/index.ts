export { type DeviceState, readDevice, registerDevice, unregisterDevice } from './push/this-device.ts';
export { useDeviceOffer } from './push/use-device-offer.tsx';
export { mutedNewsQuestion } from './questions.ts';
export { ToldByKind } from './told-by-kind.tsx';
