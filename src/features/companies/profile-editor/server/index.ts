export { profileEditorFeature } from './feature.ts';
export {
  removePicturesFromGallery,
  remainingGalleryPictures,
  addProjectPictureToGallery,
} from './project-pictures-in-gallery.ts';
