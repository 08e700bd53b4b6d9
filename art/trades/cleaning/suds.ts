import { mix } from '#art/ink.ts';
import { circle, ellipse, num, polar, polygon, rect, roundedRect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A wet arc across a floor, brush and bucket. */
export const suds = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const background = random.pick([ink.body2, ink.water, ink.tint, ink.body]);
  sheet.fill(rect(0, 0, width, height), background);
  drawTiledFloor(sheet, background);
  const arcs = random.integer(3, 4);
  const x = width * random.between(0.3, 0.45);
  const y = height * 1.04;
  drawWipes(sheet, arcs, x, y);
  drawBubbles(sheet, x, y);
  drawBrush(sheet, background);
  drawBucket(sheet);
};

const drawTiledFloor = (sheet: Sheet, background: string) => {
  const { width, height, ink } = sheet;
  const tile = 74;
  let tiles = '';
  for (let tileY = 0; tileY < height; tileY += tile) {
    for (let tileX = 0; tileX < width; tileX += tile) {
      if ((tileX / tile + tileY / tile) % 2) tiles += rect(tileX, tileY, tile, tile);
    }
  }
  sheet.fill(tiles, mix(background, ink.line, 0.1));
  let joints = '';
  for (let tileX = 0; tileX < width; tileX += tile) joints += `M${tileX} 0V${height}`;
  for (let tileY = 0; tileY < height; tileY += tile) joints += `M0 ${tileY}H${width}`;
  sheet.stroke(joints, 1.2, ink.line, 'opacity=".4"');
};

const drawWipes = (sheet: Sheet, arcs: number, x: number, y: number) => {
  const { ink } = sheet;
  for (let i = arcs; i > 0; i--) {
    const radius = 130 * i + 30;
    sheet.stroke(
      `M${xy(x - radius, y)}A${radius} ${radius} 0 0 1 ${xy(x + radius, y)}`,
      88,
      i % 2 ? ink.pale : mix(ink.water, ink.pale, ink.night ? 0.1 : 0.5),
      `opacity="${ink.night ? 0.5 : 0.85}"`,
    );
    let hairs = '';
    for (let hair = -3; hair <= 3; hair++) {
      hairs += `M${xy(x - radius - hair * 11, y)}A${radius + hair * 11} ${radius + hair * 11} 0 0 1 ${xy(x + radius + hair * 11, y)}`;
    }
    sheet.stroke(hairs, 1, ink.line, 'opacity=".35" stroke-dasharray="60 14 120 30"');
  }
};

const drawBubbles = (sheet: Sheet, x: number, y: number) => {
  const { width, ink, random } = sheet;
  for (let i = 0; i < 46; i++) {
    const angle = random.between(-Math.PI, 0);
    const radius = random.between(120, 560);
    const [bubbleX, bubbleY] = polar(x, y, radius, angle);
    const size = random.between(5, 24);
    if (bubbleX < -20 || bubbleX > width + 20) continue;
    sheet.draw(circle(bubbleX, bubbleY, size), mix(ink.pale, ink.water, random.between(0, 0.5)), 1.5);
    sheet.stroke(
      `M${xy(bubbleX - size * 0.55, bubbleY - size * 0.1)}a${xy(size * 0.6, size * 0.6)} 0 0 1 ${xy(size * 0.5, -size * 0.5)}`,
      1.6,
      ink.night ? ink.line : ink.pale,
    );
  }
};

const drawBrush = (sheet: Sheet, background: string) => {
  const { width, height, ink, random } = sheet;
  const turn = random.between(20, 42);
  sheet.group(`transform="translate(${xy(width * 0.72, height * 0.4)}) rotate(${num(turn)})"`, () => {
    sheet.shade(roundedRect(-140, -30, 300, 96, 30), 0.22);
    let bristles = '';
    for (let bristleX = -130; bristleX < 132; bristleX += 9) {
      bristles += segment(bristleX, 40, bristleX + random.between(-6, 6), 92);
    }
    sheet.stroke(bristles, 4.6, ink.line);
    sheet.stroke(bristles, 2.4, ink.pale);
    sheet.draw(roundedRect(-146, 0, 292, 48, 14), ink.body === background ? ink.body2 : ink.body, 2.2);
    sheet.draw(`M-96 2q10 -66 96 -66t96 66z`, ink.accent, 2.2);
    sheet.fill(`M-48 2q6 -34 48 -34t48 34z`, background);
    sheet.stroke(`M-48 2q6 -34 48 -34t48 34`, 2);
    sheet.stroke('M-130 16h80M-30 26h120M20 12h90', 1.2, ink.line, 'opacity=".6"');
  });
};

const drawBucket = (sheet: Sheet) => {
  const { width, height, ink, random } = sheet;
  const bucketX = width * 0.1;
  const bucketY = height * 0.2;
  sheet.draw(
    polygon([
      [bucketX - 10, bucketY],
      [bucketX + 110, bucketY],
      [bucketX + 96, bucketY + 130],
      [bucketX + 4, bucketY + 130],
    ]),
    ink.deep,
    2.2,
  );
  sheet.draw(ellipse(bucketX + 50, bucketY, 60, 17), mix(ink.water, ink.pale, 0.4), 2);
  sheet.stroke(
    `M${xy(bucketX - 10, bucketY)}C${xy(bucketX, bucketY - 110)} ${xy(bucketX + 100, bucketY - 110)} ${xy(bucketX + 110, bucketY)}`,
    3.4,
  );
  for (let i = 0; i < 6; i++) {
    sheet.draw(
      circle(bucketX + 10 + i * 16, bucketY - 6 - random.between(0, 16), random.between(8, 16)),
      ink.pale,
      1.5,
    );
  }
};
