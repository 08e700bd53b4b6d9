export { type CompanyToAsk, isCompanyBarredToClient, readCompaniesToAsk } from './companies-to-ask.ts';
export { requestsFeature } from './feature.ts';
export {
  findAdditionText,
  findAnswerText,
  findQuestionText,
  findRequestText,
} from './find-texts-to-translate.ts';
export { hasRunningInvitationSql } from './has-running-invitation.ts';
export { lockRequest } from './lock-request.ts';
export type { LockedRequest } from './locked-request.ts';
export { notifyCompanyOfEnd, sendLiveInvitationToCompany, sendLiveRequestToClient } from './notify.ts';
export { judgeRequestReport } from './reports.ts';
export { markStreetShown, storeMissingStreet } from './show-street.ts';
export { findOwnInvitation } from './store.ts';
export { findTrade, isKnownCommune, readCommuneNames } from './trades-and-communes.ts';
export { recordQuoteExpired, transitionInvitation, transitionRequest } from './transition-request.ts';
export { localizedQuestionsOf, tradeQuestionStringsOf } from './localized-questions.ts';
export { findPlaceShownToCompany, summarizeRequestForEmail } from './request-summary-for-email.ts';
