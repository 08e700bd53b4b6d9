export { countStoredFiles } from './count-stored-files.ts';
export { erasePeople } from './erase-people.ts';
export { ownDataRoutes } from './own-data.ts';
