export { draftWritersStore } from './draft-writers.ts';
export { PaymentPlanBar } from './parts/payment-plan-bar.tsx';
export { QuoteBadge } from './parts/quote-badge.tsx';
export { CompareQuotesLink, QuoteListRow, QuotesPanel, WriteQuoteButton } from './parts/quotes-panel.tsx';
export { QuoteMenu } from './parts/quote-menu.tsx';
export { toggleInSet } from './parts/toggle-in-set.ts';
export { useFormatAmount, useFormatDay } from './parts/use-format-amount.ts';
export { useAskAboutQuoteDialog } from './parts/use-ask-about-quote-dialog.tsx';
export { useQuoteAction } from './parts/use-quote-action.ts';
export { useQuoteStatusText } from './parts/use-quote-status-text.ts';
export {
  openQuotesQuery,
  quoteQuery,
  quotesOfInvitationQuery,
  quotesOfRequestQuery,
  quotesQuery,
  refetchQuotes,
} from './queries.ts';
