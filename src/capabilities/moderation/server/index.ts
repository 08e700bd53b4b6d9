export { routes } from './api.ts';
export { mailDigest } from './mail-digest.ts';
export { liftEndedSuspensions } from './office.ts';
export { personalData } from './personal-data.ts';
