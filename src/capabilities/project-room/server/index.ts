export { personalData } from './personal-data.ts';
export { storePlannedMilestones } from './planned-milestones.ts';
export { roomRoutes } from './room-api.ts';
export { documentForRoom, storeRoomDocument } from './room-documents.ts';
export { filesShownAs, showAgainAs } from './shown-pictures.ts';
