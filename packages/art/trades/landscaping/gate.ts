import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { drawAshlar, drawCourses } from '#art/masonry-textures.ts';
import { circlePath, polygonPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** The gate of a walled garden. */
export const drawGateScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.between(0.12, 0.88), height * 0.2, 46);
  drawClouds(sheet, 40, 160, 3);
  const base = height - 76;
  const wallHeight = 170;
  for (let i = 0; i < width / 90; i++) {
    drawTree(
      sheet,
      random.between(0, width),
      base - 30,
      random.between(220, 390),
      random.pick(['round', 'poplar', 'round', 'bare', 'fir']),
      mixColours(ink.green, random.pick([ink.paper, ink.line]), random.between(0.05, 0.3)),
    );
  }
  drawAshlar(
    sheet,
    rectPath(0, base - wallHeight, width, wallHeight),
    0,
    base - wallHeight,
    width,
    wallHeight,
    {
      rowHeight: 24,
      blockWidth: 54,
      base: ink.body,
      light: ink.body2,
      lineWidth: 1.2,
    },
  );
  sheet.draw(rectPath(-5, base - wallHeight - 12, width + 10, 14), ink.body2, 1.8);
  sheet.shade(rectPath(0, base - wallHeight + 2, width, 9), 0.22);
  const gateWidth = 190;
  const gateX = width * random.between(0.36, 0.5);
  drawGardenBeyond(sheet, { gateX, base, wallHeight, gateWidth });
  for (const pillarX of [gateX - 44, gateX + gateWidth]) {
    drawPillar(sheet, pillarX, base, wallHeight);
  }
  drawIronwork(sheet, { gateX, gateWidth, base, wallHeight });
  drawPaving(sheet, base);
  for (let x = 30; x < width; x += random.between(54, 80)) {
    if (x < gateX - 80 || x > gateX + gateWidth + 60) {
      drawTopiary(sheet, x, base);
    }
  }
};

const drawGardenBeyond = (
  sheet: DrawingSheet,
  { gateX, base, wallHeight, gateWidth }: Record<'gateX' | 'base' | 'wallHeight' | 'gateWidth', number>,
) => {
  const { ink } = sheet;
  sheet.fill(rectPath(gateX, base - wallHeight - 20, gateWidth, wallHeight + 20), ink.tint);
  sheet.fill(rectPath(gateX, base - 90, gateWidth, 90), mixColours(ink.green, ink.pale, 0.3));
  sheet.fill(
    polygonPath([
      [gateX + 50, base],
      [gateX + gateWidth - 50, base],
      [gateX + gateWidth * 0.56, base - 90],
      [gateX + gateWidth * 0.46, base - 90],
    ]),
    ink.body2,
  );
  drawTree(sheet, gateX + gateWidth * 0.2, base - 60, 150, 'poplar');
  drawTree(sheet, gateX + gateWidth * 0.82, base - 60, 120, 'poplar');
};

const drawPillar = (sheet: DrawingSheet, pillarX: number, base: number, wallHeight: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(pillarX, base - wallHeight - 54, 44, wallHeight + 54), ink.body2, 2);
  sheet.shade(rectPath(pillarX + 32, base - wallHeight - 54, 12, wallHeight + 54), 0.18);
  drawCourses(sheet, pillarX, base - wallHeight - 50, 44, wallHeight + 50, {
    rowHeight: 28,
    blockWidth: 44,
    density: 0.9,
    lineWidth: 1.1,
    opacity: 0.7,
  });
  sheet.draw(rectPath(pillarX - 7, base - wallHeight - 66, 58, 14), ink.pale, 1.8);
  sheet.draw(circlePath(pillarX + 22, base - wallHeight - 86, 20), ink.accent, 1.9);
};

const drawIronwork = (
  sheet: DrawingSheet,
  { gateX, gateWidth, base, wallHeight }: Record<'gateX' | 'gateWidth' | 'base' | 'wallHeight', number>,
) => {
  const { ink } = sheet;
  let bars = '';
  let finials = '';
  for (let i = 0; i <= 14; i++) {
    const x = gateX + (gateWidth * i) / 14;
    const share = Math.abs(i - 7) / 7;
    const top = base - wallHeight - 40 + (1 - share * share) * 50;
    bars += segmentPath(x, base - 8, x, top);
    finials += circlePath(x, top - 4, 3.4);
  }
  sheet.stroke(bars, 3);
  sheet.fill(finials, ink.line);
  sheet.stroke(
    `M${shortNumber(gateX)} ${base - 12}h${gateWidth}M${shortNumber(gateX)} ${base - 70}h${gateWidth}M${shortNumber(gateX)} ${base - 86}h${gateWidth}M${shortNumber(gateX + gateWidth / 2)} ${base - 8}V${base - wallHeight}`,
    3.4,
  );
};

const drawPaving = (sheet: DrawingSheet, base: number) => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, base, width, height), mixColours(ink.body2, ink.body, 0.4));
  sheet.stroke(`M0 ${base}H${width}`, 3);
  let joints = '';
  for (let row = 0; row < 3; row++) {
    const y = base + itemAt([10, 30, 58], row);
    joints += `M0 ${y}H${width}`;
    for (let x = random.between(0, 40); x < width; x += 40 + row * 22) {
      joints += `M${shortNumber(x)} ${y}v${itemAt([20, 28, 40], row)}`;
    }
  }
  sheet.stroke(joints, 1.1, ink.line, 'opacity=".6"');
};

const drawTopiary = (sheet: DrawingSheet, x: number, base: number) => {
  const { ink, random } = sheet;
  if (random.chance(0.7)) {
    const radius = random.between(24, 36);
    sheet.draw(circlePath(x, base - radius + 4, radius), mixColours(ink.green, ink.line, 0.2), 1.7);
    sheet.stipple(circlePath(x, base - radius + 4, radius), ink.pale, 26, 0.7, 36, 2.2);
  } else {
    const coneHeight = random.between(90, 140);
    sheet.draw(
      polygonPath([
        [x - 20, base],
        [x, base - coneHeight],
        [x + 20, base],
      ]),
      mixColours(ink.green, ink.line, 0.3),
      1.7,
    );
    sheet.hatch(
      polygonPath([
        [x, base],
        [x, base - coneHeight],
        [x + 20, base],
      ]),
      70,
      6,
      0.7,
    );
  }
};
