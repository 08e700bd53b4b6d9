/** A `catch` can catch anything; these read the message and the code of it. */
export const caughtErrorMessage = (caught: unknown): string =>
  caught instanceof Error ? caught.message : String(caught);

/** Returns the code that Node gives a system error, such as ENOENT. */
export function caughtErrorCode(caught: unknown): string | undefined {
  return caught instanceof Error && 'code' in caught && typeof caught.code === 'string'
    ? caught.code
    : undefined;
}
