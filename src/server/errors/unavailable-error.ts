/** The request can't be served now, but perhaps in a moment. */
export class UnavailableError extends Error {}

/** The disk is full or fails: callers see it as unavailable, but it is a fault of ours that an operator must hear of. */
export class DiskError extends UnavailableError {
  constructor(cause: unknown) {
    super('The disk did not take or give a file', { cause });
  }
}
