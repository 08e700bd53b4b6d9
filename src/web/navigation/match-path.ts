/** A trailing slash makes no difference. */
export const pathSegmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Returns the parameters of a path that fits the pattern, or null; both are in pieces. */
export const matchPath = (
  pattern: readonly string[],
  pieces: readonly string[],
): Record<string, string> | null => {
  if (pattern.length !== pieces.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const actual = pieces[index] ?? '';
    if (piece.startsWith(':')) {
      try {
        params[piece.slice(1)] = decodeURIComponent(actual);
      } catch {
        return null; // a percent sign that encodes nothing names no page
      }
    } else if (piece !== actual) return null;
  }
  return params;
};
