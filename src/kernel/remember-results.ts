/** The same function, which works out again only what it has not been asked lately: what it comes to never changes. */
export const rememberResults = <Given extends readonly unknown[], Result extends {} | null>(
  most: number,
  work: (...given: Given) => Result,
  keyOf: (...given: Given) => string | number,
): ((...given: Given) => Result) => {
  const known = new Map<string | number, Result>();
  return (...given) => {
    const key = keyOf(...given);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const result = work(...given);
    if (known.size >= most) known.clear();
    known.set(key, result);
    return result;
  };
};
