/** The live events of quotes (GET /api/live). The first, to both sides, carries no words: a page that shows one asks for it again. */
export interface LiveQuotes {
  quote: { quoteId: number };
  /** To the company alone: who of it has a draft open. */
  quoteWriter: { quoteId: number; writerId: number; name: string; isHere: boolean };
}
