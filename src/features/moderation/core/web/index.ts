export { formatMoment } from './format-moment.ts';
export { NotLoaded } from './not-loaded.tsx';
export { PersonLink } from './person-link.tsx';
export { deskQuery, type OfficeTab, officeTabHref, queueQuery } from './queries.ts';
export { QueueTab } from './queue/queue-tab.tsx';
export { reasonOfReport, wordsOfReport } from './report-text.ts';
