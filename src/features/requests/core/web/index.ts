export { DefinitionList, type DefinitionRow } from './parts/definition-list.tsx';
export { NothingProved } from './parts/nothing-proved.tsx';
export {
  answerInWords,
  answerRows,
  budgetInWords,
  dwellingInWords,
  timingInWords,
  unitInWords,
} from './parts/request-summary.ts';
export {
  forgetInvitation,
  invitationQuery,
  invitationsQuery,
  refetchInvitations,
  refetchRequests,
  requestQuery,
  requestsQuery,
} from './queries.ts';
