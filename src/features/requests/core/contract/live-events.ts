/** The live events of requests (GET /api/live) carry no text: a page that shows one fetches it again. */
export interface RequestLiveEvents {
  /** The client hears that a part of their request has changed. */
  request: { requestId: number };
  /** A company hears that its part has changed, or that it may no longer read it. It never hears of other companies. */
  invitation: { invitationId: number; isOver: boolean };
}
