export { DefinitionList, type DefinitionListRowData } from './parts/definition-list.tsx';
export { UnverifiedContactNotice } from './parts/unverified-contact-notice.tsx';
export {
  invitationGroupQuery,
  invitationQuery,
  refetchInvitations,
  refetchRequests,
  removeInvitationFromCache,
  requestQuery,
  requestsQuery,
} from './queries.ts';
