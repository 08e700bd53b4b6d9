/** The live event of the office (GET /api/live): what waits, or who has it open, has changed. */
export interface LiveDesk {
  desk: Record<string, never>;
}
