export { PlanBar } from './parts/plan-bar.tsx';
export { QuoteBadge } from './parts/quote-badge.tsx';
export { CompareEntry, QuoteLineEntry, QuotesPanel, WriteQuote } from './parts/quote-entry.tsx';
export { QuoteMenu } from './parts/quote-menu.tsx';
export { withToggled } from './parts/toggled.ts';
export { useAmount, useDay } from './parts/use-amount.ts';
export { useAskDialog } from './parts/use-ask-dialog.tsx';
export { useQuoteAct } from './parts/use-quote-act.ts';
export { useWhereItStands } from './parts/use-where-it-stands.ts';
export {
  openQuotesQuestion,
  quoteQuestion,
  quotesOfInvitation,
  quotesOfRequest,
  quotesQuestion,
  refetchQuotes,
} from './questions.ts';
export { draftWriters } from './writers.ts';
