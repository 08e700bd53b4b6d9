export { WorkField } from './parts/work-field.tsx';
