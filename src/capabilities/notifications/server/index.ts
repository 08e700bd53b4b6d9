export { deliveryJobs, mail, sms } from './delivery.ts';
export type { Letter } from './letter.ts';
