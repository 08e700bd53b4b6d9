import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawSlateRows } from '#art/masonry-textures.ts';
import {
  circlePath,
  FULL_TURN,
  joinPath,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { drawTreeInPlan } from '#art/trees.ts';

/** A garden in plan, with the roof of its house. */
export const drawGardenScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const lawn = mixColours(ink.green, ink.pale, ink.night ? 0.05 : 0.38);
  sheet.fill(rectPath(0, 0, width, height), lawn);
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 22, 0.35, 90, 1.5);
  const roofWidth = width * random.between(0.3, 0.38);
  const roofDepth = height * random.between(0.4, 0.5);
  const isHouseLeft = random.chance();
  sheet.mirroredIf(!isHouseLeft, () => {
    drawMowing(sheet);
    const terraceY = height * random.between(0.62, 0.72);
    const radius = random.between(70, 96);
    const terraceX = width * random.between(0.62, 0.7);
    const bedX = roofWidth + 96;
    const bedHeight = height * 0.28;
    drawPath(sheet, { roofWidth, roofDepth, terraceY, terraceX, radius });
    drawTerrace(sheet, terraceX, terraceY, radius);
    drawBeds(sheet, width - bedX - 60, bedX, bedHeight);
    drawHedge(sheet, terraceX);
    drawRoofInPlan(sheet, roofWidth, roofDepth);
    drawTrees(sheet, { terraceX, terraceY, radius, roofWidth, roofDepth, bedX, bedHeight });
  });
};

const drawMowing = (sheet: DrawingSheet) => {
  let stripes = '';
  for (let i = 0; i < sheet.width / 52; i += 2) stripes += rectPath(i * 52, 0, 52, sheet.height);
  sheet.fill(stripes, sheet.ink.green, 0.22);
};

const drawPath = (
  sheet: DrawingSheet,
  {
    roofWidth,
    roofDepth,
    terraceY,
    terraceX,
    radius,
  }: Record<'roofWidth' | 'roofDepth' | 'terraceY' | 'terraceX' | 'radius', number>,
) => {
  const { height, ink } = sheet;
  const doorX = roofWidth * 0.55;
  const route = (from: number) => {
    const turn = `Q${pointText(doorX, terraceY)} ${pointText(doorX + 50, terraceY)}`;
    const toTerrace = `M${pointText(doorX, from)}V${shortNumber(terraceY - 40)}${turn}H${shortNumber(terraceX)}`;
    return `${toTerrace}M${pointText(terraceX, terraceY)}V${height + 10}`;
  };
  sheet.stroke(route(roofDepth), 56, ink.line);
  sheet.stroke(route(roofDepth - 6), 52, ink.body2);
  // No dots and nothing to see; later ids count its pattern.
  sheet.stipple(rectPath(0, roofDepth, terraceX + 30, height), ink.line, 0, 0.01);
  let joints = '';
  for (let x = doorX + 40; x < terraceX - radius; x += 26) {
    joints += `M${pointText(x, terraceY - 26)}v52`;
  }
  for (let y = roofDepth + 10; y < terraceY - 50; y += 26) {
    joints += `M${pointText(doorX - 26, y)}h52`;
  }
  sheet.stroke(joints, 1, ink.line, 'opacity=".6"');
};

const drawTerrace = (sheet: DrawingSheet, terraceX: number, terraceY: number, radius: number) => {
  const { ink, random } = sheet;
  sheet.shade(circlePath(terraceX + 6, terraceY + 7, radius + 26), 0.16);
  sheet.draw(circlePath(terraceX, terraceY, radius + 26), ink.body2, 1.9);
  let joints = '';
  for (let i = 0; i < 28; i++) {
    joints += joinPath(
      polarPoint(terraceX, terraceY, radius, (i * FULL_TURN) / 28),
      polarPoint(terraceX, terraceY, radius + 26, (i * FULL_TURN) / 28),
    );
  }
  sheet.stroke(joints, 1.1);
  sheet.draw(circlePath(terraceX, terraceY, radius), ink.water, 1.9);
  sheet.clip(circlePath(terraceX, terraceY, radius), () => {
    sheet.shade(
      `M${pointText(terraceX - radius, terraceY - radius)}h${shortNumber(2 * radius)}v${shortNumber(2 * radius)}q0 ${pointText(-radius * 1.7, -2 * radius)} ${shortNumber(-radius * 1.2)}z`,
      0.16,
    );
    sheet.stroke(
      circlePath(terraceX - 8, terraceY + 6, radius * 0.34) +
        circlePath(terraceX - 8, terraceY + 6, radius * 0.6),
      1.1,
      ink.pale,
    );
    for (let i = 0; i < 5; i++) {
      sheet.fill(
        circlePath(
          terraceX + random.between(-radius, radius) * 0.7,
          terraceY + random.between(-radius, radius) * 0.7,
          random.between(5, 9),
        ),
        ink.green,
      );
    }
  });
};

const drawBeds = (sheet: DrawingSheet, bedsWidth: number, bedX: number, bedHeight: number) => {
  const { ink, random } = sheet;
  const beds = Math.max(2, Math.round(bedsWidth / 120));
  for (let i = 0; i < beds; i++) {
    const x = bedX + i * (bedsWidth / beds);
    const bedWidth = bedsWidth / beds - 22;
    const y = 50;
    sheet.draw(rectPath(x, y, bedWidth, bedHeight), mixColours(ink.body, ink.line, 0.25), 1.9);
    const colour = random.pick([ink.green, ink.accent, mixColours(ink.green, ink.line, 0.2)]);
    let plants = '';
    for (let plantY = y + 16; plantY < y + bedHeight - 6; plantY += 20) {
      for (let plantX = x + 14; plantX < x + bedWidth - 6; plantX += 20) {
        plants += circlePath(plantX, plantY, random.between(5, 7.5));
      }
    }
    sheet.draw(plants, colour, 1);
  }
};

const drawHedge = (sheet: DrawingSheet, terraceX: number) => {
  const { width, height, ink } = sheet;
  const hedge = 26;
  for (const strip of [
    rectPath(0, height - hedge, terraceX - 42, hedge),
    rectPath(terraceX + 42, height - hedge, width, hedge),
    rectPath(width - hedge, 0, hedge, height),
  ]) {
    sheet.draw(strip, mixColours(ink.green, ink.line, 0.32), 1.8);
    sheet.stipple(strip, ink.pale, 40, 0.6, 40, 2.4);
  }
};

/** A hipped roof seen from above: the side in the light, the side in the shade, and the terrace door. */
const drawRoofInPlan = (sheet: DrawingSheet, roofWidth: number, roofDepth: number) => {
  const { ink } = sheet;
  const hip = roofDepth * 0.5;
  const ridgeY = roofDepth - hip;
  const ridgeEnd = roofWidth - hip * 0.8;
  const shadow = polygonPath([
    [roofWidth, -2],
    [roofWidth + 34, 34],
    [roofWidth + 34, roofDepth + 34],
    [30, roofDepth + 34],
    [-2, roofDepth],
  ]);
  const lightSide = polygonPath([
    [0, roofDepth],
    [roofWidth, roofDepth],
    [ridgeEnd, ridgeY],
    [0, ridgeY],
  ]);
  const darkSide = polygonPath([
    [roofWidth, 0],
    [roofWidth, roofDepth],
    [ridgeEnd, ridgeY],
  ]);
  const ridges =
    segmentPath(0, ridgeY, ridgeEnd, ridgeY) +
    segmentPath(ridgeEnd, ridgeY, roofWidth, roofDepth) +
    segmentPath(ridgeEnd, ridgeY, roofWidth, 0);
  sheet.shade(shadow, 0.3);
  sheet.draw(rectPath(-10, -10, roofWidth + 10, roofDepth + 10), ink.deep, 2.2);
  sheet.fill(lightSide, mixColours(ink.deep, ink.pale, 0.14));
  sheet.fill(darkSide, mixColours(ink.deep, ink.line, 0.4));
  sheet.stroke(ridges, 1.8, mixColours(ink.deep, ink.pale, 0.55));
  const slates = { rowHeight: 13, blockWidth: 20, density: 0.5 };
  drawSlateRows(sheet, lightSide, 0, ridgeY, roofWidth, hip, slates);
  sheet.draw(rectPath(roofWidth * 0.3, roofDepth * 0.28, 34, 34), ink.body, 1.8);
  drawDeck(sheet, roofWidth * 0.55 - 46, roofDepth);
};

const drawDeck = (sheet: DrawingSheet, x: number, y: number) => {
  sheet.draw(rectPath(x, y, 92, 30), sheet.ink.pale, 1.8);
  let boards = '';
  for (let boardX = 8; boardX < 92; boardX += 10) boards += `M${pointText(x + boardX, y)}v30`;
  sheet.stroke(boards, 1);
};

interface Tree {
  x: number;
  y: number;
  crown: number;
}

/** Trees where nothing else is, and not in each other's crown. */
const drawTrees = (
  sheet: DrawingSheet,
  {
    terraceX,
    terraceY,
    radius,
    roofWidth,
    roofDepth,
    bedX,
    bedHeight,
  }: Record<'terraceX' | 'terraceY' | 'radius' | 'roofWidth' | 'roofDepth' | 'bedX' | 'bedHeight', number>,
) => {
  const { width, height, ink, random } = sheet;
  const trees: Tree[] = [];
  const treeCount = width > 1000 ? 14 : 8;
  for (let tries = 0; tries < 60 && trees.length < treeCount; tries++) {
    const x = random.between(40, width - 60);
    const y = random.between(60, height - 60);
    const crown = random.between(30, 62);
    const isClear =
      Math.hypot(x - terraceX, y - terraceY) > radius + 40 + crown &&
      !(x < roofWidth + 50 && y < roofDepth + 66 + crown) &&
      Math.abs(y - terraceY) > 26 + crown * 0.7 &&
      !(x > bedX - 40 && y < 60 + bedHeight + crown) &&
      trees.every(
        (otherTree) => Math.hypot(otherTree.x - x, otherTree.y - y) > (otherTree.crown + crown) * 0.86,
      );
    if (isClear) trees.push({ x, y, crown });
  }
  for (const { x, y, crown } of trees) {
    const tone = random.pick([ink.pale, ink.line, ink.body, ink.accent]);
    drawTreeInPlan(sheet, x, y, crown, mixColours(ink.green, tone, random.between(0.05, 0.3)));
  }
};
