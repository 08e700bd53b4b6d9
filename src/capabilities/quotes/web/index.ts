export { CompareEntry, QuoteLine, QuotesPanel, WriteQuote } from './parts/quote-entry.tsx';
export { QuotesThisYear } from './parts/year-figures.tsx';
export {
  figuresQuestion as quoteFiguresQuestion,
  openQuotesQuestion,
  quotesOfInvitation,
  quotesOfRequest,
} from './questions.ts';
