export { visitCalendarForEmail } from './calendar-for-email.ts';
export { cancelVisitsOfContract } from './cancel-visits-of-contract.ts';
export { visitsFeature } from './feature.ts';
export { findVisitEmailDetails } from './place-and-phone-for-visit-email.ts';
export { isVisitTurnOfSql } from './store.ts';
