export { type CompanyToAsk, isCompanyBarredToClient, readCompaniesToAsk } from './companies-to-ask.ts';
export { requestsFeature } from './feature.ts';
export { findAdditionText, findAnswerText, findQuestionText, findRequestText } from './find-request-text.ts';
export { hasRunningInvitationSql } from './has-running-invitation.ts';
export { isInInvitationGroupSql } from './invitation-lists.ts';
export { lockRequest } from './lock-request.ts';
export type { LockedRequest } from './locked-request.ts';
export {
  notifyCompanyOfEnd,
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
} from './notify-of-request.ts';
export { judgeRequestReport } from './request-reports.ts';
export { markStreetShown, fillMissingStreet } from './show-street.ts';
export { findOwnInvitation } from './store.ts';
export { findTrade, isKnownCommune, readCommuneNames } from './trades-and-communes.ts';
export { recordQuoteExpired, transitionInvitation, transitionRequest } from './transition-request.ts';
export { localizedQuestionsOf, tradeQuestionStringsOf } from './localized-questions.ts';
export { findPlaceShownToCompany, findRequestEmailDetails } from './request-details-for-email.ts';
