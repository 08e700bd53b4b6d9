export { companyProfileFeature } from './feature.ts';
export { findCaption } from './find-caption.ts';
export { findProjectText, findProjectTitle } from './find-project-text.ts';
export { presentRatingCounts } from './present.ts';
