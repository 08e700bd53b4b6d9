import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  circlePath,
  ellipsePath,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A wet arc across a floor, brush and bucket. */
export const drawSudsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const background = random.pick([ink.body2, ink.water, ink.tint, ink.body]);
  sheet.fill(rectPath(0, 0, width, height), background);
  drawTiledFloor(sheet, background);
  const arcs = random.integer(3, 4);
  const x = width * random.between(0.3, 0.45);
  const y = height * 1.04;
  drawWipes(sheet, arcs, x, y);
  drawBubbles(sheet, x, y);
  drawBrush(sheet, background);
  drawBucket(sheet);
};

const drawTiledFloor = (sheet: DrawingSheet, background: string) => {
  const { width, height, ink } = sheet;
  const tile = 74;
  let tiles = '';
  for (let tileY = 0; tileY < height; tileY += tile) {
    for (let tileX = 0; tileX < width; tileX += tile) {
      if ((tileX / tile + tileY / tile) % 2) tiles += rectPath(tileX, tileY, tile, tile);
    }
  }
  sheet.fill(tiles, mixColours(background, ink.line, 0.1));
  let joints = '';
  for (let tileX = 0; tileX < width; tileX += tile) joints += `M${tileX} 0V${height}`;
  for (let tileY = 0; tileY < height; tileY += tile) joints += `M0 ${tileY}H${width}`;
  sheet.stroke(joints, 1.2, ink.line, 'opacity=".4"');
};

const drawWipes = (sheet: DrawingSheet, arcs: number, x: number, y: number) => {
  const { ink } = sheet;
  for (let i = arcs; i > 0; i--) {
    const radius = 130 * i + 30;
    sheet.stroke(
      `M${pointText(x - radius, y)}A${radius} ${radius} 0 0 1 ${pointText(x + radius, y)}`,
      88,
      i % 2 ? ink.pale : mixColours(ink.water, ink.pale, ink.night ? 0.1 : 0.5),
      `opacity="${ink.night ? 0.5 : 0.85}"`,
    );
    let hairs = '';
    for (let hair = -3; hair <= 3; hair++) {
      hairs += `M${pointText(x - radius - hair * 11, y)}A${radius + hair * 11} ${radius + hair * 11} 0 0 1 ${pointText(x + radius + hair * 11, y)}`;
    }
    sheet.stroke(hairs, 1, ink.line, 'opacity=".35" stroke-dasharray="60 14 120 30"');
  }
};

const drawBubbles = (sheet: DrawingSheet, x: number, y: number) => {
  const { width, ink, random } = sheet;
  for (let i = 0; i < 46; i++) {
    const angle = random.between(-Math.PI, 0);
    const radius = random.between(120, 560);
    const [bubbleX, bubbleY] = polarPoint(x, y, radius, angle);
    const size = random.between(5, 24);
    if (bubbleX < -20 || bubbleX > width + 20) continue;
    sheet.draw(
      circlePath(bubbleX, bubbleY, size),
      mixColours(ink.pale, ink.water, random.between(0, 0.5)),
      1.5,
    );
    sheet.stroke(
      `M${pointText(bubbleX - size * 0.55, bubbleY - size * 0.1)}a${pointText(size * 0.6, size * 0.6)} 0 0 1 ${pointText(size * 0.5, -size * 0.5)}`,
      1.6,
      ink.night ? ink.line : ink.pale,
    );
  }
};

const drawBrush = (sheet: DrawingSheet, background: string) => {
  const { width, height, ink, random } = sheet;
  const turn = random.between(20, 42);
  sheet.group(
    `transform="translate(${pointText(width * 0.72, height * 0.4)}) rotate(${shortNumber(turn)})"`,
    () => {
      sheet.shade(roundedRect(-140, -30, 300, 96, 30), 0.22);
      let bristles = '';
      for (let bristleX = -130; bristleX < 132; bristleX += 9) {
        bristles += segmentPath(bristleX, 40, bristleX + random.between(-6, 6), 92);
      }
      sheet.stroke(bristles, 4.6, ink.line);
      sheet.stroke(bristles, 2.4, ink.pale);
      sheet.draw(roundedRect(-146, 0, 292, 48, 14), ink.body === background ? ink.body2 : ink.body, 2.2);
      sheet.draw(`M-96 2q10 -66 96 -66t96 66z`, ink.accent, 2.2);
      sheet.fill(`M-48 2q6 -34 48 -34t48 34z`, background);
      sheet.stroke(`M-48 2q6 -34 48 -34t48 34`, 2);
      sheet.stroke('M-130 16h80M-30 26h120M20 12h90', 1.2, ink.line, 'opacity=".6"');
    },
  );
};

const drawBucket = (sheet: DrawingSheet) => {
  const { width, height, ink, random } = sheet;
  const bucketX = width * 0.1;
  const bucketY = height * 0.2;
  sheet.draw(
    polygonPath([
      [bucketX - 10, bucketY],
      [bucketX + 110, bucketY],
      [bucketX + 96, bucketY + 130],
      [bucketX + 4, bucketY + 130],
    ]),
    ink.deep,
    2.2,
  );
  sheet.draw(ellipsePath(bucketX + 50, bucketY, 60, 17), mixColours(ink.water, ink.pale, 0.4), 2);
  sheet.stroke(
    `M${pointText(bucketX - 10, bucketY)}C${pointText(bucketX, bucketY - 110)} ${pointText(bucketX + 100, bucketY - 110)} ${pointText(bucketX + 110, bucketY)}`,
    3.4,
  );
  for (let i = 0; i < 6; i++) {
    sheet.draw(
      circlePath(bucketX + 10 + i * 16, bucketY - 6 - random.between(0, 16), random.between(8, 16)),
      ink.pale,
      1.5,
    );
  }
};
