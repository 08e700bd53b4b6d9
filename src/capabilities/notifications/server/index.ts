export { deliveryJobs, mail, sms } from './delivery.ts';
export type { Letter } from './letter.ts';
export { personalData } from './personal-data.ts';
