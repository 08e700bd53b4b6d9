export { NothingProved } from './parts/nothing-proved.tsx';
export { Pairs, type Told } from './parts/pairs.tsx';
export {
  answerInWords,
  answersTold,
  budgetInWords,
  dwellingInWords,
  timingInWords,
  unitInWords,
} from './parts/told.ts';
export {
  forgetInvitation,
  invitationQuestion,
  invitationsQuestion,
  refetchInvitations,
  refetchRequests,
  requestQuestion,
  requestsQuestion,
} from './questions.ts';
