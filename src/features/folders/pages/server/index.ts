export { folderPagesFeature } from './feature.ts';
