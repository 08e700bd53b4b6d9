export {
  changeQuoteAsClient,
  changeQuoteAsCompany,
  changeQuoteAsEither,
  lockOwnQuote,
  readAgain,
} from './authorize-and-lock.ts';
export { forProject, isUnderWay, type QuoteStart } from './change-order.ts';
export { describeQuoteMessageSubject } from './describe-quote-subject.ts';
export { quotesFeature } from './feature.ts';
export { presentLine, presentSections, pricedSections, replaceLines } from './lines.ts';
export type { LockedQuote } from './locked-quote.ts';
export { notifyClientsOfCompany } from './notify-clients-of-company.ts';
export { notifyOfQuote, notifySideOfQuote, sendLiveOfQuote } from './notify-of-quote.ts';
export { openDraft, openDraftOf } from './open-draft.ts';
export { makePdfJob } from './paper/make-pdf.ts';
export { MAKE_SIGNED_COPY, makeSignedCopyJob } from './paper/make-signed-copy.ts';
export { pdfLanguageFor } from './paper/pdf-language.ts';
export { personalData } from './personal-data.ts';
export { nameOf, presentQuote, standingQuote } from './present.ts';
export { filesOfVersion, forgetFilesOfDraft, presentFile } from './quote-files.ts';
export { hasRoomFor } from './quoted-invitation.ts';
export { judgeQuoteReport } from './reports.ts';
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
export { transitionQuote } from './transition-quote.ts';
export { offerForLines } from './translation-offer.ts';
export { workOfQuote } from './work-of-quote.ts';
