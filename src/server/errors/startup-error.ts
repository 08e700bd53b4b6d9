/** The operator can put this right. Its message is one plain sentence; the process prints it and exits 1. */
export class StartupError extends Error {}

/** A signal came during the start. That is no mistake, and the process exits 0. */
export class StoppedDuringStartError extends Error {}
