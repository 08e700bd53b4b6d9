export { NothingProved } from './parts/nothing-proved.tsx';
export { DefinitionList, type DefinitionRow } from './parts/pairs.tsx';
export {
  answerInWords,
  answerRows,
  budgetInWords,
  dwellingInWords,
  timingInWords,
  unitInWords,
} from './parts/told.ts';
export {
  forgetInvitation,
  invitationQuery,
  invitationsQuery,
  refetchInvitations,
  refetchRequests,
  requestQuery,
  requestsQuery,
} from './questions.ts';
