import { expect, test, vi } from 'vitest';

const items = Array.from({ length: 40 }, (_, number) => `way ${number}`);

const choose = async (env: Record<string, string>) => {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { chosenPart, chosenParts, oneOrAll } = await import('./chosen-part.ts');
  const chosen = chosenPart('ways', items, 5);
  const partOf = chosenParts('ways', 1);
  const ofEach = Array.from({ length: 20 }, (_, owner) => partOf(`owner ${owner}`, items));
  const one = oneOrAll('widths', ['wide', 'narrow']);
  const said = printed.mock.calls.flat().join('\n');
  printed.mockRestore();
  vi.unstubAllEnvs();
  return { chosen, ofEach, one, said };
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
  const whole = await choose({ PROVE_ALL: 'yes' });
  expect(whole.chosen).toEqual(items);
  expect(whole.ofEach).toEqual(whole.ofEach.map(() => items));
});

test('each of many has a part of its own, half of it the same in every run', async () => {
  const one = await choose({ CHOICE_SEED: '1' });
  const other = await choose({ CHOICE_SEED: '2' });
  expect(one.said).toContain('ways: 2 at most of each (CHOICE_SEED=1)\n');
  expect(new Set(one.ofEach.map((ways) => ways.length))).toEqual(new Set([2]));
  expect(new Set(one.ofEach.flat()).size).toBeGreaterThan(15);
  for (const [owner, ways] of one.ofEach.entries())
    expect(other.ofEach[owner]?.some((way) => ways.includes(way))).toBe(true);
  expect(other.ofEach).not.toEqual(one.ofEach);
});

test('of a few that hardly differ one is tried, each in its turn, and all where all are asked for', async () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const { one, said } = await choose({ CHOICE_SEED: String(seed) });
    expect(one).toHaveLength(1);
    expect(said).toContain(`widths: 1 of 2 (CHOICE_SEED=${seed})\n`);
    for (const way of one) seen.add(way);
  }
  expect(seen).toEqual(new Set(['wide', 'narrow']));
  expect((await choose({ PROVE_ALL: 'yes' })).one).toEqual(['wide', 'narrow']);
});
