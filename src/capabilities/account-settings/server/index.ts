export { erasePeople } from './erase-people.ts';
export { ownDataRoutes } from './own-data.ts';
