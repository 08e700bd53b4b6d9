export { BusinessHours } from './business-hours.tsx';
export { type CardCompany, partsOnCards } from './card-company.ts';
export { CompanyCard } from './company-card.tsx';
export { ContactDetails } from './contact-details.tsx';
export { AboutCompany } from './overview-tab.tsx';
export { ReviewItem } from './review-item.tsx';
export { useOpeningHoursText } from './use-opening-hours-text.ts';
export { useRequireSignIn } from './use-require-sign-in.ts';
