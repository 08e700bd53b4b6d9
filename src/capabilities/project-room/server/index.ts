export { personalData } from './personal-data.ts';
export { roomRoutes } from './room-api.ts';
export { filesShownAs, showAgainAs } from './shown-pictures.ts';
