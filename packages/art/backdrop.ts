import type { DrawingSheet } from './drawing-sheet.ts';
import { cityAccent, mixColours } from './ink.ts';
import { circlePath, pointText, polygonPath, rectPath, type SheetPoint, shortNumber } from './shapes.ts';
import { drawRainCloud } from './weather.ts';

/** A plain disc inside its construction circle, never striped; at night the moon. */
export const drawSun = (sheet: DrawingSheet, x: number, y: number, radius: number): void => {
  const { ink, random } = sheet;
  if (sheet.weather === 'rain') return drawRainCloud(sheet, x, y, radius);
  if (ink.night) {
    sheet.fill(circlePath(x, y, radius * 0.8), mixColours(ink.line, ink.paper, 0.12));
    sheet.fill(circlePath(x + radius * 0.36, y - radius * 0.18, radius * 0.68), ink.paper);
    return;
  }
  if (!random.chance(0.62)) return;
  // A green sun would be a traffic light.
  const colour = ink.accent === cityAccent ? ink.body : ink.accent;
  sheet.fill(circlePath(x, y, radius), colour, 0.95);
  sheet.stroke(circlePath(x - 3, y + 2, radius + 9), 1, ink.line, 'opacity=".45"');
};

/** Clouds as a few strokes, or in their place the engraver's ruled sky. */
export const drawClouds = (sheet: DrawingSheet, top: number, bottom: number, count = 3): void => {
  const { random } = sheet;
  if (random.chance(0.55)) {
    drawRuledSky(sheet, bottom + 60);
    return;
  }
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(0, sheet.width);
    const y = random.between(top, bottom);
    const length = random.between(90, 220);
    path += `M${pointText(x, y)}h${shortNumber(length)}M${pointText(x + length * 0.3, y - 9)}h${shortNumber(length * 0.45)}`;
  }
  sheet.stroke(path, 1.4, sheet.ink.line, 'opacity=".45" stroke-linecap="round"');
};

const drawRuledSky = (sheet: DrawingSheet, bottom: number) => {
  const { ink, random } = sheet;
  let path = '';
  let y = 10;
  let gap = random.between(7, 9);
  while (y < bottom) {
    let x = random.between(-60, 40);
    while (x < sheet.width) {
      const length = random.between(160, 520);
      path += `M${pointText(x, y)}h${shortNumber(length)}`;
      x += length + random.between(10, 70);
    }
    y += gap;
    // Lines part towards the horizon, which is how an engraver makes the sky lighter there.
    gap *= 1.1;
  }
  sheet.stroke(path, 0.9, ink.line, `opacity="${ink.night ? 0.16 : 0.3}"`);
};

/** The distant town in one flat ink. */
export const drawSkyline = (sheet: DrawingSheet, base: number): void => {
  const { ink, random } = sheet;
  const outline: SheetPoint[] = [[-10, base]];
  let x = -10;
  while (x < sheet.width + 20) {
    const width = random.between(40, 110);
    const height = random.between(60, 190);
    const right = x + width;
    if (random.chance(0.5)) {
      outline.push([x, base - height], [x + width / 2, base - height - width * 0.35], [right, base - height]);
    } else {
      outline.push([x, base - height], [right, base - height]);
    }
    if (random.chance(0.13)) {
      outline.push(
        [right, base - height - 40],
        [right + 9, base - height - 110],
        [right + 18, base - height - 40],
      );
    }
    x += width;
  }
  outline.push([x, base]);
  sheet.fill(polygonPath(outline), mixColours(ink.paper, ink.body2, ink.night ? 0.5 : 0.75));
};

export const drawGround = (sheet: DrawingSheet, y: number): void => {
  const { ink, width, height } = sheet;
  sheet.fill(rectPath(0, y, width, height - y), mixColours(ink.paper, ink.body, 0.28));
  sheet.stroke(`M0 ${shortNumber(y)}H${width}`, 3.4, ink.line);
};
