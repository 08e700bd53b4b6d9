/** The office's live event (GET /api/live) reports that the queues or the open entries have changed. */
export interface ModerationLiveEvents {
  desk: Record<string, never>;
}
