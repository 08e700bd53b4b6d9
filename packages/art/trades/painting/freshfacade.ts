import { drawClouds, drawGround, drawSkyline, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import type { HousePlan } from '#art/house.ts';
import { itemAt } from '#art/item-at.ts';
import { drawRandomHouse } from '#art/random-house.ts';
import type { RoofKind } from '#art/roofs.ts';
import { ellipsePath, polygonPath, rectPath, segmentPath } from '#art/shapes.ts';

/** A street with one house half painted. */
export const drawFreshFacadeScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.86, height * 0.18, 40);
  drawClouds(sheet, 40, 160, 2);
  const base = height - 62;
  drawSkyline(sheet, base);
  drawGround(sheet, base);
  let x = -60;
  const tints = [ink.accent, ink.body, ink.green, ink.water, ink.body2, ink.pale];
  let tint = random.integer(0, 5);
  const target = random.integer(1, 2);
  let index = 0;
  let ladderX: number | null = null;
  while (x < width + 10) {
    const houseWidth = random.between(190, 260);
    const houseStyle: Partial<HousePlan> = {
      wall: itemAt(tints, tint % 6),
      texture: 'render',
      floorHeight: 92,
      floors: random.integer(3, 4),
      bays: 3,
      trim: ink.pale,
      roof: random.pick<RoofKind>(['saddle', 'mansard', 'flat', 'saddle', 'crow']),
      roofHeight: 84,
    };
    if (index === target) {
      const half = random.between(0.4, 0.6);
      ladderX = x + houseWidth * half;
      drawRandomHouse(sheet, x, base, houseWidth, {
        ...houseStyle,
        half,
        halfColour: itemAt(tints, (tint + 2) % 6),
      });
    } else {
      drawRandomHouse(sheet, x, base, houseWidth, houseStyle);
    }
    x += houseWidth + 3;
    tint++;
    index++;
  }
  if (ladderX !== null) drawPaintersLadder(sheet, ladderX, base);
};

const drawPaintersLadder = (sheet: DrawingSheet, foot: number, base: number) => {
  const { ink } = sheet;
  let rungs = '';
  for (let rung = 1; rung < 15; rung++) {
    rungs += segmentPath(foot - 30 + rung * 3.6, base - rung * 20, foot - 4 + rung * 3.6, base - rung * 20);
  }
  sheet.stroke(rungs, 2.2);
  sheet.stroke(
    segmentPath(foot - 32, base, foot + 24, base - 312) + segmentPath(foot - 4, base, foot + 52, base - 312),
    3.6,
  );
  sheet.draw(
    polygonPath([
      [foot + 40, base - 238],
      [foot + 64, base - 238],
      [foot + 60, base - 214],
      [foot + 44, base - 214],
    ]),
    ink.pale,
    1.6,
  );
  sheet.draw(
    polygonPath([
      [foot - 70, base - 40],
      [foot - 40, base - 40],
      [foot - 44, base],
      [foot - 66, base],
    ]),
    ink.pale,
    1.8,
  );
  sheet.draw(ellipsePath(foot - 55, base - 40, 15, 4), ink.accent, 1.4);
};
