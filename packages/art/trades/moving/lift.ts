import { drawClouds, drawGround, drawSkyline, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawRandomHouse } from '#art/random-house.ts';
import type { RoofKind } from '#art/roofs.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A furniture lift at a window. */
export const drawLiftScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.86, height * 0.18, 40);
  drawClouds(sheet, 40, 180, 3);
  const base = height - 62;
  drawSkyline(sheet, base);
  drawGround(sheet, base);
  const houseWidth = 340;
  const left = width * 0.03;
  drawRandomHouse(sheet, left, base, houseWidth, {
    floors: 4,
    floorHeight: 92,
    bays: 4,
    roof: random.pick<RoofKind>(['mansard', 'saddle', 'half']),
    roofHeight: 92,
    dormers: [0.3, 0.7],
    hasBands: true,
    shutter: null,
    wall: random.pick([ink.pale, ink.body, ink.body2, ink.accent]),
    doorBay: 0,
    arch: null,
    texture: 'render',
  });
  const topX = left + houseWidth * 0.875;
  const topY = base - 14 - 3 * 92 + 24;
  drawOpenWindow(sheet, topX, topY);
  const footX = Math.min(width - 284, left + houseWidth + 240);
  const footY = base - 44;
  const dx = footX - topX;
  const dy = footY - topY;
  drawRails(sheet, { dx, dy, topX, topY, footX, footY });
  const share = random.between(0.4, 0.62);
  const platformX = topX + dx * share;
  const platformY = topY + dy * share - 12;
  drawLoad(sheet, platformX, platformY);
  const vanX = footX - 30;
  drawVan(sheet, vanX, base);
  drawBoxes(sheet, { left, houseWidth, vanX, base });
};

const drawOpenWindow = (sheet: DrawingSheet, topX: number, topY: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(topX - 26, topY - 56, 52, 58), ink.deep, 2);
  sheet.fill(rectPath(topX - 40, topY - 56, 14, 58), ink.pale);
  sheet.stroke(rectPath(topX - 42, topY - 56, 16, 58), 1.4);
};

const drawRails = (
  sheet: DrawingSheet,
  { dx, dy, topX, topY, footX, footY }: Record<'dx' | 'dy' | 'topX' | 'topY' | 'footX' | 'footY', number>,
) => {
  const { ink } = sheet;
  const length = Math.hypot(dx, dy);
  const stepX = dx / length;
  const stepY = dy / length;
  let rungs = '';
  const railGap = 15;
  for (let place = 0; place < length; place += 16) {
    rungs +=
      segmentPath(
        topX + stepX * place,
        topY + stepY * place,
        topX + stepX * (place + 8) + stepY * railGap,
        topY + stepY * (place + 8) - stepX * railGap,
      ) +
      segmentPath(
        topX + stepX * (place + 8) + stepY * railGap,
        topY + stepY * (place + 8) - stepX * railGap,
        topX + stepX * (place + 16),
        topY + stepY * (place + 16),
      );
  }
  sheet.stroke(rungs, 1.4);
  sheet.stroke(
    segmentPath(topX, topY, footX, footY) +
      segmentPath(
        topX + stepY * railGap,
        topY - stepX * railGap,
        footX + stepY * railGap,
        footY - stepX * railGap,
      ),
    3.6,
    ink.accent,
  );
};

const drawLoad = (sheet: DrawingSheet, platformX: number, platformY: number) => {
  const { ink, random } = sheet;
  sheet.draw(
    polygonPath([
      [platformX - 44, platformY - 4],
      [platformX + 58, platformY - 4],
      [platformX + 58, platformY + 6],
      [platformX - 44, platformY + 6],
    ]),
    ink.deep,
    1.8,
  );
  const load = random.integer(0, 2);
  if (load === 0) {
    sheet.draw(roundedRect(platformX - 36, platformY - 56, 86, 52, 8), ink.green, 2);
    sheet.draw(
      roundedRect(platformX - 42, platformY - 34, 18, 30, 6) +
        roundedRect(platformX + 38, platformY - 34, 18, 30, 6),
      ink.green,
      1.8,
    );
    sheet.stroke(`M${pointText(platformX + 7, platformY - 54)}v50`, 1.4);
  } else if (load === 1) {
    sheet.draw(rectPath(platformX - 30, platformY - 92, 76, 88), ink.body, 2);
    sheet.stroke(`M${pointText(platformX + 8, platformY - 92)}v88`, 1.6);
    sheet.stroke(
      rectPath(platformX - 24, platformY - 86, 26, 74) + rectPath(platformX + 14, platformY - 86, 26, 74),
      1.2,
    );
  } else {
    sheet.draw(rectPath(platformX - 34, platformY - 38, 44, 34), ink.body, 1.8);
    sheet.draw(rectPath(platformX + 12, platformY - 30, 38, 26), ink.body2, 1.8);
    sheet.draw(rectPath(platformX - 20, platformY - 68, 44, 30), ink.body2, 1.8);
    sheet.stroke(
      `M${pointText(platformX - 12, platformY - 38)}v34M${pointText(platformX + 2, platformY - 68)}v30`,
      3,
      ink.pale,
    );
  }
};

const drawVan = (sheet: DrawingSheet, vanX: number, base: number) => {
  const { ink } = sheet;
  sheet.shade(rectPath(vanX - 4, base - 4, 300, 8), 0.3);
  sheet.draw(rectPath(vanX, base - 150, 216, 122), ink.pale, 2.2);
  sheet.fill(rectPath(vanX, base - 84, 216, 26), ink.accent);
  sheet.stroke(rectPath(vanX, base - 84, 216, 26), 1.4);
  sheet.draw(`M${shortNumber(vanX + 216)} ${base - 116}h44q12 2 18 18l14 38v32h-76z`, ink.accent, 2.2);
  sheet.draw(
    `M${shortNumber(vanX + 230)} ${base - 104}h28q8 0 12 12l8 24h-48z`,
    ink.night ? ink.glass : mixColours(ink.water, ink.pale, 0.3),
    1.8,
  );
  sheet.draw(rectPath(vanX - 8, base - 32, 302, 12), ink.line, 0);
  for (const wheelX of [vanX + 48, vanX + 244]) {
    sheet.draw(circlePath(wheelX, base - 20, 24), ink.line, 2);
    sheet.draw(circlePath(wheelX, base - 20, 11), ink.pale, 1.6);
  }
};

const drawBoxes = (
  sheet: DrawingSheet,
  { left, houseWidth, vanX, base }: Record<'left' | 'houseWidth' | 'vanX' | 'base', number>,
) => {
  const { ink, random } = sheet;
  let boxX = left + houseWidth + 20;
  for (let i = 0; i < 3; i++) {
    const boxHeight = random.between(26, 44);
    const boxWidth = random.between(34, 50);
    if (boxX + boxWidth < vanX - 10) {
      sheet.draw(
        rectPath(boxX, base - boxHeight, boxWidth, boxHeight),
        random.pick([ink.body, ink.body2]),
        1.9,
      );
      sheet.stroke(
        `M${pointText(boxX + boxWidth / 2, base - boxHeight)}v${shortNumber(boxHeight)}`,
        3,
        ink.pale,
      );
    }
    boxX += boxWidth + 6;
  }
};
