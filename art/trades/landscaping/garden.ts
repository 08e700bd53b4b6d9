import { mix } from '#art/ink.ts';
import { drawSlateRows } from '#art/masonry-textures.ts';
import { circle, FULL_TURN, join, num, polar, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';
import { drawTreeInPlan } from '#art/trees.ts';

/** A garden in plan, with the roof of its house. */
export const garden = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const lawn = mix(ink.green, ink.pale, ink.night ? 0.05 : 0.38);
  sheet.fill(rect(0, 0, width, height), lawn);
  sheet.stipple(rect(0, 0, width, height), ink.line, 22, 0.35, 90, 1.5);
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

const drawMowing = (sheet: Sheet) => {
  let stripes = '';
  for (let i = 0; i < sheet.width / 52; i += 2) stripes += rect(i * 52, 0, 52, sheet.height);
  sheet.fill(stripes, sheet.ink.green, 0.22);
};

const drawPath = (
  sheet: Sheet,
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
    const turn = `Q${xy(doorX, terraceY)} ${xy(doorX + 50, terraceY)}`;
    const toTerrace = `M${xy(doorX, from)}V${num(terraceY - 40)}${turn}H${num(terraceX)}`;
    return `${toTerrace}M${xy(terraceX, terraceY)}V${height + 10}`;
  };
  sheet.stroke(route(roofDepth), 56, ink.line);
  sheet.stroke(route(roofDepth - 6), 52, ink.body2);
  // No dots and nothing to see; later ids count its pattern.
  sheet.stipple(rect(0, roofDepth, terraceX + 30, height), ink.line, 0, 0.01);
  let joints = '';
  for (let x = doorX + 40; x < terraceX - radius; x += 26) {
    joints += `M${xy(x, terraceY - 26)}v52`;
  }
  for (let y = roofDepth + 10; y < terraceY - 50; y += 26) {
    joints += `M${xy(doorX - 26, y)}h52`;
  }
  sheet.stroke(joints, 1, ink.line, 'opacity=".6"');
};

const drawTerrace = (sheet: Sheet, terraceX: number, terraceY: number, radius: number) => {
  const { ink, random } = sheet;
  sheet.shade(circle(terraceX + 6, terraceY + 7, radius + 26), 0.16);
  sheet.draw(circle(terraceX, terraceY, radius + 26), ink.body2, 1.9);
  let joints = '';
  for (let i = 0; i < 28; i++) {
    joints += join(
      polar(terraceX, terraceY, radius, (i * FULL_TURN) / 28),
      polar(terraceX, terraceY, radius + 26, (i * FULL_TURN) / 28),
    );
  }
  sheet.stroke(joints, 1.1);
  sheet.draw(circle(terraceX, terraceY, radius), ink.water, 1.9);
  sheet.clip(circle(terraceX, terraceY, radius), () => {
    sheet.shade(
      `M${xy(terraceX - radius, terraceY - radius)}h${num(2 * radius)}v${num(2 * radius)}q0 ${xy(-radius * 1.7, -2 * radius)} ${num(-radius * 1.2)}z`,
      0.16,
    );
    sheet.stroke(
      circle(terraceX - 8, terraceY + 6, radius * 0.34) + circle(terraceX - 8, terraceY + 6, radius * 0.6),
      1.1,
      ink.pale,
    );
    for (let i = 0; i < 5; i++) {
      sheet.fill(
        circle(
          terraceX + random.between(-radius, radius) * 0.7,
          terraceY + random.between(-radius, radius) * 0.7,
          random.between(5, 9),
        ),
        ink.green,
      );
    }
  });
};

const drawBeds = (sheet: Sheet, bedsWidth: number, bedX: number, bedHeight: number) => {
  const { ink, random } = sheet;
  const beds = Math.max(2, Math.round(bedsWidth / 120));
  for (let i = 0; i < beds; i++) {
    const x = bedX + i * (bedsWidth / beds);
    const bedWidth = bedsWidth / beds - 22;
    const y = 50;
    sheet.draw(rect(x, y, bedWidth, bedHeight), mix(ink.body, ink.line, 0.25), 1.9);
    const colour = random.pick([ink.green, ink.accent, mix(ink.green, ink.line, 0.2)]);
    let plants = '';
    for (let plantY = y + 16; plantY < y + bedHeight - 6; plantY += 20) {
      for (let plantX = x + 14; plantX < x + bedWidth - 6; plantX += 20) {
        plants += circle(plantX, plantY, random.between(5, 7.5));
      }
    }
    sheet.draw(plants, colour, 1);
  }
};

const drawHedge = (sheet: Sheet, terraceX: number) => {
  const { width, height, ink } = sheet;
  const hedge = 26;
  for (const strip of [
    rect(0, height - hedge, terraceX - 42, hedge),
    rect(terraceX + 42, height - hedge, width, hedge),
    rect(width - hedge, 0, hedge, height),
  ]) {
    sheet.draw(strip, mix(ink.green, ink.line, 0.32), 1.8);
    sheet.stipple(strip, ink.pale, 40, 0.6, 40, 2.4);
  }
};

/** A hipped roof seen from above: the side in the light, the side in the shade, and the terrace door. */
const drawRoofInPlan = (sheet: Sheet, roofWidth: number, roofDepth: number) => {
  const { ink } = sheet;
  const hip = roofDepth * 0.5;
  const ridgeY = roofDepth - hip;
  const ridgeEnd = roofWidth - hip * 0.8;
  const shadow = polygon([
    [roofWidth, -2],
    [roofWidth + 34, 34],
    [roofWidth + 34, roofDepth + 34],
    [30, roofDepth + 34],
    [-2, roofDepth],
  ]);
  const lightSide = polygon([
    [0, roofDepth],
    [roofWidth, roofDepth],
    [ridgeEnd, ridgeY],
    [0, ridgeY],
  ]);
  const darkSide = polygon([
    [roofWidth, 0],
    [roofWidth, roofDepth],
    [ridgeEnd, ridgeY],
  ]);
  const ridges =
    segment(0, ridgeY, ridgeEnd, ridgeY) +
    segment(ridgeEnd, ridgeY, roofWidth, roofDepth) +
    segment(ridgeEnd, ridgeY, roofWidth, 0);
  sheet.shade(shadow, 0.3);
  sheet.draw(rect(-10, -10, roofWidth + 10, roofDepth + 10), ink.deep, 2.2);
  sheet.fill(lightSide, mix(ink.deep, ink.pale, 0.14));
  sheet.fill(darkSide, mix(ink.deep, ink.line, 0.4));
  sheet.stroke(ridges, 1.8, mix(ink.deep, ink.pale, 0.55));
  const slates = { rowHeight: 13, blockWidth: 20, density: 0.5 };
  drawSlateRows(sheet, lightSide, 0, ridgeY, roofWidth, hip, slates);
  sheet.draw(rect(roofWidth * 0.3, roofDepth * 0.28, 34, 34), ink.body, 1.8);
  drawDeck(sheet, roofWidth * 0.55 - 46, roofDepth);
};

const drawDeck = (sheet: Sheet, x: number, y: number) => {
  sheet.draw(rect(x, y, 92, 30), sheet.ink.pale, 1.8);
  let boards = '';
  for (let boardX = 8; boardX < 92; boardX += 10) boards += `M${xy(x + boardX, y)}v30`;
  sheet.stroke(boards, 1);
};

interface Tree {
  x: number;
  y: number;
  crown: number;
}

/** Trees where nothing else is, and not in each other's crown. */
const drawTrees = (
  sheet: Sheet,
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
  const wanted = width > 1000 ? 14 : 8;
  for (let tries = 0; tries < 60 && trees.length < wanted; tries++) {
    const x = random.between(40, width - 60);
    const y = random.between(60, height - 60);
    const crown = random.between(30, 62);
    const isClear =
      Math.hypot(x - terraceX, y - terraceY) > radius + 40 + crown &&
      !(x < roofWidth + 50 && y < roofDepth + 66 + crown) &&
      Math.abs(y - terraceY) > 26 + crown * 0.7 &&
      !(x > bedX - 40 && y < 60 + bedHeight + crown) &&
      trees.every((other) => Math.hypot(other.x - x, other.y - y) > (other.crown + crown) * 0.86);
    if (isClear) trees.push({ x, y, crown });
  }
  for (const { x, y, crown } of trees) {
    const tone = random.pick([ink.pale, ink.line, ink.body, ink.accent]);
    drawTreeInPlan(sheet, x, y, crown, mix(ink.green, tone, random.between(0.05, 0.3)));
  }
};
