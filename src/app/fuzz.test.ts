import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/endpoint.ts';
import fc, { testSeed } from '#testing/fast-check.ts';
import { fuzzedRequest } from '#testing/fuzz/fuzzed-request.ts';
import { judgeResponse } from '#testing/fuzz/judge-response.ts';
import { sendFuzzed } from '#testing/fuzz/send-fuzzed.ts';
import { testHost } from '#testing/host.ts';
import { buildWorld } from '#testing/permissions/test-world.ts';
import { allEndpointRoutes } from './registry.ts';

// FUZZ_REQUESTS sets how many requests run at night; `npm run bench -- fuzz` sets it and also judges the work they cost.
const { FUZZ_REQUESTS = '2000', FUZZ_CPU } = process.env;

const REQUESTS_IN_A_WORLD = 50;
const MOST_TIMES_THE_MEDIAN = 10;
// Below this, garbage collection and the first compilation of a function are most of the measured time.
const FLOOR_MS = 150;
const FEWEST_TO_JUDGE = 5;

const host = await testHost();
const endpoints = allEndpointRoutes(host.db).map(({ endpoint }) => endpoint);

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Measured {
  endpoint: Endpoint;
  cpuMs: number;
  what: string;
}

/** Returns the requests that took far more work than others of their endpoint. */
const costly = (measured: readonly Measured[]): string[] =>
  [...Map.groupBy(measured, ({ endpoint }) => endpoint).values()].flatMap((ofOne) => {
    const limitMs = Math.max(FLOOR_MS, MOST_TIMES_THE_MEDIAN * medianOf(ofOne.map(({ cpuMs }) => cpuMs)));
    return ofOne.length < FEWEST_TO_JUDGE
      ? []
      : ofOne
          .filter(({ cpuMs }) => cpuMs > limitMs)
          .map(({ cpuMs, what: description }) => `${Math.round(cpuMs)} ms: ${description}`);
  });

const trySome = async (seed: number, requests: number) => {
  const wrong: string[] = [];
  const measured: Measured[] = [];
  let world = await buildWorld(host);
  const fuzzed = fc.sample(fuzzedRequest(endpoints), { seed, numRuns: requests });
  for (const [index, request] of fuzzed.entries()) {
    if (index % REQUESTS_IN_A_WORLD === 0) {
      // All staff are notified of new cases: with the staff of hundreds of worlds, that would be most of the measured work.
      await host.pool.query(
        "update users set user_type = 'private', staff_role = null where user_type = 'admin'",
      );
      world = await buildWorld(host);
      await host.pool.query('delete from rate_limits');
    }
    const endpoint = endpoints[request.at] as Endpoint;
    const { answer: response, what: description, cpuMs } = await sendFuzzed(world, endpoint, request);
    const complaint = judgeResponse(endpoint, response);
    if (complaint) wrong.push(`request ${index}, ${description}\n${complaint}`);
    // Hostile text is slow every time it is read; a first read that fills a cache, or a garbage collection, is slow only once.
    const secondRun = FUZZ_CPU && cpuMs > FLOOR_MS ? await sendFuzzed(world, endpoint, request) : undefined;
    measured.push({ endpoint, cpuMs: Math.min(cpuMs, secondRun?.cpuMs ?? cpuMs), what: description });
  }
  expect(wrong.join('\n\n')).toBe('');
  if (FUZZ_CPU) expect(costly(measured).join('\n')).toBe('');
};

test.each([26, 1926])(
  'none of 150 requests of seed %i is answered otherwise than its contract says',
  { timeout: 90_000 },
  (seed) => trySome(seed, 150),
);

test(
  `none of ${FUZZ_REQUESTS} requests of seed ${testSeed} is answered otherwise than its contract says`,
  { tags: ['nightly'], timeout: 60_000 + Number(FUZZ_REQUESTS) * 200 },
  () => trySome(testSeed, Number(FUZZ_REQUESTS)),
);
