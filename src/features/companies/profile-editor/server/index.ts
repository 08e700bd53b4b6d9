export { profileEditorFeature } from './feature.ts';
export {
  removePicturesFromGallery,
  readGalleryRoom,
  addProjectPictureToGallery,
} from './project-pictures-in-gallery.ts';
