import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import { pointText, polygonPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** Vineyards above the river. */
export const drawVineyardScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.between(0.2, 0.8), height * 0.2, random.between(44, 60));
  drawClouds(sheet, 40, 140, 2);
  const hills = 4;
  for (let index = 0; index < hills; index++) {
    drawHill(sheet, index);
  }
  drawRiver(sheet);
};

const drawHill = (sheet: DrawingSheet, index: number) => {
  const { width, height, ink, random } = sheet;
  const middle = height * (0.34 + index * 0.13);
  const phase = random.between(0, 6);
  const swell = random.between(22, 44);
  const slope = random.between(-0.16, 0.16);
  const waveLength = random.between(150, 250);
  const ridge = (x: number) => middle + Math.sin(x / waveLength + phase) * swell + (x - width / 2) * slope;
  let outline = `M0 ${height}`;
  for (let x = 0; x <= width; x += 20) outline += `L${x} ${shortNumber(ridge(x))}`;
  outline += `L${width} ${height}z`;
  const colour = mixColours(
    mixColours(random.pick([ink.green, ink.body, ink.green, ink.body2]), ink.paper, 0.5 - index * 0.16),
    ink.line,
    index * 0.03,
  );
  sheet.fill(outline, colour);
  sheet.clip(outline, () => {
    drawVines(sheet, { ridge, index, colour, outline });
  });
  sheet.stroke(outline, 1.6);
  if (index === 1) {
    drawFarm(sheet, ridge);
  }
};

const drawVines = (
  sheet: DrawingSheet,
  {
    ridge,
    index,
    colour,
    outline,
  }: { index: number } & Record<'colour' | 'outline', string> & { ridge: (x: number) => number },
) => {
  const { width, height, ink, random } = sheet;
  const vanishX = width * random.between(0.1, 0.9);
  const vanishY = ridge(vanishX) - random.between(10, 70);
  let rows = '';
  if (index !== 0 || random.chance()) {
    for (let x = -width * 2; x < width * 3; x += 34 + index * 16) {
      rows += segmentPath(vanishX, vanishY, x, height + 200);
    }
  }
  sheet.stroke(
    rows,
    1.1 + index * 0.5,
    mixColours(colour, ink.line, ink.night ? 0.35 : 0.55),
    index > 1 ? `stroke-dasharray="${6 + index * 3} ${4 + index}"` : '',
  );
  if (index === 2 && random.chance(0.6))
    sheet.stipple(outline, mixColours(colour, ink.line, 0.6), 30, 0.6, 80, 4);
};

const drawFarm = (sheet: DrawingSheet, ridge: (x: number) => number) => {
  const { width, ink, random } = sheet;
  const houseX = width * random.between(0.2, 0.75);
  drawHouse(sheet, {
    x: houseX,
    base: ridge(houseX + 60) + 12,
    width: 118,
    floors: 1,
    floorHeight: 52,
    bays: 3,
    roofHeight: 42,
    wall: ink.pale,
    chimneys: [0.2],
    roofColour: ink.deep,
    shutter: ink.accent,
    lineWidth: 1.6,
  });
  drawTree(sheet, houseX - 26, ridge(houseX) + 8, 90, 'poplar', mixColours(ink.green, ink.line, 0.2));
  drawTree(sheet, houseX + 152, ridge(houseX + 152) + 10, 70, 'round', mixColours(ink.green, ink.line, 0.1));
  if (random.chance(0.6)) {
    const chapelX = (houseX + width * 0.45) % (width * 0.9);
    const chapelY = ridge(chapelX) + 4;
    sheet.draw(rectPath(chapelX, chapelY - 46, 22, 48), ink.pale, 1.5);
    sheet.draw(
      polygonPath([
        [chapelX - 3, chapelY - 46],
        [chapelX + 11, chapelY - 96],
        [chapelX + 25, chapelY - 46],
      ]),
      ink.deep,
      1.5,
    );
    sheet.draw(rectPath(chapelX + 22, chapelY - 30, 44, 32), ink.pale, 1.5);
    sheet.draw(
      polygonPath([
        [chapelX + 20, chapelY - 28],
        [chapelX + 30, chapelY - 52],
        [chapelX + 62, chapelY - 52],
        [chapelX + 70, chapelY - 28],
      ]),
      ink.deep,
      1.5,
    );
  }
};

const drawRiver = (sheet: DrawingSheet) => {
  const { width, height, ink, random } = sheet;
  const river = height - 64;
  sheet.fill(
    `M0 ${river}C${width * 0.3} ${river - 26} ${width * 0.6} ${river + 22} ${width} ${river - 18}V${height}H0z`,
    ink.water,
  );
  sheet.stroke(
    `M0 ${river}C${width * 0.3} ${river - 26} ${width * 0.6} ${river + 22} ${width} ${river - 18}`,
    1.8,
  );
  let waves = '';
  for (let i = 0; i < 16; i++) {
    const x = random.between(0, width);
    const y = random.between(river + 16, height - 6);
    waves += `M${pointText(x, y)}h${shortNumber(random.between(30, 120))}`;
  }
  sheet.stroke(waves, 1.4, ink.pale, 'opacity=".85"');
};
