import type { DrawingSheet } from './drawing-sheet.ts';
import { type InkSet, mixColours } from './ink.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  type SheetPoint,
  shortNumber,
} from './shapes.ts';

export const weatherNames = ['clear', 'rain', 'evening'] as const;

export type WeatherName = (typeof weatherNames)[number];

/** Under cloud the paper turns cool, towards evening it takes the last light. Things keep their colours. */
export const inkIn = (weather: WeatherName, ink: InkSet): InkSet => {
  if (weather === 'clear') return ink;
  const strength = ink.night ? 0.35 : 1;
  const [sky, share] = weather === 'rain' ? ['#A9B6BC', 0.62] : ['#E39A72', 0.5];
  const towards = (colour: string, part: number) => mixColours(colour, sky, share * part * strength);
  return {
    ...ink,
    paper: towards(ink.paper, 0.75),
    tint: towards(ink.tint, 1),
    pale: towards(ink.pale, 0.16),
    body2: towards(ink.body2, 0.3),
    water: towards(ink.water, 0.4),
  };
};

/** The cloud hangs where the sun would be. */
export const drawRainCloud = (sheet: DrawingSheet, x: number, y: number, radius: number): void => {
  const { ink } = sheet;
  const colour = mixColours(ink.tint, ink.deep, ink.night ? 0.4 : 0.3);
  const puffs = [
    roundedRect(x - radius * 1.7, y, radius * 3.4, radius * 0.7, radius * 0.35),
    circlePath(x - radius * 0.6, y, radius * 0.62),
    circlePath(x + radius * 0.35, y - radius * 0.1, radius * 0.82),
  ];
  sheet.fill(puffs.join(''), colour);
  sheet.stroke(
    `M${pointText(x - radius * 1.5, y + radius * 0.86)}h${shortNumber(radius * 2.6)}`,
    1.2,
    ink.line,
    'opacity=".45"',
  );
};

/** Draws the weather over everything: rain or low sun outside, the light of a window inside. */
export const drawWeather = (sheet: DrawingSheet, weather: WeatherName, isOutside: boolean): void => {
  if (weather === 'clear') return;
  if (!isOutside) drawWindowLight(sheet, weather);
  else if (weather === 'rain') drawRain(sheet);
  else drawLowSun(sheet);
};

const drawRain = (sheet: DrawingSheet) => {
  const { width, height, ink } = sheet;
  const id = sheet.define('rain', (id) => {
    const colour = ink.night ? ink.line : ink.deep;
    const lines = `<path d="M34 4l-9 26M78 22l-7 20M58 56l-9 26M14 60l-6 18M92 70l-5 15" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>`;
    return `<pattern id="${id}" width="100" height="96" patternUnits="userSpaceOnUse">${lines}</pattern>`;
  });
  sheet.fill(rectPath(0, 0, width, height), ink.night ? '#050a0e' : ink.glass, ink.night ? 0.15 : 0.16);
  sheet.fill(rectPath(0, 0, width, height), `url(#${id})`, ink.night ? 0.3 : 0.42);
};

const LOW_SUN = '#E0703A';

/** The ground lies in shadow already; what stands high still glows. */
const drawLowSun = (sheet: DrawingSheet) => {
  const { width, height, ink } = sheet;
  const id = sheet.define('low sun', (id) => {
    const stop = (offset: number, colour: string, opacity: number) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    const stops =
      stop(0, LOW_SUN, ink.night ? 0.14 : 0.3) + stop(0.6, LOW_SUN, 0.1) + stop(1, '#20283f', 0.34);
    return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  });
  sheet.fill(rectPath(0, 0, width, height), `url(#${id})`);
};

/** How far the light leans while it falls across the sheet. */
const LEAN = 0.42;

/** Four panes of light on the wall; the room around them is dim. */
const drawWindowLight = (sheet: DrawingSheet, weather: WeatherName) => {
  const { width, height, ink } = sheet;
  const isEvening = weather === 'evening';
  const [left, top] = [width * 0.3, height * (isEvening ? 0.2 : 0.1)];
  const [across, down] = [width * 0.3, height * (isEvening ? 0.62 : 0.7)];
  const bar = width * 0.012;
  const pane = (column: number, row: number): SheetPoint[] => {
    const x = left + column * (across / 2 + bar);
    const y = top + row * (down / 2 + bar);
    const leaned = (dx: number, dy: number): SheetPoint => [
      x + dx + (y + dy - top) * LEAN,
      y + dy - dx * 0.1,
    ];
    return [leaned(0, 0), leaned(across / 2, 0), leaned(across / 2, down / 2), leaned(0, down / 2)];
  };
  const panes = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].map(polygonPath).join('');
  const dim = isEvening ? '#2b2440' : ink.deep;
  const strength = 0.26;
  sheet.append(
    `<path d="${rectPath(0, 0, width, height)}${panes}" fill="${dim}" fill-rule="evenodd" opacity="${strength}"/>`,
  );
  if (isEvening) sheet.fill(panes, LOW_SUN, ink.night ? 0.14 : 0.26);
};
