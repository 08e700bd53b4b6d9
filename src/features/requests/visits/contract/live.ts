/** The live event of visits (GET /api/live), to both sides. It carries no words: a page that shows one asks for it again. */
export interface LiveVisits {
  visit: { visitId: number };
}
