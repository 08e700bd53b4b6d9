import { expect, test } from 'vitest';
import type { Random } from '#demo/random.ts';
import { testSeed } from '#testing/fast-check.ts';
import { testHost } from '#testing/host.ts';
import { actsOfWork } from '#testing/walks/acts-of-work.ts';
import { contradictions, forbiddenSteps, readWork } from '#testing/walks/work-so-far.ts';

// WORK_WALKS says how many are walked at night; `npm run bench -- work-walks` walks ten thousand.
const { WORK_WALKS = '300' } = process.env;
const STEPS = 40;
/** So many come to everything that can be done. */
const MANY = 300;

const host = await testHost();
const { acts, begin, letTimePass } = await actsOfWork(host);
const names = Object.keys(acts);

const inAll = Object.values(acts).reduce((sum, { weight = 1 }) => sum + weight, 0);
const drawAct = (random: Random): string => {
  let left = random.next() * inAll;
  return names.find((name) => (left -= acts[name]?.weight ?? 1) < 0) ?? '';
};

/** Walks so many ways by random people and random acts; says which acts succeeded. */
const walkWays = async (seed: number, ways: number): Promise<Set<string>> => {
  const done = new Set<string>();
  for (let at = 0; at < ways; at += 1) {
    const walk = await begin(seed + at);
    const { cast, random: chance } = walk;
    const told: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await host.pool.query('delete from rate_limits');
      const before = walk.work;
      const name = chance.chance(0.08) ? 'time passes' : drawAct(chance);
      const act = acts[name];
      const isStranger = chance.chance(0.1);
      const asked = cast.companies.filter(({ id }) =>
        before.invitations.some(({ companyId }) => companyId === id),
      );
      const owners = act?.by === 'client' ? [cast.client] : asked.map(({ userId }) => userId);
      const as = chance.pick(
        isStranger ? cast.strangers : chance.chance(0.15) ? [cast.client, ...owners] : owners,
      );
      const answer = act ? await act.run(walk, as) : await letTimePass(walk);
      walk.work = await readWork(host.pool, cast.client);
      told.push(`${name} by ${as}: ${answer?.status}`);
      const where = `walk ${seed + at}\n${told.join('\n')}`;
      expect(answer?.status ?? 200, where).toBeLessThan(500);
      expect(forbiddenSteps(before, walk.work), where).toEqual([]);
      expect(contradictions(walk.work), where).toEqual([]);
      if (
        act &&
        (isStranger || (answer && answer.status >= 400)) &&
        !['send a quote', 'accept a quote'].includes(name)
      )
        expect(walk.work, where).toEqual(before);
      if (answer && answer.status < 300) {
        expect(isStranger && name !== 'write to the other side', where).toBe(false);
        done.add(name);
      }
    }
  }
  expect([...done].filter((name) => acts[name]?.isRefused)).toEqual([]);
  return done;
};

test.each([92, 1992])(
  'random people, random acts, seed %i: no forbidden step, no contradiction, and what is signed stays as it was signed',
  { timeout: 5 * 60_000, meta: { requirements: ['D3-9.2'] } },
  async (seed) => {
    await walkWays(seed, 5);
  },
);

test(`${WORK_WALKS} walks from seed ${testSeed} on come to everything that can be done, and to nothing else`, {
  tags: ['nightly'],
  timeout: Number(WORK_WALKS) * 60_000,
}, async () => {
  const done = await walkWays(testSeed, Number(WORK_WALKS));
  if (Number(WORK_WALKS) < MANY) return;
  expect(names.filter((name) => !done.has(name) && !acts[name]?.isRefused)).toEqual([]);
});
