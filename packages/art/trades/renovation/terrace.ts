import { drawSkyline } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import { drawOutdoors } from '#art/setting.ts';
import { rectPath } from '#art/shapes.ts';

/** A row of houses in the same grey, and the one that has been renewed. */
export const drawTerraceScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 62;
  drawOutdoors(sheet, base, 0.14);
  drawSkyline(sheet, base);
  const houseWidth = 176;
  const count = Math.ceil(width / houseWidth) + 1;
  const fresh = Math.floor(count / 2);
  const grey = mixColours(ink.body2, ink.paper, 0.6);
  const colour = random.pick([ink.accent, ink.body, ink.green]);
  const roof = random.pick(['gable', 'mansard', 'crow'] as const);
  for (let i = 0; i < count; i++) {
    const isFresh = i === fresh;
    drawHouse(sheet, {
      x: width / 2 - houseWidth * (fresh + 0.5 - i),
      base,
      width: houseWidth,
      floors: 3,
      floorHeight: Math.min(92, (base - 150) / 3.1),
      bays: 2,
      wall: isFresh ? colour : grey,
      trim: isFresh ? ink.pale : mixColours(grey, ink.pale, 0.3),
      roof,
      roofHeight: 84,
      roofColour: isFresh ? ink.deep : mixColours(ink.deep, ink.paper, 0.5),
      accent: isFresh
        ? colour === ink.accent
          ? ink.deep
          : ink.accent
        : mixColours(ink.deep, ink.paper, 0.4),
      doorBay: i % 2,
      doorArch: 'round',
      hasBands: isFresh,
      hasQuoins: isFresh,
      hasKeystones: isFresh,
      slateDensity: isFresh ? 0.5 : 0.2,
      lineWidth: isFresh ? 2.2 : 1.4,
    });
  }
  sheet.draw(rectPath(0, base, width, 14), ink.pale, 1.8);
};
