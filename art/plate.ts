import { at } from './at.ts';
import { drawings, type Scene, scenesOf } from './catalogue.ts';
import { inkOf, type Region, regions, type Theme } from './ink.ts';
import { hash, Random } from './random.ts';
import { Sheet } from './sheet.ts';
import { subjectOf } from './subjects.ts';
import { drawView, type View } from './view.ts';
import { drawWeather, inkIn, type Weather } from './weather.ts';

export interface PlateOptions {
  w?: number;
  h?: number;
  /** The ground it stands on; without one the seed chooses. */
  region?: Region;
  theme?: Theme;
  /** One of the trade's compositions; without one the seed chooses, consecutive seeds a different one each. */
  scene?: Scene;
  /** From where one sees it; the whole of it without one. */
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
  const ink = inkIn(weather, inkOf(region, theme));
  const sheet = new Sheet({ width, height, ink, random, idPrefix, seed, weather });
  // Before and after read from left to right, so that plate is never mirrored.
  const isMirrored = scene !== 'halfhouse' && isOdd(hash(`flip${scene}${seed}`));
  const subject = subjectOf(scene);
  const drawLight = () => drawWeather(sheet, weather, subject.isOutside);
  const drawScene = () => {
    drawings[scene](sheet);
    // It rains in the drawing, not on the board.
    if (view === 'board') drawLight();
  };
  const draw = () => drawView(sheet, view, subject, drawScene);
  if (isMirrored) sheet.mirrored(draw);
  else draw();
  if (view !== 'board') drawLight();
  return sheet.toPlate();
};

const isOdd = (value: number) => value % 2 === 1;
