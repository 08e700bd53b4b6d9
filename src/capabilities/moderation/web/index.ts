export { momentText } from './moment-text.ts';
export { NotLoaded } from './not-loaded.tsx';
export { PersonLink } from './person-link.tsx';
export { addressOfOfficeTab, deskQuestion, type OfficeTab, queueQuestion } from './questions.ts';
export { QueueTab } from './queue/queue-tab.tsx';
export { reasonOfReport, wordsOfReport } from './report-text.ts';
