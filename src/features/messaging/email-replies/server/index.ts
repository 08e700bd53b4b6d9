export { emailRepliesFeature } from './feature.ts';
