export { BusinessHours } from './business-hours.tsx';
export { type CompanyCardData, trimCompaniesForCards } from './company-card-data.ts';
export { CompanyCard } from './company-card.tsx';
export { ContactDetails } from './contact-details.tsx';
export { AboutCompany } from './profile-overview-tab.tsx';
export { ReviewItem } from './review-item.tsx';
export { useOpeningHoursText } from './use-opening-hours-text.ts';
export { useRequireSignIn } from './use-require-sign-in.ts';
