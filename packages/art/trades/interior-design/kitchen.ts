import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { drawPipe } from '#art/pipework.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { branchPath } from '#art/trees.ts';

/** A kitchen wall in elevation. */
export const drawKitchenScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.tint, ink.pale, ink.body2]);
  sheet.fill(rectPath(0, 0, width, height), wall);
  const floor = height - 58;
  const counter = floor - 168;
  const cabinet = random.pick([ink.deep, ink.green, ink.accent, ink.body, ink.water]);
  const wood = ink.wood;
  const splash = counter - 132;
  drawSplashback(sheet, splash, counter, cabinet);
  const isMirrored = random.chance();
  if (isMirrored) sheet.append(`<g transform="translate(${width} 0) scale(-1 1)">`);
  const windowX = width * random.between(0.08, 0.26);
  drawWindow(sheet, windowX, 54, random.pick([130, 150, 190]), splash - 84, {
    surround: 9,
    trim: ink.pale,
    rows: 2,
    frame: ink.pale,
    glass: ink.night ? ink.glass : mixColours(ink.water, ink.pale, 0.35),
  });
  sheet.draw(rectPath(windowX - 30, splash - 22, 210, 12), wood, 1.7);
  const hoodX = width * random.between(0.52, 0.66);
  drawHood(sheet, hoodX, wood);
  const shelfX = hoodX + 116;
  const shelfWidth = Math.min(width - shelfX - 20, width * 0.26);
  for (const y of [120, splash - 26]) {
    drawShelf(sheet, { shelfX, y, shelfWidth, wood });
  }
  const units = Math.round((width + 40) / 118);
  const unitWidth = (width + 40) / units;
  sheet.draw(rectPath(-20, floor - 18, width + 40, 18), mixColours(cabinet, ink.line, 0.5), 1.5);
  for (let i = 0; i < units; i++) {
    drawUnit(sheet, { i, unitWidth, hoodX, counter, floor, cabinet, wood });
  }
  drawWorktop(sheet, { counter, wood, windowX, hoodX, cabinet });
  drawFloor(sheet, floor);
  if (isMirrored) sheet.append('</g>');
};

const drawSplashback = (sheet: DrawingSheet, splash: number, counter: number, cabinet: string) => {
  const { width, ink, random } = sheet;
  const tiling = random.integer(0, 2);
  sheet.clip(rectPath(0, splash, width, counter - splash), () => {
    if (tiling === 0) {
      sheet.fill(rectPath(0, splash, width, 140), ink.pale);
      drawCourses(sheet, 0, splash, width, 140, {
        rowHeight: 22,
        blockWidth: 44,
        density: 1,
        lineWidth: 1.1,
        opacity: 0.5,
      });
    } else if (tiling === 1) {
      const tile = 33;
      for (let y = splash; y < counter; y += tile) {
        for (let x = 0; x < width; x += tile) {
          sheet.fill(
            rectPath(x, y, tile, tile),
            mixColours(
              ink.pale,
              random.pick([ink.water, ink.green, ink.body2, ink.pale]),
              random.between(0.1, 0.7),
            ),
          );
        }
      }
      let joints = '';
      for (let y = splash; y < counter; y += tile) joints += `M0 ${y}H${width}`;
      for (let x = 0; x < width; x += tile) joints += `M${x} ${splash}v140`;
      sheet.stroke(joints, 1.3, ink.line, 'opacity=".5"');
    } else {
      const tile = 44;
      let triangles = '';
      for (let y = splash; y < counter; y += tile) {
        for (let x = 0; x < width; x += tile) triangles += `M${x} ${y}h${tile}L${x} ${y + tile}z`;
      }
      sheet.fill(rectPath(0, splash, width, 140), ink.pale);
      sheet.fill(triangles, mixColours(cabinet, ink.pale, 0.45));
    }
  });
  sheet.stroke(`M0 ${splash}H${width}`, 1.6);
};

const drawHood = (sheet: DrawingSheet, hoodX: number, wood: string) => {
  const { ink } = sheet;
  sheet.draw(rectPath(hoodX - 26, -4, 52, 118), ink.pale, 1.9);
  sheet.draw(
    polygonPath([
      [hoodX - 26, 112],
      [hoodX + 26, 112],
      [hoodX + 92, 190],
      [hoodX - 92, 190],
    ]),
    ink.pale,
    2,
  );
  sheet.draw(rectPath(hoodX - 96, 188, 192, 16), wood, 1.8);
  sheet.shade(
    polygonPath([
      [hoodX + 8, 112],
      [hoodX + 26, 112],
      [hoodX + 92, 190],
      [hoodX + 34, 190],
    ]),
    0.14,
  );
  sheet.shade(rectPath(hoodX - 92, 204, 184, 12), 0.18);
};

const drawShelf = (
  sheet: DrawingSheet,
  { shelfX, y, shelfWidth, wood }: Record<'shelfX' | 'y' | 'shelfWidth', number> & { wood: string },
) => {
  const { ink, random } = sheet;
  sheet.draw(rectPath(shelfX, y, shelfWidth, 9), wood, 1.7);
  sheet.shade(rectPath(shelfX, y + 9, shelfWidth, 7), 0.18);
  let x = shelfX + 14;
  while (x < shelfX + shelfWidth - 30) {
    const objectKind = random.integer(0, 4);
    if (objectKind === 0) {
      sheet.draw(
        `M${shortNumber(x)} ${y - 26}h34q-2 26 -12 26h-10q-10 0 -12 -26z`,
        random.pick([ink.accent, ink.pale, ink.body2]),
        1.6,
      );
      x += 44;
    } else if (objectKind === 1) {
      sheet.draw(roundedRect(x, y - 44, 24, 44, 5), mixColours(ink.water, ink.pale, 0.4), 1.6);
      sheet.fill(rectPath(x + 2, y - 26, 20, 24), ink.body);
      sheet.draw(rectPath(x + 2, y - 52, 20, 9), wood, 1.4);
      x += 32;
    } else if (objectKind === 2) {
      for (let q = 0; q < 3; q++) {
        sheet.draw(`M${shortNumber(x - q)} ${y - 8 - q * 7}h40q-4 8 -10 8h-20q-6 0 -10 -8z`, ink.pale, 1.4);
      }
      x += 52;
    } else if (objectKind === 3) {
      sheet.draw(rectPath(x, y - 22, 20, 22), ink.accent, 1.6);
      x += 27;
    } else {
      sheet.draw(
        polygonPath([
          [x, y - 28],
          [x + 30, y - 28],
          [x + 25, y],
          [x + 5, y],
        ]),
        ink.pale,
        1.6,
      );
      sheet.stroke(branchPath(sheet, x + 15, y - 28, 22, -Math.PI / 2, 4, 0.6), 1.4, ink.green);
      x += 42;
    }
  }
};

const drawUnit = (
  sheet: DrawingSheet,
  {
    i,
    unitWidth,
    hoodX,
    counter,
    floor,
    cabinet,
    wood,
  }: Record<'i' | 'unitWidth' | 'hoodX' | 'counter' | 'floor', number> & Record<'cabinet' | 'wood', string>,
) => {
  const x = -20 + i * unitWidth;
  const isOven = Math.abs(x + unitWidth / 2 - hoodX) < unitWidth / 2;
  if (isOven) {
    drawOven(sheet, { x, counter, unitWidth, floor, cabinet });
  } else {
    drawCabinet(sheet, { i, x, counter, unitWidth, floor, cabinet, wood });
  }
};

const drawOven = (
  sheet: DrawingSheet,
  {
    x,
    counter,
    unitWidth,
    floor,
    cabinet,
  }: Record<'x' | 'counter' | 'unitWidth' | 'floor', number> & { cabinet: string },
) => {
  const { ink } = sheet;
  sheet.draw(rectPath(x, counter + 16, unitWidth, floor - counter - 34), ink.pale, 1.9);
  sheet.draw(rectPath(x + 12, counter + 58, unitWidth - 24, 66), ink.night ? ink.lit : ink.glass, 1.8);
  sheet.stroke(`M${shortNumber(x + 14)} ${counter + 48}h${shortNumber(unitWidth - 28)}`, 4);
  for (let q = 0; q < 4; q++) {
    sheet.draw(
      circlePath(x + (unitWidth * (q + 0.8)) / 4.6, counter + 32, 6),
      ink.accent === cabinet ? ink.deep : ink.accent,
      1.4,
    );
  }
};

const drawCabinet = (
  sheet: DrawingSheet,
  {
    i,
    x,
    counter,
    unitWidth,
    floor,
    cabinet,
    wood,
  }: Record<'i' | 'x' | 'counter' | 'unitWidth' | 'floor', number> & Record<'cabinet' | 'wood', string>,
) => {
  const { random } = sheet;
  const hasDrawers = (i * 7 + random.integer(0, 1)) % 3 === 0;
  sheet.draw(rectPath(x, counter + 16, unitWidth, floor - counter - 34), cabinet, 1.9);
  if (hasDrawers) {
    const drawerHeight = (floor - counter - 34) / 3;
    for (let q = 0; q < 3; q++) {
      sheet.stroke(rectPath(x + 7, counter + 22 + q * drawerHeight, unitWidth - 14, drawerHeight - 10), 1.4);
      sheet.stroke(`M${pointText(x + unitWidth / 2 - 18, counter + 32 + q * drawerHeight)}h36`, 3.4, wood);
    }
  } else {
    sheet.stroke(
      rectPath(x + 7, counter + 22, unitWidth - 14, floor - counter - 48) +
        rectPath(x + 20, counter + 36, unitWidth - 40, floor - counter - 76),
      1.4,
    );
    sheet.fill(circlePath(i % 2 ? x + 14 : x + unitWidth - 14, counter + 78, 4.5), wood);
  }
};

const drawWorktop = (
  sheet: DrawingSheet,
  {
    counter,
    wood,
    windowX,
    hoodX,
    cabinet,
  }: Record<'counter' | 'windowX' | 'hoodX', number> & Record<'wood' | 'cabinet', string>,
) => {
  const { width, ink, random } = sheet;
  sheet.shade(rectPath(0, counter + 16, width, 12), 0.3);
  sheet.draw(rectPath(-10, counter, width + 20, 17), random.pick([ink.pale, wood]), 2);
  const tapX = windowX + 75;
  drawPipe(
    sheet,
    [
      [tapX - 16, counter],
      [tapX - 16, counter - 64],
      [tapX + 16, counter - 64],
      [tapX + 16, counter - 44],
    ],
    7,
    wood,
  );
  sheet.draw(
    roundedRect(hoodX - 60, counter - 44, 78, 44, 6),
    ink.accent === cabinet ? ink.deep : ink.accent,
    1.9,
  );
  sheet.stroke(
    `M${shortNumber(hoodX - 60)} ${counter - 34}h-22M${shortNumber(hoodX - 64)} ${counter - 46}h86`,
    4.5,
  );
  sheet.draw(circlePath(hoodX - 21, counter - 52, 5), ink.line, 0);
  for (let q = 0; q < 3; q++) {
    sheet.draw(
      circlePath(width * 0.44 + q * 17 - width * 0.06, counter - 11, 11),
      random.pick([ink.lit, ink.accent, ink.green]),
      1.6,
    );
  }
};

const drawFloor = (sheet: DrawingSheet, floor: number) => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, floor, width, height), mixColours(ink.body2, ink.pale, 0.2));
  sheet.stroke(`M0 ${floor}H${width}`, 2.4);
  let boards = '';
  for (let i = -14; i < 30; i++) {
    boards += segmentPath((width * i) / 14, floor, ((width * i) / 14 - width / 2) * 1.5 + width / 2, height);
  }
  sheet.stroke(boards, 1.1, ink.line, 'opacity=".6"');
};
