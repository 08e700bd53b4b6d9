export { CompareEntry, QuoteLine, QuotesPanel, WriteQuote } from './parts/quote-entry.tsx';
export { quotesOfInvitation, quotesOfRequest } from './questions.ts';
