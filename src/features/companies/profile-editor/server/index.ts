export { hidePictures, picturesLeftFor, showProjectPicture } from './project-pictures.ts';
export { editorRoutes } from './routes.ts';
