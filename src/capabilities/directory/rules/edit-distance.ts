/** How many letters must be added, dropped, changed or swapped with their neighbour to get from one word to the other. */
export const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
};

/** A short word with two wrong letters is another word. */
export const forgivenMistakes = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
};

/** The candidates nearest to a word, where they are near enough to be it, mistyped. */
export const nearestWords = (word: string, candidates: Iterable<string>): string[] => {
  let least = forgivenMistakes(word);
  if (least === 0) return [];
  let nearest: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > least) continue;
    const distance = editDistance(word, candidate);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(candidate);
  }
  return nearest;
};
