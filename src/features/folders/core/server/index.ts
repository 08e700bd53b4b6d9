export { foldersFeature } from './feature.ts';
