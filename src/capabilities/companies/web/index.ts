export { categoryIcon } from './category-icon.ts';
export { CompanyCard } from './company-card.tsx';
export { CompletenessPanel } from './editor/completeness-panel.tsx';
export { ProfileEditor } from './editor/profile-editor.tsx';
export { editorQuestions, ownCompanyQuestion } from './editor/questions.ts';
export { GalleryImage } from './gallery-image.tsx';
export { ReviewItem } from './profile/review-item.tsx';
