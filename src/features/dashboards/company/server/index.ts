export { routes } from './api.ts';
export { expireGrandfatheredListingsDaily } from './expire-grandfathered-listings.ts';
export { remindOfLeads, remindOfLeadsJob } from './leads/remind-of-leads.ts';
export { personalData } from './personal-data.ts';
