/** The live events of quotes (GET /api/live). The first, to both sides, carries no words: a page that shows one asks for it again. */
export interface LiveQuotes {
  quote: { quoteId: number };
  /** To the company alone: who of it has a draft open, in which tab, and what waits there for a choice between two writings. */
  quoteWriter: {
    quoteId: number;
    writerId: number;
    name: string;
    isHere: boolean;
    tab: string;
    choosing: readonly string[];
  };
}
