export { routes } from './api.ts';
export { personalData } from './personal-data.ts';
export { roomRoutes } from './room/room-api.ts';
