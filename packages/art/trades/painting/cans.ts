import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, ellipsePath, pointText, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

/** Shelves of tins, each with its colour, and brushes in a jar. */
export const drawCansScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  drawWallFace(sheet, random.pick([ink.body2, ink.tint, ink.water]));
  const colours = random.shuffled([
    ink.accent,
    ink.green,
    ink.body,
    ink.deep,
    ink.lit,
    ink.water,
    mixColours(ink.accent, ink.pale, 0.5),
    mixColours(ink.green, ink.pale, 0.5),
  ]);
  const shelves = height > 500 ? 2 : 1;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const base = (height * (shelf + 1)) / shelves - 70;
    sheet.shade(rectPath(0, base + 22, width, 22), 0.24);
    sheet.draw(rectPath(-4, base, width + 8, 24), ink.wood, 2);
    let x = random.between(-40, 30);
    let turn = shelf * 3;
    while (x < width) {
      const size = random.pick([96, 118, 140]);
      if (turn % 6 === 4) drawJar(sheet, x + 56, base);
      else drawTin(sheet, x, base, size, itemAt(colours, turn % colours.length));
      x += (turn % 6 === 4 ? 112 : size) + random.between(12, 34);
      turn++;
    }
  }
};

const drawTin = (sheet: DrawingSheet, x: number, base: number, size: number, colour: string) => {
  const { ink, random } = sheet;
  const height = size * 1.1;
  const top = base - height;
  const metal = mixColours(ink.water, ink.pale, 0.45);
  sheet.draw(
    `M${pointText(x, top)}V${shortNumber(base - 6)}q${shortNumber(size / 2)} 14 ${shortNumber(size)} 0V${shortNumber(top)}z`,
    metal,
    2,
  );
  sheet.draw(
    `M${pointText(x, top + height * 0.26)}v${shortNumber(height * 0.5)}q${shortNumber(size / 2)} 14 ${shortNumber(size)} 0v${shortNumber(-height * 0.5)}q${shortNumber(-size / 2)} 14 ${shortNumber(-size)} 0z`,
    colour,
    1.7,
  );
  sheet.shade(rectPath(x + size * 0.76, top + 6, size * 0.24, height - 10), 0.24);
  sheet.draw(ellipsePath(x + size / 2, top, size / 2, 13), metal, 2);
  const isOpen = random.chance(0.5);
  sheet.draw(ellipsePath(x + size / 2, top, size * 0.4, 9), isOpen ? colour : ink.pale, 1.6);
  if (isOpen) {
    sheet.draw(
      `M${pointText(x + size * 0.3, top + 12)}v${shortNumber(height * 0.2)}q6 12 12 0v${shortNumber(-height * 0.18)}z`,
      colour,
      1.4,
    );
  }
  sheet.draw(circlePath(x + size / 2, top + height * 0.55, size * 0.16), ink.pale, 1.5);
};

const drawJar = (sheet: DrawingSheet, x: number, base: number) => {
  const { ink } = sheet;
  for (const [i, lean] of [-26, -4, 22].entries()) {
    const colour = itemAt([ink.accent, ink.green, ink.deep], i);
    const [headX, headY] = [x + lean * 1.8, base - 178];
    sheet.stroke(segmentPath(x + lean * 0.5, base - 20, headX, headY + 34), 9);
    sheet.stroke(segmentPath(x + lean * 0.5, base - 20, headX, headY + 34), 5.6, ink.wood2);
    sheet.draw(rectPath(headX - 16, headY + 10, 32, 26), ink.body2, 1.7);
    sheet.draw(`M${pointText(headX - 16, headY + 10)}q-2 -40 16 -60q18 20 16 60z`, colour, 1.8);
  }
  sheet.draw(`M${pointText(x - 44, base - 92)}l7 90h74l7 -90z`, mixColours(ink.water, ink.pale, 0.35), 2);
};
