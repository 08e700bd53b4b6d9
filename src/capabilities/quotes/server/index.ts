export { nameWhatItIsAbout } from './about-quote.ts';
export { actAsClient, actAsCompany, actAsEither, holdOwnQuote, readAgain } from './act.ts';
export { routes } from './api.ts';
export { type Beginning, forProject, isUnderWay } from './change-order.ts';
export { forgetSignedQuotes } from './forget-signed-quotes.ts';
export type { HeldQuote } from './held-quote.ts';
export { keepQuotesEveryHour } from './keep-quotes.ts';
export { presentLine, presentSections, pricedSections, replaceLines } from './lines.ts';
export { moveQuote } from './move.ts';
export { notifyOfQuote, notifySideOfQuote, sendLiveOfQuote } from './news.ts';
export { offerForLines } from './offer-for-quote.ts';
export { openDraft, openDraftOf } from './open-draft.ts';
export { makePaperJob } from './paper/make-paper.ts';
export { MAKE_SIGNED_COPY, makeSignedCopyJob } from './paper/make-signed-copy.ts';
export { paperLanguageFor } from './paper/paper-language.ts';
export { personalData } from './personal-data.ts';
export { nameOf, presentQuote, standingQuote } from './present.ts';
export { hasRoomFor } from './quoted-invitation.ts';
export { forgetOldQuoteReports, judgeQuoteReport } from './reports.ts';
export {
  areQuotesOf,
  findOwnQuote,
  findVersion,
  isCompanySuspended,
  linesOfVersion,
  type QuoteRow,
  quoteSideOf,
  quoteStateOn,
  readQuotes,
  type Side,
  type StoredLine,
  type VersionRow,
} from './store.ts';
export { filesOfVersion, forgetFilesOfDraft, presentFile } from './stored-files.ts';
export { tellClientsOfCompany } from './tell-clients-of-company.ts';
export { workOfQuote } from './work-of-quote.ts';
