export { routes } from './api.ts';
export { holdRequest } from './hold-request.ts';
export { keepDeadlinesEveryMinute } from './keep-deadlines.ts';
export { moveInvitation } from './move.ts';
export { sendLiveToClient, sendLiveToCompany } from './news.ts';
export { personalData } from './personal-data.ts';
export { showStreetTo } from './show-street.ts';
export { findOwnInvitation } from './store.ts';
export { forgetOldWishes } from './wishes-api.ts';
