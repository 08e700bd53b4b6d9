/**
 * The live event of visits (GET /api/live) goes to both sides and carries no text: a page that shows one fetches it
 * again.
 */
export interface VisitLiveEvents {
  visit: { visitId: number };
}
