import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours, oreAccent } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { drawAshlar, drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A wood stove in its niche. */
export const drawStoveScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body, ink.body2, ink.tint, ink.accent]);
  const floor = height - 96;
  sheet.fill(rectPath(0, 0, width, floor), wall);
  const x = width * random.between(0.42, 0.58);
  drawNiche(sheet, x, floor);
  drawHearth(sheet, floor, x);
  drawStove(sheet, x, floor);
  drawLogStore(sheet, x, floor);
  if (width > 1000) drawWindow(sheet, width * 0.14, 80, 150, 230, { trim: ink.pale });
};

const drawNiche = (sheet: DrawingSheet, x: number, floor: number) => {
  const { ink, random } = sheet;
  const left = x - 180;
  const top = 40;
  const width = 360;
  const height = floor - 40;
  const niche = rectPath(left, top, width, height);
  sheet.shade(rectPath(left - 10, top - 10, width + 34, height + 10), 0.12);
  sheet.clip(niche, () => {
    if (random.chance()) {
      drawAshlar(sheet, niche, left, top, width, height, {
        rowHeight: 34,
        blockWidth: 74,
        base: mixColours(ink.body, ink.pale, 0.2),
        light: mixColours(ink.body2, ink.pale, 0.4),
        lineWidth: 1.3,
      });
    } else {
      sheet.fill(niche, ink.pale);
      const coursing = { rowHeight: 24, blockWidth: 52, density: 1, lineWidth: 1.2, opacity: 0.8 };
      drawCourses(sheet, left, top, width, height, coursing);
    }
    sheet.shade(rectPath(left, top, 26, height) + rectPath(left, top, width, 22), 0.24);
  });
  sheet.draftedRect(left, top, width, height, 10, 2);
};

const drawHearth = (sheet: DrawingSheet, floor: number, x: number) => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, floor, width, height), mixColours(ink.body2, ink.body, 0.5));
  let boards = '';
  for (let i = -12; i < 26; i++) {
    boards += segmentPath((width * i) / 12, floor, ((width * i) / 12 - width / 2) * 1.6 + width / 2, height);
  }
  sheet.stroke(boards, 1.2);
  sheet.stroke(`M0 ${floor}H${width}`, 2.4);
  sheet.draw(
    polygonPath([
      [x - 170, floor + 6],
      [x + 170, floor + 6],
      [x + 210, floor + 56],
      [x - 210, floor + 56],
    ]),
    mixColours(ink.deep, ink.pale, 0.25),
    2,
  );
};

const drawStove = (sheet: DrawingSheet, x: number, floor: number) => {
  const { ink } = sheet;
  const iron = ink.deep;
  sheet.draw(rectPath(x - 22, -5, 44, floor - 280), iron, 2);
  sheet.fill(rectPath(x - 16, 0, 6, floor - 290), mixColours(iron, '#ffffff', 0.22));
  sheet.draw(rectPath(x - 28, floor - 320, 56, 16), iron, 1.8);
  sheet.shade(rectPath(x - 96, floor + 8, 240, 22), 0.4);
  for (const footX of [-84, 66]) {
    sheet.draw(
      polygonPath([
        [x + footX, floor - 30],
        [x + footX + 18, floor - 30],
        [x + footX + 14, floor + 22],
        [x + footX + 4, floor + 22],
      ]),
      iron,
      1.8,
    );
  }
  sheet.draw(roundedRect(x - 108, floor - 290, 216, 262, 14), iron, 2.4, mixColours(iron, ink.pale, 0.3));
  sheet.draw(rectPath(x - 124, floor - 300, 248, 18), iron, 2, mixColours(iron, ink.pale, 0.3));
  const pane = roundedRect(x - 78, floor - 252, 156, 142, 10);
  sheet.draw(pane, mixColours(iron, '#000000', 0.45), 2.6, ink.body);
  sheet.clip(pane, () => {
    sheet.fill(rectPath(x - 80, floor - 260, 160, 150), mixColours('#000000', ink.lit, 0.16));
    drawFire(sheet, x, floor);
  });
  sheet.draw(
    rectPath(x - 74, floor - 92, 148, 40),
    mixColours(iron, ink.pale, 0.1),
    1.6,
    mixColours(iron, ink.pale, 0.35),
  );
  sheet.draw(rectPath(x - 14, floor - 76, 28, 7), ink.body, 1.3);
  sheet.draw(rectPath(x + 82, floor - 196, 8, 46), ink.body, 1.4);
};

const drawFire = (sheet: DrawingSheet, x: number, floor: number) => {
  const { ink, random } = sheet;
  for (let i = 0; i < 3; i++) {
    const size = itemAt([1, 0.68, 0.38], i);
    const colour = itemAt([ink.accent === oreAccent ? ink.body : ink.accent, ink.lit, ink.pale], i);
    let flame = `M${shortNumber(x - 66 * size)} ${floor - 128}`;
    const tongues = 5;
    for (let tongue = 0; tongue < tongues; tongue++) {
      const from = x - 66 * size + (132 * size * tongue) / tongues;
      const to = x - 66 * size + (132 * size * (tongue + 1)) / tongues;
      const flameHeight = (tongue % 2 ? 104 : 66) * size * random.between(0.8, 1.1);
      const up = `${pointText(from, floor - 140 - flameHeight * 0.5)} ${pointText(from + 10, floor - 128 - flameHeight * 0.6)}`;
      const tip = pointText((from + to) / 2, floor - 128 - flameHeight);
      const down = `${pointText(to - 4, floor - 128 - flameHeight * 0.55)} ${pointText(to, floor - 140 - flameHeight * 0.4)}`;
      flame += `C${up} ${tip}C${down} ${shortNumber(to)} ${floor - 128}`;
    }
    sheet.fill(flame + 'z', colour);
  }
  sheet.draw(roundedRect(x - 62, floor - 136, 124, 18, 9), ink.wood, 1.6);
  sheet.draw(circlePath(x - 46, floor - 127, 9), ink.wood2, 1.5);
  sheet.draw(circlePath(x + 48, floor - 124, 11), ink.wood2, 1.5);
  sheet.stroke(circlePath(x + 48, floor - 124, 5), 1);
};

const drawLogStore = (sheet: DrawingSheet, x: number, floor: number) => {
  const { ink, random } = sheet;
  const storeX = x - 320 < 60 ? x + 230 : x - 330;
  const storeWidth = 110;
  const storeHeight = 220;
  sheet.draw(
    rectPath(storeX, floor - storeHeight, storeWidth, storeHeight),
    mixColours(ink.deep, ink.line, 0.3),
    2.2,
  );
  sheet.clip(rectPath(storeX + 4, floor - storeHeight + 4, storeWidth - 8, storeHeight - 8), () => {
    for (let logY = floor - 14, row = 0; logY > floor - storeHeight - 10; logY -= 23, row++) {
      for (let logX = storeX + 16 - (row % 2) * 13; logX < storeX + storeWidth + 10; logX += 26) {
        sheet.draw(circlePath(logX, logY, 12.5), mixColours(ink.wood2, ink.wood, random.next()), 1.5);
        sheet.stroke(circlePath(logX, logY, 6) + segmentPath(logX, logY, logX + 9, logY - 6), 0.9);
      }
    }
  });
};
