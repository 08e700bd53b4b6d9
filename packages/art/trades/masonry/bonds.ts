import { drawClouds, drawGround, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { circlePath, rectPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

const BRICK = { width: 62, height: 22 } as const;

/** A garden wall of bricks between its piers, with a round opening. */
export const drawBondsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 60;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.2, height * 0.14, 38);
  drawClouds(sheet, 20, 100, 2);
  const top = height * 0.28;
  for (let x = 40; x < width; x += random.between(120, 190))
    drawTree(sheet, x, base, base - top + random.between(20, 130), random.pick(['round', 'poplar', 'round']));
  const clay = random.pick([mixColours(ink.accent, ink.body, 0.4), ink.body, ink.body2]);
  const wall = rectPath(-4, top, width + 8, base - top);
  const moon = circlePath(width / 2, (top + base) / 2, Math.min(130, (base - top) * 0.38));
  sheet.fill(`${wall}${moon}`, clay);
  drawBond(sheet, top, base, clay, moon);
  drawMoonGate(sheet, width / 2, (top + base) / 2, Math.min(130, (base - top) * 0.38));
  sheet.draw(rectPath(-4, top - 22, width + 8, 24), ink.pale, 2);
  sheet.shade(rectPath(0, top + 2, width, 12), 0.26);
  const spacing = Math.min(width * 0.78, 620);
  for (const side of [-1, 1]) {
    const x = width / 2 + (side * spacing) / 2;
    sheet.draw(rectPath(x - 44, top - 44, 88, base - top + 44), mixColours(clay, ink.line, 0.14), 2);
    let joints = '';
    for (let y = top - 44, row = 0; y < base; y += BRICK.height, row++)
      joints += `M${x - 44} ${y}h88M${x - 44 + (row % 2 ? 30 : 58)} ${y}v${BRICK.height}`;
    sheet.stroke(joints, 1.2, ink.line, 'opacity=".6"');
    sheet.draw(rectPath(x - 56, top - 64, 112, 22), ink.pale, 2);
    sheet.draw(circlePath(x, top - 88, 24), ink.body2, 2);
  }
  drawGround(sheet, base);
};

const drawBond = (sheet: DrawingSheet, top: number, base: number, clay: string, moon: string) => {
  const { width, ink, random } = sheet;
  let [joints, burnt, light] = ['', '', ''];
  for (let y = top, row = 0; y < base; y += BRICK.height, row++) {
    joints += `M0 ${y}H${width}`;
    for (let x = row % 2 ? -BRICK.width / 2 : 0; x < width; x += BRICK.width) {
      joints += `M${x} ${y}v${BRICK.height}`;
      if (random.chance(0.1)) burnt += rectPath(x, y, BRICK.width, BRICK.height);
      else if (random.chance(0.14)) light += rectPath(x, y, BRICK.width, BRICK.height);
    }
  }
  const outside = rectPath(0, top, width, base - top);
  sheet.group('', () => {
    sheet.clip(outside, () => {
      sheet.fill(burnt, mixColours(clay, ink.deep, 0.35));
      sheet.fill(light, mixColours(clay, ink.pale, 0.35));
      sheet.stroke(joints, 1.2, ink.line, 'opacity=".6"');
    });
    sheet.fill(moon, mixColours(ink.green, ink.tint, 0.55));
  });
};

const drawMoonGate = (sheet: DrawingSheet, x: number, y: number, radius: number) => {
  const { ink } = sheet;
  sheet.clip(circlePath(x, y, radius), () => {
    sheet.fill(rectPath(x - radius, y + radius * 0.4, radius * 2, radius), ink.green);
    drawTree(sheet, x + radius * 0.3, y + radius * 0.6, radius * 1.3, 'round');
    sheet.stroke(`M${x - radius} ${y + radius * 0.4}h${radius * 2}`, 1.6);
  });
  sheet.stroke(circlePath(x, y, radius + 11), 26, ink.line);
  sheet.stroke(circlePath(x, y, radius + 11), 22, ink.pale);
  sheet.stroke(
    circlePath(x, y, radius + 11),
    22,
    ink.line,
    `stroke-dasharray="1.6 ${Math.round(radius * 0.32)}"`,
  );
};
