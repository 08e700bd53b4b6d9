export { projectRoomFeature } from './feature.ts';
export { galleryLinksOf, restoreGalleryLinks } from './gallery-links.ts';
export { removePlannedMilestones, storePlannedMilestones } from './planned-milestones.ts';
export { documentForRoom, storeRoomDocument } from './room-documents.ts';
