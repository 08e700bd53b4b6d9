/**
 * Counts the letters that must be added, dropped, changed or swapped with their neighbour to turn one word into
 * another. Beyond `maxDistance` it returns a larger number, which takes less time.
 */
export const editDistance = (
  from: string,
  to: string,
  maxDistance = Math.max(from.length, to.length),
): number => {
  const tooFar = maxDistance + 1;
  if (Math.abs(from.length - to.length) > maxDistance) return tooFar;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  let current: number[] = [];
  let leastBefore = 0;
  for (let row = 1; row <= from.length; row += 1) {
    // Cells further than `maxDistance` from the diagonal are too far anyway.
    const begin = Math.max(1, row - maxDistance);
    const end = Math.min(to.length, row + maxDistance);
    current[begin - 1] = begin === 1 ? row : tooFar;
    let least = current[begin - 1] ?? tooFar;
    for (let column = begin; column <= end; column += 1) {
      const isSame = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let distance = Math.min(
        (last[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (last[column - 1] ?? tooFar) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] ?? tooFar) + 1);
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (end < to.length) current[end + 1] = tooFar;
    // A swap reaches over one row.
    if (least > maxDistance && leastBefore >= maxDistance) return tooFar;
    leastBefore = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[to.length] ?? tooFar;
};

/** Returns how many wrong letters are forgiven: a short word with two is another word. */
export const allowedTypoCount = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
};

/** Returns the candidates nearest to a word, if they are near enough to be its correct spelling. */
export const findNearestWords = (word: string, candidates: Iterable<string>): string[] => {
  let least = allowedTypoCount(word);
  if (least === 0) return [];
  let nearest: string[] = [];
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(candidate);
  }
  return nearest;
};
