export { DefinitionList, type DefinitionListRowData } from './parts/definition-list.tsx';
export { UnverifiedContactNotice } from './parts/unverified-contact-notice.tsx';
export {
  answerDefinitionRows,
  answerInWords,
  budgetInWords,
  dwellingInWords,
  timingInWords,
  unitInWords,
} from './parts/request-in-words.ts';
export {
  invitationGroupQuery,
  invitationQuery,
  refetchInvitations,
  refetchRequests,
  removeInvitationFromCache,
  requestQuery,
  requestsQuery,
} from './queries.ts';
