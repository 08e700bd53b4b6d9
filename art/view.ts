import { at } from './at.ts';
import { type Scene, scenesOf } from './catalogue.ts';
import { rect } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** How near one stands to a scene, and before which part of it. */
export const views = ['whole', 'left', 'right', 'near'] as const;
export type View = (typeof views)[number];

/** In what light it is seen, in a room as out of doors. */
export const weathers = ['clear', 'grey', 'evening'] as const;
export type Weather = (typeof weathers)[number];

/** The part of the sheet a view shows: where it begins, and how much of each side it is. */
const windows: Readonly<Record<View, { left: number; top: number; share: number }>> = {
  whole: { left: 0, top: 0, share: 1 },
  left: { left: 0, top: 0.26, share: 0.7 },
  right: { left: 0.3, top: 0.26, share: 0.7 },
  near: { left: 0.2, top: 0.14, share: 0.6 },
};

export const windowOf = (view: View, width: number, height: number) => {
  const { left, top, share } = windows[view];
  return { x: left * width, y: top * height, width: share * width, height: share * height };
};

/** The light over all that is drawn. */
export const drawWeather = (sheet: Sheet, weather: Weather): void => {
  const { width, height, ink } = sheet;
  const all = rect(0, 0, width, height);
  if (weather === 'grey') sheet.fill(all, ink.night ? '#050a0e' : ink.glass, ink.night ? 0.3 : 0.2);
  if (weather !== 'evening') return;
  const low = sheet.define('evening', (id) => {
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${ink.lit}" stop-opacity="${opacity}"/>`;
    const stops = ink.night ? stop(0, 0.22) + stop(1, 0) : stop(0, 0.55) + stop(1, 0.08);
    return `<linearGradient id="${id}" x1="0" y1="1" x2="1" y2="0">${stops}</linearGradient>`;
  });
  sheet.fill(all, `url(#${low})`);
};

export interface Picture {
  scene: Scene;
  view: View;
  weather: Weather;
}

/** What the pictures of a trade show, number by number: every scene whole, then each from elsewhere. */
export const pictureOf = (trade: string, number: number): Picture => {
  const scenes = scenesOf(trade);
  const turn = Math.floor(number / scenes.length);
  return {
    scene: at(scenes, number % scenes.length),
    view: at(views, turn % views.length),
    // No two that stand beside each other are in the same light.
    weather: at(weathers, (number + turn) % weathers.length),
  };
};

/** The number of the picture of a trade that shows a scene for the so-many-th time. */
export const numberOf = (trade: string, scene: Scene, time: number): number => {
  const scenes = scenesOf(trade);
  return Math.max(0, scenes.indexOf(scene)) + scenes.length * time;
};
