export { NewRequests } from './new-requests.tsx';
export { invitationsQuestion } from './questions.ts';
