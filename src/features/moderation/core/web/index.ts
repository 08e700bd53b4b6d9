export { EntryAge } from './entry-age.tsx';
export { formatMoment } from './format-moment.ts';
export { ModerationNotLoaded } from './moderation-not-loaded.tsx';
export { PersonLink } from './person-link.tsx';
export { moderationDeskQuery, type OfficeTabName, officeTabHref, queueQuery } from './queries.ts';
export { QueueTab } from './queue/queue-tab.tsx';
export { reportBodyText, reportReasonText } from './report-text.ts';
