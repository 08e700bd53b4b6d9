export { RequestToAnswerRow } from './parts/request-to-answer-row.tsx';
export { useDayOfRow } from './parts/use-day-of-row.ts';
