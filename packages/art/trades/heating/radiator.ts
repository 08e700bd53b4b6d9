import { drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawPipe, drawValve } from '#art/pipework.ts';
import {
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A radiator under a window. */
export const drawRadiatorScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body2, ink.tint, ink.body, ink.green, ink.water]);
  sheet.fill(rectPath(0, 0, width, height), wall);
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 8, 0.25, 80);
  const floor = height - 84;
  const x = width * random.between(0.4, 0.52);
  const windowWidth = 300;
  const windowY = 40;
  const windowHeight = 232;
  drawWideWindow(sheet, { x, windowWidth, windowY, windowHeight });
  const columns = random.integer(9, 13);
  const columnWidth = 30;
  const radiatorWidth = columns * columnWidth;
  const radiatorX = x - radiatorWidth / 2;
  const radiatorY = windowY + windowHeight + 58;
  const radiatorHeight = floor - radiatorY - 34;
  const colour = random.pick([ink.pale, ink.accent, ink.deep]);
  drawRadiator(sheet, {
    radiatorX,
    radiatorY,
    radiatorWidth,
    radiatorHeight,
    columns,
    columnWidth,
    colour,
    floor,
  });
  drawBoardedFloor(sheet, floor);
  drawWarmth(sheet, { radiatorX, radiatorWidth, radiatorY, colour });
  if (random.chance(0.6)) {
    drawPottedPalm(sheet, x, windowWidth, floor);
  }
};

const drawWideWindow = (
  sheet: DrawingSheet,
  { x, windowWidth, windowY, windowHeight }: Record<'x' | 'windowWidth' | 'windowY' | 'windowHeight', number>,
) => {
  const { ink, random } = sheet;
  sheet.shade(rectPath(x - windowWidth / 2 - 10, windowY - 10, windowWidth + 44, windowHeight + 34), 0.16);
  sheet.draw(
    rectPath(x - windowWidth / 2 - 20, windowY - 20, windowWidth + 40, windowHeight + 30),
    ink.pale,
    2,
  );
  sheet.draw(
    rectPath(x - windowWidth / 2, windowY, windowWidth, windowHeight),
    mixColours(ink.water, ink.pale, ink.night ? 0 : 0.4),
    1.8,
  );
  sheet.clip(rectPath(x - windowWidth / 2, windowY, windowWidth, windowHeight), () => {
    drawSun(sheet, x + random.between(-80, 80), windowY + 70, 34);
    sheet.fill(
      `M${x - windowWidth / 2} ${windowY + windowHeight - 60}q${windowWidth * 0.25} -50 ${windowWidth * 0.5} -14t${windowWidth * 0.5} -26v120h${-windowWidth}z`,
      ink.green,
    );
    sheet.fill(
      `M${x - windowWidth / 2} ${windowY + windowHeight - 24}q${windowWidth * 0.3} -40 ${windowWidth * 0.6} -6t${windowWidth * 0.4} -8v60h${-windowWidth}z`,
      mixColours(ink.green, ink.line, 0.3),
    );
    for (let i = 0; i < 3; i++) {
      drawTree(
        sheet,
        x + random.between(-130, 130),
        windowY + windowHeight - 20,
        random.between(50, 90),
        random.pick(['poplar', 'round', 'fir'] as const),
        mixColours(ink.green, ink.line, 0.2),
      );
    }
    sheet.shade(
      rectPath(x - windowWidth / 2, windowY, windowWidth, 14) +
        rectPath(x - windowWidth / 2, windowY, 12, windowHeight),
      0.3,
    );
  });
  sheet.stroke(
    `M${shortNumber(x)} ${windowY}v${windowHeight}M${shortNumber(x - windowWidth / 2)} ${windowY + windowHeight * 0.36}h${windowWidth}`,
    13,
    ink.line,
  );
  sheet.stroke(
    `M${shortNumber(x)} ${windowY}v${windowHeight}M${shortNumber(x - windowWidth / 2)} ${windowY + windowHeight * 0.36}h${windowWidth}`,
    9.5,
    ink.pale,
  );
  sheet.draw(
    rectPath(x - windowWidth / 2 - 40, windowY + windowHeight + 8, windowWidth + 80, 20),
    ink.pale,
    2,
  );
  sheet.shade(rectPath(x - windowWidth / 2 - 34, windowY + windowHeight + 28, windowWidth + 80, 12), 0.22);
};

const drawRadiator = (
  sheet: DrawingSheet,
  {
    radiatorX,
    radiatorY,
    radiatorWidth,
    radiatorHeight,
    columns,
    columnWidth,
    colour,
    floor,
  }: Record<
    'radiatorX' | 'radiatorY' | 'radiatorWidth' | 'radiatorHeight' | 'columns' | 'columnWidth' | 'floor',
    number
  > & { colour: string },
) => {
  const { ink } = sheet;
  sheet.shade(rectPath(radiatorX + 12, radiatorY + 14, radiatorWidth + 6, radiatorHeight), 0.24);
  for (let i = 0; i < columns; i++) {
    const columnX = radiatorX + i * columnWidth;
    sheet.draw(roundedRect(columnX + 1, radiatorY, columnWidth - 2, radiatorHeight, 13), colour, 1.9);
    sheet.fill(
      roundedRect(columnX + 6, radiatorY + 12, 5, radiatorHeight - 24, 2.5),
      mixColours(colour, ink.night ? '#ffffff' : ink.pale, colour === ink.pale ? 0 : 0.4),
    );
    sheet.shade(roundedRect(columnX + columnWidth - 11, radiatorY + 8, 7, radiatorHeight - 16, 3.5), 0.2);
  }
  sheet.stroke(
    `M${pointText(radiatorX, radiatorY + 22)}h${radiatorWidth}M${pointText(radiatorX, radiatorY + radiatorHeight - 22)}h${radiatorWidth}`,
    1.3,
  );
  for (const footX of [radiatorX + 16, radiatorX + radiatorWidth - 16]) {
    sheet.draw(
      `M${pointText(footX - 8, radiatorY + radiatorHeight)}h16l3 ${shortNumber(floor - radiatorY - radiatorHeight)}h-22z`,
      colour,
      1.8,
    );
  }
  drawPipe(
    sheet,
    [
      [radiatorX - 46, floor + 4],
      [radiatorX - 46, radiatorY + radiatorHeight - 22],
      [radiatorX - 2, radiatorY + radiatorHeight - 22],
    ],
    11,
    ink.body,
  );
  drawValve(
    sheet,
    radiatorX - 30,
    radiatorY + radiatorHeight - 22,
    12,
    colour === ink.accent ? ink.deep : ink.accent,
  );
};

const drawBoardedFloor = (sheet: DrawingSheet, floor: number) => {
  const { width, height, ink } = sheet;
  sheet.draw(rectPath(-4, floor - 20, width + 8, 20), ink.pale, 1.8);
  sheet.fill(rectPath(0, floor, width, height), mixColours(ink.body, ink.line, 0.12));
  let boards = '';
  for (let i = -12; i < 26; i++) {
    boards += segmentPath((width * i) / 14, floor, ((width * i) / 14 - width / 2) * 1.5 + width / 2, height);
  }
  sheet.stroke(boards, 1.3);
  sheet.stroke(`M0 ${floor}H${width}`, 2.2);
};

const drawWarmth = (
  sheet: DrawingSheet,
  {
    radiatorX,
    radiatorWidth,
    radiatorY,
    colour,
  }: Record<'radiatorX' | 'radiatorWidth' | 'radiatorY', number> & { colour: string },
) => {
  const { ink } = sheet;
  let waves = '';
  for (let i = 0; i < 5; i++) {
    const waveX = radiatorX + (radiatorWidth * (i + 0.5)) / 5;
    waves += `M${pointText(waveX, radiatorY - 12)}q-9 -9 0 -18t0 -18`;
  }
  sheet.stroke(
    waves,
    2,
    ink.accent === colour ? ink.line : ink.accent,
    'stroke-linecap="round" opacity=".8"',
  );
};

const drawPottedPalm = (sheet: DrawingSheet, x: number, windowWidth: number, floor: number) => {
  const { ink, random } = sheet;
  const potX = x + windowWidth / 2 + 84;
  sheet.draw(
    polygonPath([
      [potX - 44, floor - 60],
      [potX + 44, floor - 60],
      [potX + 34, floor + 20],
      [potX - 34, floor + 20],
    ]),
    ink.body,
    2,
  );
  sheet.stroke(
    polygonPath([
      [potX - 44, floor - 60],
      [potX + 44, floor - 60],
      [potX + 42, floor - 44],
      [potX - 42, floor - 44],
    ]),
    1.7,
  );
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.27;
    const length = 150 + random.between(-20, 40);
    const [tipX, tipY] = polarPoint(potX, floor - 60, length, angle);
    sheet.stroke(
      `M${potX} ${floor - 60}Q${pointText((potX + tipX) / 2, (floor - 60 + tipY) / 2 - 20)} ${pointText(tipX, tipY)}`,
      1.8,
    );
    sheet.draw(
      `M${pointText(tipX, tipY)}q${pointText(Math.cos(angle + 1) * 36, Math.sin(angle + 1) * 36)} ${pointText(Math.cos(angle) * 66, Math.sin(angle) * 66)}q${pointText(Math.cos(angle - 1.7) * 46, Math.sin(angle - 1.7) * 46)} ${pointText(-Math.cos(angle) * 66, -Math.sin(angle) * 66)}z`,
      mixColours(ink.green, ink.line, random.between(0, 0.3)),
      1.5,
    );
  }
};
