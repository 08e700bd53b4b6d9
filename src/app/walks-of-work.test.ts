import { expect, test } from 'vitest';
import type { RandomSource } from '#demo/random.ts';
import { testSeed } from '#testing/fast-check.ts';
import { testHost } from '#testing/host.ts';
import { actionsOfWork } from '#testing/walks/actions-of-work.ts';
import { contradictionsIn, forbiddenSteps, readWork } from '#testing/walks/work-so-far.ts';

// WORK_WALKS sets how many walks run at night; `npm run bench -- work-walks` runs ten thousand.
const { WORK_WALKS = '300' } = process.env;
const STEPS = 40;
/** These walks together come to every action. */
const EVERYTHING = { seed: 20_261_128, walks: 300 };

const host = await testHost();
const { actions, begin, letTimePass } = await actionsOfWork(host);
const names = Object.keys(actions);

const inAll = Object.values(actions).reduce((sum, { weight = 1 }) => sum + weight, 0);
const drawAction = (random: RandomSource): string => {
  let left = random.next() * inAll;
  return names.find((name) => (left -= actions[name]?.weight ?? 1) < 0) ?? '';
};

/** Walks random ways of random people and actions until that many have been walked, or until nothing is left to do. */
const walkWays = async (seed: number, ways: number, isFinished = (_doneNames: Set<string>) => false) => {
  const doneNames = new Set<string>();
  for (let index = 0; index < ways && !isFinished(doneNames); index += 1) {
    const walk = await begin(seed + index);
    const { cast, random: chance } = walk;
    const steps: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await host.pool.query('delete from rate_limits');
      const workBefore = walk.work;
      const name = chance.chance(0.08) ? 'time passes' : drawAction(chance);
      const action = actions[name];
      const isStranger = chance.chance(0.1);
      const invitedCompanies = cast.companies.filter(({ id }) =>
        workBefore.invitations.some(({ companyId }) => companyId === id),
      );
      const owners = action?.by === 'client' ? [cast.client] : invitedCompanies.map(({ userId }) => userId);
      const as = chance.pick(
        isStranger ? cast.strangers : chance.chance(0.15) ? [cast.client, ...owners] : owners,
      );
      const response = action ? await action.run(walk, as) : await letTimePass(walk);
      walk.work = await readWork(host.pool, cast.client);
      steps.push(`${name} by ${as}: ${response?.status}`);
      const trace = `walk ${seed + index}\n${steps.join('\n')}`;
      expect(response?.status ?? 200, trace).toBeLessThan(500);
      expect(forbiddenSteps(workBefore, walk.work), trace).toEqual([]);
      expect(contradictionsIn(walk.work), trace).toEqual([]);
      if (
        action &&
        (isStranger || (response && response.status >= 400)) &&
        !['send a quote', 'accept a quote'].includes(name)
      )
        expect(walk.work, trace).toEqual(workBefore);
      if (response && response.status < 300) {
        expect(isStranger && name !== 'write to the other side', trace).toBe(false);
        doneNames.add(name);
      }
    }
  }
  expect([...doneNames].filter((name) => actions[name]?.isRefused)).toEqual([]);
  return doneNames;
};

const undoneNames = (doneNames: Set<string>) =>
  names.filter((name) => !doneNames.has(name) && !actions[name]?.isRefused);

test.each([92, 1992])(
  'random people, random acts, seed %i: no forbidden step, no contradiction, and what is signed stays as it was signed',
  { timeout: 5 * 60_000, meta: { requirements: ['D3-9.2'] } },
  async (seed) => {
    await walkWays(seed, 5);
  },
);

test(
  `${WORK_WALKS} walks from seed ${testSeed} on come to nothing that must not be done`,
  { tags: ['nightly'], timeout: Number(WORK_WALKS) * 60_000 },
  async () => {
    await walkWays(testSeed, Number(WORK_WALKS));
  },
);

// Whether a few hundred walks come to everything depends on their seed, so this one never changes.
test('walks come to everything that can be done', { tags: ['nightly'], timeout: 30 * 60_000 }, async () => {
  const { seed, walks } = EVERYTHING;
  const doneNames = await walkWays(seed, walks, (doneSoFar) => undoneNames(doneSoFar).length === 0);
  expect(undoneNames(doneNames)).toEqual([]);
});
