/** Long enough for output to be written, too short for anybody to notice. */
const LEFTOVERS_MS = 500;

/**
 * Lets the process end with this code as soon as nothing is left to do. `process.exit()` would be shorter, but it can
 * hang for good while V8 still compiles in the background (nodejs/node#54918), as it does right after a start. Sockets
 * that would keep the process alive are given up after half a second.
 */
export const endProcess = (code: number): void => {
  process.exitCode = code;
  setTimeout(() => process.exit(code), LEFTOVERS_MS).unref();
};
