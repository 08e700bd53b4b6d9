export { type DeviceState, readDevice, registerDevice, unregisterDevice } from './push/this-device.ts';
export { useAnswerOffer } from './push/use-answer-offer.tsx';
