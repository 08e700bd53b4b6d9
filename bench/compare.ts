const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Side {
  name: string;
  measure: () => Promise<number>;
}

/** Measures two sides in turn, several rounds after one to warm up, and prints their medians and ratio. */
export const compare = async (title: string, ours: Side, theirs: Side, target: number, rounds = 5) => {
  const figures: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [a, b] = [await ours.measure(), await theirs.measure()];
    if (round === 0) continue;
    figures[0].push(a);
    figures[1].push(b);
  }
  const [a, b] = [median(figures[0]), median(figures[1])];
  console.log(`\n${title}`);
  console.log(`  ${ours.name.padEnd(52)} ${a.toFixed(0).padStart(8)} a second`);
  console.log(`  ${theirs.name.padEnd(52)} ${b.toFixed(0).padStart(8)} a second`);
  console.log(`  ratio ${(a / b).toFixed(2)} (target ${target} or more)`);
};
