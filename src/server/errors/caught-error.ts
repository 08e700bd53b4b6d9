/** What a `catch` caught can be anything; these read the two things one wants to know of it. */
export const caughtMessage = (caught: unknown): string =>
  caught instanceof Error ? caught.message : String(caught);

/** The code Node gives a system error, such as ENOENT. */
export function caughtCode(caught: unknown): string | undefined {
  return caught instanceof Error && 'code' in caught && typeof caught.code === 'string'
    ? caught.code
    : undefined;
}
