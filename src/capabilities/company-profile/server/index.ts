export { routes } from './api.ts';
export { findProjectText } from './find-project-text.ts';
export { presentCounts } from './present.ts';
