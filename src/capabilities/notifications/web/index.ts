export { type DeviceState, readDevice, tellDevice, tellDeviceNoMore } from './push/this-device.ts';
export { useAnswerOffer } from './push/use-answer-offer.tsx';
