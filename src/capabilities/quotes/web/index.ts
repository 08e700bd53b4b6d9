export { PlanBar } from './parts/plan-bar.tsx';
export { QuoteBadge } from './parts/quote-badge.tsx';
export { CompareEntry, QuoteListRow, QuotesPanel, WriteQuote } from './parts/quote-entry.tsx';
export { QuoteMenu } from './parts/quote-menu.tsx';
export { withToggled } from './parts/toggled.ts';
export { useAmount, useDay } from './parts/use-amount.ts';
export { useAskDialog } from './parts/use-ask-dialog.tsx';
export { useQuoteAction } from './parts/use-quote-act.ts';
export { useQuoteStatusText } from './parts/use-where-it-stands.ts';
export {
  openQuotesQuery,
  quoteQuery,
  quotesOfInvitation,
  quotesOfRequest,
  quotesQuery,
  refetchQuotes,
} from './questions.ts';
export { draftWriters } from './writers.ts';
