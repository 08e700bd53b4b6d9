import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { drawWindow } from '#art/openings.ts';
import { drawPipe } from '#art/pipework.ts';
import {
  archPath,
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  shortNumber,
} from '#art/shapes.ts';
import { branchPath } from '#art/trees.ts';

/** A bathroom in elevation. */
export const drawBathScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 96;
  const dado = height * random.between(0.3, 0.42);
  const wall = random.pick([ink.pale, ink.tint, ink.body2]);
  const tileColour = random.pick([ink.body, ink.green, ink.water, ink.accent, ink.deep]);
  sheet.fill(rectPath(0, 0, width, floor), wall);
  sheet.stipple(rectPath(0, 0, width, dado), ink.line, 8, 0.3);
  drawTiles(sheet, dado, floor, tileColour);
  drawFloor(sheet, floor);
  drawTub(sheet, floor, tileColour);
  const basinX = width * random.between(0.72, 0.78);
  drawMirror(sheet, basinX, dado);
  drawBasin(sheet, floor, basinX);
  if (random.chance(0.7)) {
    drawPlant(sheet, floor);
  }
  if (width > 1000) {
    drawWindow(sheet, width * 0.52, 60, 130, 200, { trim: ink.body2, arch: 'round' });
  }
};

const drawTiles = (sheet: DrawingSheet, dado: number, floor: number, tileColour: string) => {
  const { width, ink, random } = sheet;
  const tileWidth = random.pick([40, 60, 30]);
  const tileHeight = tileWidth === 60 ? 28 : tileWidth === 30 ? 60 : 40;
  sheet.clip(rectPath(0, dado, width, floor - dado), () => {
    for (let row = 0, y = dado; y < floor; y += tileHeight, row++) {
      for (let x = tileWidth === 60 && row % 2 ? -30 : 0; x < width; x += tileWidth) {
        sheet.fill(
          rectPath(x, y, tileWidth, tileHeight),
          mixColours(tileColour, ink.pale, random.between(0.06, 0.32)),
        );
      }
    }
    let joints = '';
    for (let row = 0, y = dado; y < floor; y += tileHeight, row++) {
      joints += `M0 ${shortNumber(y)}H${width}`;
      for (let x = tileWidth === 60 && row % 2 ? -30 : 0; x < width; x += tileWidth) {
        joints += `M${x} ${shortNumber(y)}v${tileHeight}`;
      }
    }
    sheet.stroke(joints, 1.4, mixColours(tileColour, ink.pale, 0.62));
  });
  sheet.draw(rectPath(-5, dado - 16, width + 10, 16), mixColours(tileColour, ink.line, 0.3), 1.6);
};

const drawFloor = (sheet: DrawingSheet, floor: number) => {
  const { width, height, ink } = sheet;
  // Joints that run away from us meet above the floor.
  const spread = (column: number, y: number) =>
    width / 2 + (column * 56 - width / 2) * (1 + (y - floor) / 220);
  sheet.fill(rectPath(0, floor, width, height - floor), ink.pale);
  sheet.clip(rectPath(0, floor, width, height - floor), () => {
    let tiles = '';
    for (let column = -8; column < width / 40 + 8; column++) {
      for (let row = 0; row < 3; row++) {
        const near = floor + itemAt([0, 22, 54], row);
        const far = floor + itemAt([22, 54, 100], row);
        if ((column + row) % 2) {
          tiles += polygonPath([
            [spread(column, near), near],
            [spread(column + 1, near), near],
            [spread(column + 1, far), far],
            [spread(column, far), far],
          ]);
        }
      }
    }
    sheet.fill(tiles, ink.deep);
  });
  sheet.stroke(`M0 ${floor}H${width}`, 2.6);
};

const drawTub = (sheet: DrawingSheet, floor: number, tileColour: string) => {
  const { width, ink, random } = sheet;
  const tubX = width * random.between(0.3, 0.4);
  const tubWidth = 300;
  const tubBase = floor - 6;
  const isTapLeft = random.chance();
  sheet.shade(`M${tubX - tubWidth / 2 + 14} ${tubBase + 4}a${tubWidth / 2} 9 0 0 0 ${tubWidth} 0z`, 0.35);
  for (const side of [-1, 1]) {
    sheet.draw(
      `M${shortNumber(tubX + side * tubWidth * 0.3 - 12)} ${tubBase - 24}q2 22 -8 28h22q6 -12 10 -28z`,
      ink.line,
      1.4,
    );
  }
  const tub = `M${shortNumber(tubX - tubWidth / 2)} ${tubBase - 140}h${tubWidth}q-4 122 -64 124h${shortNumber(-tubWidth + 128)}q-60 -2 -64 -124z`;
  sheet.draw(tub, random.pick([ink.pale, ink.accent === tileColour ? ink.pale : ink.accent]), 2.2);
  sheet.clip(tub, () =>
    sheet.shade(
      `M${shortNumber(tubX + tubWidth * 0.18)} ${tubBase - 140}h${tubWidth}v130h${-tubWidth * 0.8}q80 -20 ${shortNumber(tubWidth * 0.3 - 40)} -130z`,
      0.16,
    ),
  );
  sheet.draw(roundedRect(tubX - tubWidth / 2 - 14, tubBase - 150, tubWidth + 28, 14, 7), ink.pale, 2);
  const tapX = tubX + (isTapLeft ? -1 : 1) * tubWidth * 0.62;
  drawPipe(
    sheet,
    [
      [tapX, tubBase + 2],
      [tapX, tubBase - 200],
      [tapX - (isTapLeft ? -1 : 1) * 46, tubBase - 200],
      [tapX - (isTapLeft ? -1 : 1) * 46, tubBase - 178],
    ],
    9,
    ink.body,
  );
  sheet.draw(circlePath(tapX, tubBase - 120, 11), ink.body2, 1.6);
};

const drawMirror = (sheet: DrawingSheet, basinX: number, dado: number) => {
  const { ink, random } = sheet;
  const radius = 70;
  sheet.shade(circlePath(basinX + 7, dado - 26 + 8, radius), 0.2);
  sheet.draw(
    random.chance() ? circlePath(basinX, dado - 26, radius) : archPath(basinX - 58, dado - 110, 116, 170),
    ink.body,
    2,
  );
  const mirror = circlePath(basinX, dado - 26, radius - 9);
  sheet.draw(mirror, ink.water, 1.6);
  sheet.clip(mirror, () =>
    sheet.fill(
      polygonPath([
        [basinX - radius, dado + 20],
        [basinX + 30, dado - 110],
        [basinX + 62, dado - 110],
        [basinX - 60, dado + 60],
      ]),
      ink.pale,
      0.5,
    ),
  );
};

const drawBasin = (sheet: DrawingSheet, floor: number, basinX: number) => {
  const { ink, random } = sheet;
  const basinY = floor - 168;
  sheet.shade(rectPath(basinX - 82, basinY + 34, 164, 12), 0.3);
  sheet.draw(rectPath(basinX - 92, basinY, 184, 30), ink.pale, 2);
  sheet.draw(rectPath(basinX - 84, basinY + 30, 168, 70), random.pick([ink.body2, ink.body, ink.deep]), 2);
  sheet.stroke(
    `M${pointText(basinX, basinY + 30)}v70M${pointText(basinX - 16, basinY + 62)}v12M${pointText(basinX + 16, basinY + 62)}v12`,
    1.6,
  );
  sheet.stroke(
    `M${pointText(basinX - 80, basinY + 100)}V${floor}M${pointText(basinX + 80, basinY + 100)}V${floor}`,
    4,
  );
  drawPipe(
    sheet,
    [
      [basinX, basinY],
      [basinX, basinY - 34],
      [basinX + 26, basinY - 34],
      [basinX + 26, basinY - 22],
    ],
    7,
    ink.body,
  );
};

const drawPlant = (sheet: DrawingSheet, floor: number) => {
  const { width, ink, random } = sheet;
  const x = width - 44;
  sheet.stroke(branchPath(sheet, x, floor - 44, 52, -Math.PI / 2, 4, 0.6), 1.6);
  for (let i = 0; i < 14; i++) {
    const [leafX, leafY] = [x + random.between(-52, 52), floor - 90 - random.between(0, 100)];
    sheet.fill(`M${pointText(leafX, leafY)}q12 -14 26 -8q-6 16 -26 8z`, ink.green);
  }
  sheet.draw(
    polygonPath([
      [x - 26, floor - 48],
      [x + 26, floor - 48],
      [x + 19, floor],
      [x - 19, floor],
    ]),
    ink.accent,
    1.8,
  );
};
