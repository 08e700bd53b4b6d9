export { erasePeopleJob } from './erase-people.ts';
export { accountSettingsFeature } from './feature.ts';
