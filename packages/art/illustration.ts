import { drawingsByScene, type SceneName, scenesOf } from './catalogue.ts';
import { DrawingSheet } from './drawing-sheet.ts';
import { type DrawingRegion, type DrawingTheme, drawingRegions, inkOf } from './ink.ts';
import { itemAt } from './item-at.ts';
import { hashText, SeededRandom } from './random.ts';
import { subjectOf } from './subjects.ts';
import { drawView, type PictureView } from './view.ts';
import { drawWeather, inkIn, type WeatherName } from './weather.ts';

export interface IllustrationOptions {
  w?: number;
  h?: number;
  /** The ground it stands on; without one the seed chooses. */
  region?: DrawingRegion;
  theme?: DrawingTheme;
  /** One of the trade's compositions; without one the seed chooses, consecutive seeds a different one each. */
  scene?: SceneName;
  /** From where one sees it; the whole of it without one. */
  view?: PictureView;
  weather?: WeatherName;
}

/** An illustration of a trade as SVG. The same arguments always give the same bytes. */
export const drawIllustration = (trade: string, seed = 0, options: IllustrationOptions = {}): string => {
  const { w: width = 800, h: height = 600, theme, view = 'whole', weather = 'clear' } = options;
  const choices = scenesOf(trade);
  const count = choices.length;
  const scene = options.scene ?? itemAt(choices, ((seed % count) + count) % count);
  const region =
    options.region ??
    itemAt(drawingRegions, (hashText(trade) + Math.floor(seed) * 7) % drawingRegions.length);
  const random = new SeededRandom(hashText(`${trade}/${scene}/${seed}`));
  // Neighbouring seeds start alike; two draws take them apart.
  random.next();
  random.next();
  const identity = [trade, scene, seed, region, theme, width, height].join();
  const idPrefix = `p${hashText(identity).toString(36)}`;
  const ink = inkIn(weather, inkOf(region, theme));
  const sheet = new DrawingSheet({ width, height, ink, random, idPrefix, seed, weather });
  // Before and after read from left to right, so that plate is never mirrored.
  const isMirrored = scene !== 'halfhouse' && isOdd(hashText(`flip${scene}${seed}`));
  const subject = subjectOf(scene);
  const drawLight = () => drawWeather(sheet, weather, subject.isOutside);
  const drawScene = () => {
    drawingsByScene[scene](sheet);
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
