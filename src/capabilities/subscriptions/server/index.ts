export { routes } from './api.ts';
export { joinOnTrial } from './join-on-trial.ts';
export { moveSubscriptionsOn } from './move-on.ts';
export { personalData } from './personal-data.ts';
