export { personalData } from './personal-data.ts';
export { roomRoutes } from './room-api.ts';
