export { InvitationScreen } from './brief/invitation-screen.tsx';
export { NewRequests } from './new-requests.tsx';
export {
  communesQuestion,
  invitationQuestion,
  invitationsQuestion,
  requestQuestion,
  requestsQuestion,
} from './questions.ts';
export { RequestScreen } from './request/request-screen.tsx';
