/** The names of the parameters in a path such as '/companies/:id'. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object;

/** The parameters of a path that fits the pattern, or null. A trailing slash makes no difference. */
export const matchPath = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of wanted.entries()) {
    const actual = given[index] ?? '';
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
