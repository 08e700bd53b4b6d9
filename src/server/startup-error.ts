/** Something the operator can put right. Its message is one plain sentence; the process prints it and exits 1. */
export class StartupError extends Error {}
