export { companyDashboardFeature } from './feature.ts';
export { remindOfLeads } from './leads/remind-of-leads.ts';
