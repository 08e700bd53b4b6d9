import { createHash } from 'node:crypto';
import type { BuildStep, DrawingRegion, DrawingTheme, IllustrationOptions, SceneName } from './index.ts';

/** The drawing functions under test, and the catalogue they draw from. */
export interface DrawingFunctions {
  plate(trade: string, seed: number, options?: IllustrationOptions): string;
  transect(options?: { theme?: DrawingTheme }): string;
  stage(step: BuildStep, options?: { theme?: DrawingTheme }): string;
  scenesByTrade: Readonly<Record<string, readonly SceneName[]>>;
  regions: readonly DrawingRegion[];
}

/** One fingerprint for each region and theme of a scene, and one for each drawing outside the catalogue. */
export interface DrawingFingerprints {
  scenes: Record<string, Record<string, string>>;
  others: Record<string, string>;
}

const THEMES = ['day', 'night'] as const;

const FORMATS = [
  { w: 800, h: 600 },
  { w: 1600, h: 420 },
  { w: 400, h: 300 },
] as const;

// Two of these per region, theme and format: together they reach every motif, roof and mirroring.
const SEEDS = [0, 1, 2, 3, 5, 7, 12, 19, 30, 46, 101, 118, 2026, 77_777, 2_147_483_647] as const;

const DEFAULT_SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

const FALLBACK_TRADES = ['Other', 'Thatching', ''];

/** Draws every case and keeps a short hash of each group, so that the fixture stays readable. */
export function fingerprintDrawings(atelier: DrawingFunctions): DrawingFingerprints {
  const scenes: DrawingFingerprints['scenes'] = {};
  for (const [trade, names] of Object.entries(atelier.scenesByTrade)) {
    for (const scene of names) {
      scenes[`${trade}: ${scene}`] = fingerprintScene(atelier, trade, scene);
    }
  }
  return { scenes, others: fingerprintOthers(atelier) };
}

function fingerprintScene(
  atelier: DrawingFunctions,
  trade: string,
  scene: SceneName,
): Record<string, string> {
  const prints: Record<string, string> = {};
  let turn = 0;
  for (const region of atelier.regions) {
    for (const theme of THEMES) {
      const drawings = FORMATS.flatMap((format) =>
        [0, 1].map(() => {
          const seed = SEEDS[turn++ % SEEDS.length] ?? 0;
          return atelier.plate(trade, seed, { ...format, region, theme, scene });
        }),
      );
      prints[`${region} ${theme}`] = shortHash(drawings);
    }
  }
  return prints;
}

function fingerprintOthers(atelier: DrawingFunctions): Record<string, string> {
  const prints: Record<string, string> = {};
  for (const trade of [...Object.keys(atelier.scenesByTrade), ...FALLBACK_TRADES]) {
    const drawings = DEFAULT_SEEDS.map((seed) => atelier.plate(trade, seed));
    prints[`${trade || 'no trade'}, seed alone`] = shortHash(drawings);
  }
  for (const theme of THEMES) {
    prints[`transect ${theme}`] = shortHash([atelier.transect({ theme })]);
    for (const step of [0, 1, 2] as const) {
      prints[`stage ${step} ${theme}`] = shortHash([atelier.stage(step, { theme })]);
    }
  }
  prints['transect and stages without options'] = shortHash([
    atelier.transect(),
    ...([0, 1, 2] as const).map((step) => atelier.stage(step)),
  ]);
  return prints;
}

function shortHash(drawings: readonly string[]): string {
  const sum = createHash('sha256');
  for (const drawing of drawings) sum.update(drawing).update('\0');
  return sum.digest('hex').slice(0, 16);
}
