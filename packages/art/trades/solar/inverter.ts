import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawHose } from '#art/pipework.ts';
import { drawIndoors } from '#art/setting.ts';
import { circlePath, rectPath, roundedRect, segmentPath, shortNumber } from '#art/shapes.ts';

/** The cellar wall where the sun's current is turned, counted and kept. */
export const drawInverterScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 84;
  drawIndoors(
    sheet,
    random.pick([ink.body2, ink.tint, mixColours(ink.water, ink.pale, 0.4)]),
    floor,
    mixColours(ink.body2, ink.line, 0.18),
  );
  const middle = width / 2;
  const top = height * 0.2;
  const run = { corner: 22, bore: 7, colour: ink.accent };
  drawHose(
    sheet,
    [
      [middle - 70, -10],
      [middle - 70, top + 40],
    ],
    run,
  );
  drawHose(
    sheet,
    [
      [middle - 40, -10],
      [middle - 40, top + 40],
    ],
    { ...run, colour: ink.deep },
  );
  drawHose(
    sheet,
    [
      [middle - 60, top + 150],
      [middle - 60, floor - 150],
      [middle - 240, floor - 150],
      [middle - 240, floor - 60],
    ],
    run,
  );
  drawHose(
    sheet,
    [
      [middle + 20, top + 150],
      [middle + 20, floor - 120],
      [middle + 230, floor - 120],
      [middle + 230, top + 120],
    ],
    { ...run, colour: ink.green },
  );
  drawCase(sheet, middle - 130, top, 200, 180, ink.pale);
  sheet.draw(rectPath(middle - 100, top + 26, 90, 52), ink.night ? ink.lit : ink.glass, 1.6);
  let bars = '';
  for (let i = 0; i < 6; i++)
    bars += rectPath(middle - 92 + i * 13, top + 70 - (12 + ((i * 17) % 31)), 8, 12 + ((i * 17) % 31));
  sheet.fill(bars, ink.lit);
  sheet.draw(circlePath(middle + 34, top + 52, 17), ink.accent, 1.8);
  drawCase(sheet, middle - 330, floor - 200, 170, 200, mixColours(ink.deep, ink.pale, 0.2));
  for (const y of [50, 90, 130])
    sheet.draw(roundedRect(middle - 300, floor - 200 + y, 110, 14, 7), y === 50 ? ink.lit : ink.green, 1.4);
  drawCase(sheet, middle + 160, top - 20, 150, 210, ink.body);
  sheet.draw(circlePath(middle + 235, top + 40, 42), ink.pale, 2);
  sheet.stroke(
    segmentPath(middle + 235, top + 40, middle + 260, top + 20) + circlePath(middle + 235, top + 40, 31),
    1.6,
  );
  sheet.draw(rectPath(middle + 195, top + 104, 80, 26), ink.pale, 1.6);
};

const drawCase = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
) => {
  sheet.shade(roundedRect(x + 12, y + 14, width, height, 10), 0.24);
  sheet.draw(roundedRect(x, y, width, height, 10), colour, 2.2);
  let fins = '';
  for (let finX = x + 18; finX < x + width - 12; finX += 12)
    fins += `M${shortNumber(finX)} ${shortNumber(y + height - 34)}v22`;
  sheet.stroke(fins, 1.5);
};
