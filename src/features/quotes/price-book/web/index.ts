export { LineDescriptionField } from './parts/line-description-field.tsx';
