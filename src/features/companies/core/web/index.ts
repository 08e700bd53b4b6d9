export { categoryIcon } from './category-icon.ts';
export { GalleryImage } from './gallery-image.tsx';
export { SimilarCompanyList } from './similar-company-list.tsx';
