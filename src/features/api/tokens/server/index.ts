export { apiTokensFeature } from './feature.ts';
export { createTokenHolderFinder } from './create-token-holder-finder.ts';
