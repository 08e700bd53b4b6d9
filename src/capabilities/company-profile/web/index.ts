export { BusinessHours } from './business-hours.tsx';
export { CompanyCard } from './company-card.tsx';
export { ContactDetails } from './contact-details.tsx';
export { listed } from './listed-company.ts';
export { About } from './overview-tab.tsx';
export { ReviewItem } from './review-item.tsx';
export { useNow } from './use-now.ts';
