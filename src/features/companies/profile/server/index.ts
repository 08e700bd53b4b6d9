export { companyProfileFeature } from './feature.ts';
export { findPictureCaption } from './find-picture-caption.ts';
export { findProjectText, findProjectTitle } from './find-project-text.ts';
export { presentRatingCounts } from './present-company-profile.ts';
