export { categoryIcon } from './category-icon.ts';
export { GalleryImage } from './gallery-image.tsx';
export { SimilarList } from './similar-list.tsx';
