import { ink, type Region, regions, type Theme } from './inks.ts';
import { hash, nth, rng } from './random.ts';
import { type SceneName, scenes } from './scenes.ts';
import { Sheet } from './sheet.ts';

const sets = {
  'General Construction': ['scaffold', 'crane'],
  Renovation: ['section', 'halfhouse'],
  Plumbing: ['pipes', 'bath'],
  Painting: ['room', 'fandeck', 'freshfacade'],
  Electrical: ['wiring', 'pendants', 'board'],
  Carpentry: ['joint', 'truss', 'stairs'],
  Landscaping: ['garden', 'vineyard', 'gate'],
  Heating: ['loops', 'radiator', 'stove'],
  'Interior Design': ['kitchen', 'isoroom'],
  Roofing: ['slates', 'roofscape', 'zinc'],
  Tiling: ['tiles'],
  Flooring: ['parquet'],
  Masonry: ['archwall', 'viaduct'],
  'Windows & Doors': ['frontdoor', 'shutters'],
  Security: ['fort', 'lock'],
  Cleaning: ['panes', 'suds'],
  Moving: ['lift', 'boxes'],
} as const satisfies Record<string, readonly SceneName[]>;

export type Trade = keyof typeof sets;

export const trades = Object.keys(sets) as readonly Trade[];

/** For a trade that has no pictures of its own. */
const ANY_TRADE: readonly SceneName[] = ['halfhouse', 'section', 'scaffold'];

interface PlateOptions {
  w?: number;
  h?: number;
  region?: Region;
  theme?: Theme;
  scene?: SceneName;
}

/**
 * The picture of a trade: same input, same bytes. The seed chooses the composition in turn, so that
 * neighbours differ, and with it proportions, motif, order of inks and mirroring.
 */
export const plate = (trade: Trade | (string & {}), seed = 0, options: PlateOptions = {}): string => {
  const set: readonly SceneName[] = Object.hasOwn(sets, trade) ? sets[trade as Trade] : ANY_TRADE;
  const scene = options.scene ?? nth(set, ((seed % set.length) + set.length) % set.length);
  const r = rng(hash(`${trade}/${scene}/${seed}`));
  r();
  r();
  const region = options.region ?? nth(regions, (hash(trade) + Math.floor(seed) * 7) % regions.length);
  const { w: W = 800, h: H = 600, theme } = options;
  const id = `p${hash([trade, scene, seed, region, theme, W, H].join()).toString(36)}`;
  const g = new Sheet(W, H, ink(region, theme), r, id);
  g.seed = seed;
  // A house half surveyed, half restored reads from left to right; anything else may be mirrored.
  const isMirrored = scene !== 'halfhouse' && hash(`flip${scene}${Math.floor(seed / set.length)}`) & 1;
  if (isMirrored) g.raw(`<g transform="translate(${W} 0) scale(-1 1)">`);
  scenes[scene](g);
  if (isMirrored) g.raw('</g>');
  return g.svg();
};
