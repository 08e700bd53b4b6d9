import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fixture from './illustrations.fixture.json' with { type: 'json' };
import { plate, regions, type Scene, scenes, stage, trades, transect } from './index.ts';
import { type Fingerprints, fingerprint } from './render-cases.ts';

// The fixture was taken from the drawings as they were approved, and anew when each trade got more scenes: which of
// them are mirrored goes by their number. A change here is a changed picture.
const approved: Fingerprints = fixture;

describe('the approved drawings', () => {
  const drawn = fingerprint({ plate, transect, stage, scenesByTrade: scenes, regions });

  it.each(Object.keys(approved.scenes))('%s, on every ground, by day and by night', (scene) => {
    expect(drawn.scenes[scene]).toEqual(approved.scenes[scene]);
  });

  it('the plates a seed chooses, the transect and the stages', () => {
    expect(drawn.others).toEqual(approved.others);
  });

  it('no scene without an approved drawing', () => {
    expect(Object.keys(drawn.scenes)).toEqual(Object.keys(approved.scenes));
  });
});

describe('any plate', () => {
  const allScenes = trades.flatMap((trade) => scenes[trade].map((scene): [string, Scene] => [trade, scene]));

  it('is well-formed and has only finite numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allScenes),
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.integer({ min: 200, max: 2400 }),
        fc.integer({ min: 200, max: 1600 }),
        fc.constantFrom(...regions),
        fc.constantFrom('day' as const, 'night' as const),
        ([trade, scene], seed, w, h, region, theme) => {
          const svg = plate(trade, seed, { w, h, region, theme, scene });
          expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
          expect(faultIn(svg)).toBeNull();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of underfloor heating leaves out the hose where no row fits', () => {
    for (const h of [200, 233, 255])
      expect(faultIn(plate('Heating', 18, { w: 629, h, scene: 'loops' }))).toBeNull();
  });

  it('refers only to what it defines', () => {
    for (const [trade, scene] of allScenes) {
      const svg = plate(trade, 7, { scene });
      const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]));
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
    }
  });

  it('is the same when drawn again', () => {
    expect(plate('Roofing', 12)).toBe(plate('Roofing', 12));
  });
});

/** The first tag that is not closed, or is closed without having been opened. */
const faultIn = (svg: string): string | null => {
  const open: string[] = [];
  const outsideTags = svg.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>&]*")*) ?(\/?)>/g, (...match) => {
    const [, closes, name, , closesItself] = match as string[];
    if (closes && open.pop() !== name) open.push(`/${name}`);
    else if (!closes && !closesItself) open.push(String(name));
    return '';
  });
  return outsideTags || open[0] || null;
};
