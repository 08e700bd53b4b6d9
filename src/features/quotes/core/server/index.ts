export {
  changeQuoteAsClient,
  changeQuoteAsCompany,
  changeQuoteAsEither,
  lockOwnQuote,
  readQuoteAfterChange,
} from './authorize-and-lock.ts';
export { lockAndCheckProjectUnderWay, newChangeOrderFor, type NewQuoteValues } from './change-order.ts';
export { describeQuoteMessageSubject } from './describe-quote-message-subject.ts';
export { quotesFeature } from './feature.ts';
export {
  presentQuoteLine,
  presentQuoteSections,
  replaceQuoteLines,
  sectionsWithPricedLines,
} from './quote-lines.ts';
export type { LockedQuote } from './locked-quote.ts';
export { notifyClientsOfCompany } from './notify-clients-of-company.ts';
export { notifyOfQuote, notifySideOfQuote, sendLiveOfQuote } from './notify-of-quote.ts';
export { findOpenDraft, requireOpenDraft } from './find-open-draft.ts';
export { createSendQuoteJob } from './pdf/send-quote-job.ts';
export { MAKE_SIGNED_COPY_JOB, createSignedCopyJob } from './pdf/signed-copy-job.ts';
export { pdfLanguageFor } from './pdf/pdf-language.ts';
export { personalData } from './personal-data.ts';
export { presentQuote, quoteAsOf, readPersonName } from './present.ts';
export { deleteFilesOfDraft, presentQuoteFile, readFilesOfVersion } from './quote-files.ts';
export { hasInvitationPlaceFor } from './quoted-invitation.ts';
export { judgeQuoteReport } from './quote-reports.ts';
export {
  findOwnQuote,
  findQuoteVersion,
  isCompanySuspendedSql,
  isQuoteVisibleToPersonSql,
  type QuoteLineRow,
  type QuoteRow,
  type QuoteSide,
  quoteSideOf,
  quoteStateOnSql,
  type QuoteVersionRow,
  readLinesOfVersion,
  readQuotes,
} from './store.ts';
export { transitionQuote } from './transition-quote.ts';
export { offerLineTranslation } from './translation-offer.ts';
export { findQuoteEmailDetails } from './place-and-phone-for-quote-email.ts';
