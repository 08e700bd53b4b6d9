export { routes } from './api.ts';
export { deliveryJobs, mail, sms } from './delivery.ts';
export type { Letter } from './letter.ts';
export { type News, notify } from './notify.ts';
export { personalData } from './personal-data.ts';
