export { galleryLinksOf, restoreGalleryLinks } from './gallery-links.ts';
export { personalData } from './personal-data.ts';
export { removePlannedMilestones, storePlannedMilestones } from './planned-milestones.ts';
export { roomRoutes } from './room-api.ts';
export { documentForRoom, storeRoomDocument } from './room-documents.ts';
