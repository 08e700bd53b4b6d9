export { describeQuoteSubject } from './about-quote.ts';
export {
  changeQuoteAsClient,
  changeQuoteAsCompany,
  changeQuoteAsEither,
  lockOwnQuote,
  readAgain,
} from './act.ts';
export { routes } from './api.ts';
export { forProject, isUnderWay, type QuoteStart } from './change-order.ts';
export { forgetSignedQuotes } from './forget-signed-quotes.ts';
export type { LockedQuote } from './held-quote.ts';
export { expireQuotesHourly } from './keep-quotes.ts';
export { presentLine, presentSections, pricedSections, replaceLines } from './lines.ts';
export { transitionQuote } from './move.ts';
export { notifyOfQuote, notifySideOfQuote, sendLiveOfQuote } from './news.ts';
export { offerForLines } from './offer-for-quote.ts';
export { openDraft, openDraftOf } from './open-draft.ts';
export { makePdfJob } from './paper/make-paper.ts';
export { MAKE_SIGNED_COPY, makeSignedCopyJob } from './paper/make-signed-copy.ts';
export { pdfLanguageFor } from './paper/paper-language.ts';
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
  type QuoteLineRow,
  type QuoteRow,
  type QuoteSide,
  quoteSideOf,
  quoteStateOn,
  readQuotes,
  type VersionRow,
} from './store.ts';
export { filesOfVersion, forgetFilesOfDraft, presentFile } from './stored-files.ts';
export { notifyClientsOfCompany } from './tell-clients-of-company.ts';
export { workOfQuote } from './work-of-quote.ts';
