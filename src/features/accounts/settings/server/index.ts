export { createErasePeopleJob } from './erase-people.ts';
export { createAccountSettingsFeature } from './feature.ts';
