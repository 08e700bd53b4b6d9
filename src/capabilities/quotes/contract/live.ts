/** The live event of quotes (GET /api/live), to both sides. It carries no words: a page that shows one asks for it again. */
export interface LiveQuotes {
  quote: { quoteId: number };
}
