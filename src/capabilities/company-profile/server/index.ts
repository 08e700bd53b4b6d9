export { routes } from './api.ts';
export { findCaption } from './find-caption.ts';
export { findProjectText, findProjectTitle } from './find-project-text.ts';
export { presentCounts } from './present.ts';
