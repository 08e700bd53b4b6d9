export { categoryIcon } from './category-icon.ts';
export { GalleryImage } from './gallery-image.tsx';
