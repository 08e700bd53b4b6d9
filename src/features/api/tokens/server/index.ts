export { apiTokensFeature } from './feature.ts';
export { tokenHolderFinder } from './find-token-holder.ts';
