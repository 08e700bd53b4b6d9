/** What is asked for cannot be had now, and perhaps can in a moment. */
export class UnavailableError extends Error {}

/** The disk is full, or fails: the same to whoever asks, and a fault of ours that an operator must hear of. */
export class DiskFault extends UnavailableError {
  constructor(cause: unknown) {
    super('The disk did not take or give a file', { cause });
  }
}
