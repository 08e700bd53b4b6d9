const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Side {
  name: string;
  measure: () => Promise<number>;
}

/**
 * Measures two sides in turn, several rounds after one to warm up, and prints their medians. The ratio is the median
 * of the rounds' own: a machine whose speed wanders is the same for both sides of a round.
 */
export const compareSides = async (title: string, giewel: Side, byHand: Side, target: number, rounds = 5) => {
  const figures: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [a, b] = [await giewel.measure(), await byHand.measure()];
    if (round === 0) continue;
    figures[0].push(a);
    figures[1].push(b);
  }
  const [a, b] = [median(figures[0]), median(figures[1])];
  console.log(`\n${title}`);
  console.log(`  ${giewel.name.padEnd(52)} ${a.toFixed(0).padStart(8)} a second`);
  console.log(`  ${byHand.name.padEnd(52)} ${b.toFixed(0).padStart(8)} a second`);
  const ratio = median(figures[0].map((figure, round) => figure / (figures[1][round] ?? Number.NaN)));
  console.log(`  ratio ${ratio.toFixed(2)} (target ${target} or more)`);
};
