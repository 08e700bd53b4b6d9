export { categoryIcon } from './category-icon.ts';
export { CompanyCard } from './company-card.tsx';
export { ReviewItem } from './profile/review-item.tsx';
