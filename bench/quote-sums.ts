// Compares stored, returned and printed sums of random quotes with exact fractions: node bench/quote-sums.ts [COUNT] [SEED]
import { sumsEverywhere } from '#testing/sums-everywhere.ts';
import { openBench } from './bench-host.ts';

const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);

const bench = await openBench();
const begun = performance.now();
const read = await sumsEverywhere(bench.services, { count, seed });
console.log(
  `${read} quotes, seed ${seed}: every line of the database, every sum of the answer and every amount on the paper is exact; ${Math.round((performance.now() - begun) / 1000)} s`,
);
await bench.close();
process.exit(0);
