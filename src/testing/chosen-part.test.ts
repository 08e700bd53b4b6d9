import { expect, test, vi } from 'vitest';

const items = Array.from({ length: 40 }, (_, number) => `way ${number}`);

const choose = async (env: Record<string, string>) => {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { chosenPart } = await import('./chosen-part.ts');
  const chosen = chosenPart('ways', items, 5);
  const said = printed.mock.calls.flat().join('\n');
  printed.mockRestore();
  vi.unstubAllEnvs();
  return { chosen, said };
};

test('half of what is chosen is always the same, the other half goes by the seed that is printed', async () => {
  const one = await choose({ CHOICE_SEED: '1' });
  const again = await choose({ CHOICE_SEED: '1' });
  const other = await choose({ CHOICE_SEED: '2' });
  expect(one.chosen).toHaveLength(10);
  expect(one.said).toContain('ways: 10 of 40 (CHOICE_SEED=1)\n');
  expect(again.chosen).toEqual(one.chosen);
  expect(other.chosen).not.toEqual(one.chosen);
  expect(other.chosen.filter((way) => one.chosen.includes(way)).length).toBeGreaterThanOrEqual(5);
  // In the order they came.
  expect(one.chosen).toEqual(items.filter((item) => one.chosen.includes(item)));
});

test('every one has its turn, and all are walked when all are asked for', async () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1)
    for (const way of (await choose({ CHOICE_SEED: String(seed) })).chosen) seen.add(way);
  expect(seen.size).toBe(items.length);
  expect((await choose({ PROVE_ALL: 'yes' })).chosen).toEqual(items);
});
