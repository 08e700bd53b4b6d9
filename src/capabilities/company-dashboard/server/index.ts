export { routes } from './api.ts';
export { expireGrandfatheredListingsDaily } from './keep-listings.ts';
export { remindOfLeads, remindOfLeadsJob } from './leads/remind-of-leads.ts';
export { personalData } from './personal-data.ts';
