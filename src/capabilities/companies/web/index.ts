export { categoryIcon } from './category-icon.ts';
export { GalleryImage } from './gallery-image.tsx';
export { listedTradeIcon } from './listed-trade-icon.ts';
export { SimilarList } from './similar-list.tsx';
