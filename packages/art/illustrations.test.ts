import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import fixture from './illustrations.fixture.json' with { type: 'json' };
import { type DrawingFingerprints, fingerprintDrawings } from './render-cases.ts';
import {
  drawHouseStage,
  drawIllustration,
  drawingRegions,
  drawnTrades,
  drawTransect,
  pictureViews,
  type SceneName,
  scenesByTrade,
  tradeOf,
  weatherNames,
} from './index.ts';

// The fixture was taken from the drawings as they were approved, and anew when they got more scenes, views and lights.
// A change here is a changed picture.
const approved: DrawingFingerprints = fixture;

describe('the approved drawings', () => {
  const fingerprints = fingerprintDrawings({
    plate: drawIllustration,
    transect: drawTransect,
    stage: drawHouseStage,
    scenesByTrade: scenesByTrade,
    regions: drawingRegions,
  });

  it.each(Object.keys(approved.scenes))('%s, on every ground, by day and by night', (scene) => {
    expect(fingerprints.scenes[scene]).toEqual(approved.scenes[scene]);
  });

  it('the plates a seed chooses, the transect and the stages', () => {
    expect(fingerprints.others).toEqual(approved.others);
  });

  it('no scene without an approved drawing', () => {
    expect(Object.keys(fingerprints.scenes)).toEqual(Object.keys(approved.scenes));
  });
});

describe('the scenes', () => {
  it('belong to one trade each, three at least', () => {
    for (const trade of drawnTrades) {
      expect(scenesByTrade[trade].length, trade).toBeGreaterThanOrEqual(3);
      for (const scene of scenesByTrade[trade]) expect(tradeOf(scene)).toBe(trade);
    }
  });
});

const allScenes = drawnTrades.flatMap((trade) =>
  scenesByTrade[trade].map((scene): [string, SceneName] => [trade, scene]),
);

// As the product compresses what is asked for.
const SWIFT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const HEAVIEST = 20_000;

test('a cover costs a list less than 20 kB, packed', () => {
  const covers = allScenes.flatMap(([trade, scene]) =>
    pictureViews.flatMap((view, index) =>
      [0, 7, 12, 19].map((seed) => {
        const svg = drawIllustration(trade, seed + index, { scene, view, weather: 'rain', region: 'minett' });
        return { scene, view, seed: seed + index, bytes: brotliCompressSync(Buffer.from(svg), SWIFT).length };
      }),
    ),
  );
  expect(covers.filter(({ bytes }) => bytes >= HEAVIEST)).toEqual([]);
});

describe('any plate', () => {
  it('is well-formed and has only finite numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allScenes),
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.integer({ min: 200, max: 2400 }),
        fc.integer({ min: 200, max: 1600 }),
        fc.constantFrom(...drawingRegions),
        fc.constantFrom('day' as const, 'night' as const),
        fc.constantFrom(...pictureViews),
        fc.constantFrom(...weatherNames),
        ([trade, scene], seed, w, h, region, theme, view, weather) => {
          const svg = drawIllustration(trade, seed, { w, h, region, theme, scene, view, weather });
          expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
          expect(faultIn(svg)).toBeNull();
        },
      ),
      { numRuns: 300, seed: 20_261_128 },
    );
  });

  it('of underfloor heating leaves out the hose where no row fits', () => {
    for (const h of [200, 233, 255])
      expect(faultIn(drawIllustration('Heating', 18, { w: 629, h, scene: 'loops' }))).toBeNull();
  });

  it('refers only to what it defines', () => {
    for (const [index, [trade, scene]] of allScenes.entries()) {
      const svg = drawIllustration(trade, 6, { scene, view: pictureViews[index % pictureViews.length] });
      const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]));
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
    }
  });

  it('is the same when drawn again', () => {
    expect(drawIllustration('Roofing', 12)).toBe(drawIllustration('Roofing', 12));
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
