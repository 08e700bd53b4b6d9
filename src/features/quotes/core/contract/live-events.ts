/** GET /api/live sends these events. The first, to both sides, carries no words: a page that shows the quote loads it again. */
export interface QuoteLiveEvents {
  quote: { quoteId: number };
  /** Only the company learns who of it has a draft open, in which tab, and which conflicts wait there for a choice. */
  quoteWriter: {
    quoteId: number;
    writerId: number;
    name: string;
    isHere: boolean;
    tab: string;
    choosing: readonly string[];
  };
}
