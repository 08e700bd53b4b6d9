export { draftWriters } from './draft-writers.ts';
export { PlanBar } from './parts/plan-bar.tsx';
export { QuoteBadge } from './parts/quote-badge.tsx';
export { CompareEntry, QuoteListRow, QuotesPanel, WriteQuote } from './parts/quote-entry.tsx';
export { QuoteMenu } from './parts/quote-menu.tsx';
export { withToggled } from './parts/toggle-in-set.ts';
export { useAmount, useDay } from './parts/use-amount.ts';
export { useAskDialog } from './parts/use-ask-dialog.tsx';
export { useQuoteAction } from './parts/use-quote-action.ts';
export { useQuoteStatusText } from './parts/use-quote-status-text.ts';
export {
  openQuotesQuery,
  quoteQuery,
  quotesOfInvitation,
  quotesOfRequest,
  quotesQuery,
  refetchQuotes,
} from './queries.ts';
