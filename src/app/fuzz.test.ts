import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/endpoint.ts';
import { judgeAnswer } from '#testing/fuzz/judge-answer.ts';
import { fuzzedRequest } from '#testing/fuzz/requests.ts';
import { sendFuzzed } from '#testing/fuzz/send-fuzzed.ts';
import { testHost } from '#testing/host.ts';
import { buildWorld } from '#testing/permissions/people.ts';
import { allRoutes } from './registry.ts';

// FUZZ_REQUESTS and FUZZ_SEEDS=1,2 say how many and which; `npm run bench -- fuzz` sets them and judges the work too.
const { FUZZ_REQUESTS = '150', FUZZ_SEEDS, FUZZ_CPU } = process.env;
const requests = Number(FUZZ_REQUESTS);
const random = Math.trunc(Math.random() * 2 ** 31);
const seeds = FUZZ_SEEDS ? FUZZ_SEEDS.split(',').map(Number) : [26, random];

const REQUESTS_IN_A_WORLD = 50;
const MOST_TIMES_THE_MEDIAN = 10;
// Below this the collector and the first compilation of a function are most of what is measured.
const FLOOR_MS = 150;
const FEWEST_TO_JUDGE = 5;

const host = await testHost();
const endpoints = allRoutes(host.db).map(({ endpoint }) => endpoint);

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

interface Measured {
  endpoint: Endpoint;
  cpuMs: number;
  what: string;
}

/** Whatever took far more work than its endpoint's others. */
const costly = (measured: readonly Measured[]): string[] =>
  [...Map.groupBy(measured, ({ endpoint }) => endpoint).values()].flatMap((ofOne) => {
    const most = Math.max(FLOOR_MS, MOST_TIMES_THE_MEDIAN * medianOf(ofOne.map(({ cpuMs }) => cpuMs)));
    return ofOne.length < FEWEST_TO_JUDGE
      ? []
      : ofOne
          .filter(({ cpuMs }) => cpuMs > most)
          .map(({ cpuMs, what }) => `${Math.round(cpuMs)} ms: ${what}`);
  });

test.each(seeds)(
  `no request is answered otherwise than its contract says (FUZZ_SEEDS=%i FUZZ_REQUESTS=${requests})`,
  async (seed) => {
    const wrong: string[] = [];
    const measured: Measured[] = [];
    let world = await buildWorld(host);
    const fuzzed = fc.sample(fuzzedRequest(endpoints), { seed, numRuns: requests });
    for (const [at, request] of fuzzed.entries()) {
      if (at % REQUESTS_IN_A_WORLD === 0) {
        // Whatever waits is told to all staff: that of hundreds of worlds would be most of the work that is judged.
        await host.pool.query(
          "update users set user_type = 'private', staff_role = null where user_type = 'admin'",
        );
        world = await buildWorld(host);
        await host.pool.query('delete from rate_limits');
      }
      const endpoint = endpoints[request.at] as Endpoint;
      const { answer, what, cpuMs } = await sendFuzzed(world, endpoint, request);
      const complaint = judgeAnswer(endpoint, answer);
      if (complaint) wrong.push(`request ${at}, ${what}\n${complaint}`);
      // Hostile text is slow each time it is read; what is read once and then kept, or the collector, is not.
      const again = FUZZ_CPU && cpuMs > FLOOR_MS ? await sendFuzzed(world, endpoint, request) : undefined;
      measured.push({ endpoint, cpuMs: Math.min(cpuMs, again?.cpuMs ?? cpuMs), what });
    }
    expect(wrong.join('\n\n')).toBe('');
    if (FUZZ_CPU) expect(costly(measured).join('\n')).toBe('');
  },
  60_000 + requests * 200,
);
