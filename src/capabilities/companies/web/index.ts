export { categoryIcon } from './category-icon.ts';
export { CompanyCard } from './company-card.tsx';
export { FactDocument } from './facts/fact-document.tsx';
export { FactsPanel } from './facts/facts-panel.tsx';
export { factsQuestion } from './facts/questions.ts';
export { ReviewItem } from './profile/review-item.tsx';
