/** The live events of requests (GET /api/live). They carry no words: a page that shows one asks for it again. */
export interface LiveRequests {
  /** To the client: something of a request of theirs has changed. */
  request: { requestId: number };
  /** To a company: something of what it was asked, or that it may read it no longer. Who else was asked is told nowhere. */
  invitation: { invitationId: number; isOver: boolean };
}
