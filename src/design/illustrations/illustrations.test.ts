import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import fixture from './illustrations.fixture.json' with { type: 'json' };
import { plate, regions, stage, trades, transect } from './index.ts';
import { type SceneName, scenes } from './scenes.ts';

const seeds = [0, 1, 2, 3, 7, 12, 31, 100, 999];
const sizes = [
  [800, 600],
  [1600, 420],
] as const;

const digest = (drawings: Iterable<string>) => {
  const hash = createHash('sha256');
  for (const drawing of drawings) hash.update(drawing);
  return hash.digest('hex').slice(0, 16);
};

function* platesOf(trade: string) {
  for (const seed of seeds)
    for (const region of regions)
      for (const theme of [undefined, 'night'] as const)
        for (const [w, h] of sizes) yield plate(trade, seed, { w, h, region, ...(theme && { theme }) });
}

// The drawings were drawn and approved once; the fixture holds their digests. A change of a line is a change
// of the product's face and has to be meant.
describe('drawings are the approved ones, byte for byte', () => {
  test.each([...trades, 'Nothing we know'])('%s', (trade) => {
    expect(digest(platesOf(trade))).toBe(fixture.trades[trade as keyof typeof fixture.trades]);
  });

  test('every scene, whatever the trade', () => {
    const all = Object.keys(scenes).map((scene) => plate('Roofing', 5, { scene: scene as SceneName }));
    expect(digest(all)).toBe(fixture.scenes);
  });

  test('the section through the country and the three states of a house', () => {
    const themes = [{}, { theme: 'night' }] as const;
    expect(digest(themes.flatMap((o) => [transect(o), stage(0, o), stage(1, o), stage(2, o)]))).toBe(
      fixture.pieces,
    );
  });
});

test('any seed and any size gives a whole drawing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...trades),
      fc.nat({ max: 2 ** 31 - 1 }),
      fc.integer({ min: 200, max: 1800 }),
      fc.integer({ min: 200, max: 1200 }),
      (trade, seed, w, h) => {
        const svg = plate(trade, seed, { w, h });
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
        expect(svg.split('<g').length).toBe(svg.split('</g>').length);
      },
    ),
    { numRuns: 60 },
  );
});
