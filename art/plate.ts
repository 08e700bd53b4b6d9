import { at } from './at.ts';
import { drawings, type Scene, scenesOf } from './catalogue.ts';
import { inkOf, type Region, regions, type Theme } from './ink.ts';
import { hash, Random } from './random.ts';
import { Sheet } from './sheet.ts';
import { drawWeather, type View, type Weather, windowOf } from './view.ts';

export interface PlateOptions {
  w?: number;
  h?: number;
  /** The ground it stands on; without one the seed chooses. */
  region?: Region;
  theme?: Theme;
  /** One of the trade's compositions; without one the seed chooses, consecutive seeds a different one each. */
  scene?: Scene;
  view?: View;
  weather?: Weather;
}

/** An illustration of a trade as SVG. The same arguments always give the same bytes. */
export const plate = (trade: string, seed = 0, options: PlateOptions = {}): string => {
  const { w: width = 800, h: height = 600, theme, view = 'whole', weather = 'clear' } = options;
  const choices = scenesOf(trade);
  const count = choices.length;
  const scene = options.scene ?? at(choices, ((seed % count) + count) % count);
  const region = options.region ?? at(regions, (hash(trade) + Math.floor(seed) * 7) % regions.length);
  const random = new Random(hash(`${trade}/${scene}/${seed}`));
  // Neighbouring seeds start alike; two draws take them apart.
  random.next();
  random.next();
  const identity = [trade, scene, seed, region, theme, width, height].join();
  const idPrefix = `p${hash(identity).toString(36)}`;
  const sheet = new Sheet({ width, height, ink: inkOf(region, theme), random, idPrefix, seed });
  // Before and after read from left to right, so that plate is never mirrored.
  const isMirrored = scene !== 'halfhouse' && isOdd(hash(`flip${scene}${Math.floor(seed / count)}`));
  if (isMirrored) sheet.mirrored(() => drawings[scene](sheet));
  else drawings[scene](sheet);
  drawWeather(sheet, weather);
  return sheet.toPlate(windowOf(view, width, height));
};

const isOdd = (value: number) => value % 2 === 1;
