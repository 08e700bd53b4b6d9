// Measures the processor time of a request in Node and in PostgreSQL: of all figures it is the one that other work on the
// same machine spoils least.
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { loadOf } from './load.ts';

interface Cost {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns a process's milliseconds of processor time since its start. */
const timeOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(stat.split(' ')[0]) / 1e6;
};

/** Reads the processor time of each connection to the database; nobody else uses it meanwhile. */
const postgresTime = async (pool: Pool) => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  );
  const times = await Promise.all(rows.map(async ({ pid }) => [pid, await timeOf(pid)] as const));
  return new Map(times);
};

const since = (earlier: Map<number, number>, later: Map<number, number>) =>
  [...later].reduce((sum, [pid, ms]) => sum + ms - (earlier.get(pid) ?? 0), 0);

interface Options {
  seconds?: number;
  encoding?: string;
  headers?: Record<string, string>;
}

/** Requests one or several addresses in turn for a while. This process serves both sides. */
const costOf = async (pool: Pool, addresses: string, options: Options): Promise<Cost> => {
  const { seconds = 1, encoding = 'identity' } = options;
  const [postgres, node] = [await postgresTime(pool), process.cpuUsage()];
  const { perSecond, count } = await loadOf(addresses, { seconds, encoding });
  const used = process.cpuUsage(node);
  return {
    perSecond,
    nodeMs: (used.user + used.system) / 1000 / count,
    postgresMs: since(postgres, await postgresTime(pool)) / count,
  };
};

interface Side {
  name: string;
  /** Several addresses have a space between them. */
  addresses: string;
}

const shown = (name: string, { perSecond, nodeMs, postgresMs }: Cost) =>
  console.log(
    `  ${name.padEnd(40)} ${perSecond.toFixed(0).padStart(7)} a second  Node ${nodeMs.toFixed(3)} ms  PostgreSQL ${postgresMs.toFixed(3)} ms`,
  );

const medianOf = (costs: readonly Cost[]): Cost => ({
  perSecond: median(costs.map((cost) => cost.perSecond)),
  nodeMs: median(costs.map((cost) => cost.nodeMs)),
  postgresMs: median(costs.map((cost) => cost.postgresMs)),
});

/** Measures one side alone. */
export const printCost = async (pool: Pool, side: Side, rounds = 3) => {
  const costs: Cost[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const cost = await costOf(pool, side.addresses, {});
    if (round > 0) costs.push(cost);
  }
  shown(side.name, medianOf(costs));
};

/** Two sides in turn, in many short rounds after one to warm up. Ratios are the medians of the rounds’ own. */
export const compareCosts = async (
  pool: Pool,
  title: string,
  [giewel, byHand]: readonly [Side, Side],
  target: number,
  { rounds = 10, ...options }: Options & { rounds?: number } = {},
) => {
  const costs: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const a = await costOf(pool, giewel.addresses, options);
    const b = await costOf(pool, byHand.addresses, options);
    if (round === 0) continue;
    costs[0].push(a);
    costs[1].push(b);
  }
  const ratio = (read: (cost: Cost) => number) =>
    median(costs[0].map((cost, round) => read(cost) / read(costs[1][round] as Cost)));
  console.log(`\n${title}`);
  shown(giewel.name, medianOf(costs[0]));
  shown(byHand.name, medianOf(costs[1]));
  const [speed, work] = [
    ratio(({ perSecond }) => perSecond),
    1 / ratio(({ nodeMs, postgresMs }) => nodeMs + postgresMs),
  ];
  console.log(
    `  ratio ${speed.toFixed(2)} by answers a second, ${work.toFixed(2)} by work (target ${target} or more)`,
  );
};
