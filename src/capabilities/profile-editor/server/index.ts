export { hidePictures, roomForPictures, showProjectPicture } from './project-pictures.ts';
export { editorRoutes } from './routes.ts';
