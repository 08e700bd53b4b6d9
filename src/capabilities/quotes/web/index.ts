export { CompareEntry, QuoteEntry, QuoteLine } from './parts/quote-entry.tsx';
export { quotesOfInvitation, quotesOfRequest } from './questions.ts';
