export { BusinessHours } from './business-hours.tsx';
export {
  type CompanyCardData,
  type CompanyRowData,
  trimCompaniesForCards,
  trimCompaniesForRows,
} from './company-card-data.ts';
export { CompanyCard } from './company-card.tsx';
export { CompanyRow } from './company-row.tsx';
export { ContactDetails } from './contact-details.tsx';
export { AboutCompany } from './profile-overview-tab.tsx';
export { ReviewItem } from './review-item.tsx';
export { useOpeningHoursText } from './use-opening-hours-text.ts';
export { useRequireSignIn } from './use-require-sign-in.ts';
