export { projectRoomFeature } from './feature.ts';
export { readGalleryLinks, restoreGalleryLinks } from './gallery-links.ts';
export { removePlannedMilestones, storePlannedMilestones } from './planned-milestones.ts';
export { prepareRoomDocument, insertMadeRoomDocument } from './room-documents.ts';
