export { profileEditorFeature } from './feature.ts';
export { hidePictures, picturesLeftFor, showProjectPicture } from './project-pictures.ts';
