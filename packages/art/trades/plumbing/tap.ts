import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { circlePath, ellipsePath, pointText, rectPath, roundedRect, shortNumber } from '#art/shapes.ts';

/** A tap and its drop over a basin, close up. */
export const drawTapScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const metal = random.pick([ink.wood, mixColours(ink.water, ink.pale, 0.3), ink.deep]);
  drawWall(sheet, random.pick([46, 62]));
  const rim = height * 0.72;
  sheet.shade(rectPath(0, rim - 12, width, 14), 0.3);
  const basin = Math.min(width * 0.84, height * 1.5);
  const x = width / 2 - basin / 2;
  sheet.draw(rectPath(-5, rim + height * 0.05, width + 10, height), ink.wood2, 1.8);
  sheet.hatch(rectPath(0, rim + height * 0.05, width, height), 4, 26, 0.7, ink.line, 0.35);
  sheet.draw(roundedRect(x, rim, basin, height * 0.16, height * 0.1), ink.pale, 2);
  sheet.draw(
    ellipsePath(width / 2, rim + height * 0.02, basin * 0.47, height * 0.035),
    mixColours(ink.water, ink.deep, 0.25),
    1.8,
  );
  drawSpout(sheet, metal, rim);
};

const drawWall = (sheet: DrawingSheet, side: number) => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.pale);
  const band = Math.round((height * 0.26) / side);
  for (let row = 0; row * side < height; row++)
    for (let x = row % 2 ? -side / 2 : 0; x < width; x += side) {
      const colour = row === band ? ink.accent : mixColours(ink.body2, ink.tint, random.between(0.2, 0.9));
      sheet.fill(rectPath(x + 1.5, row * side + 1.5, side - 3, side - 3), colour);
    }
};

const drawSpout = (sheet: DrawingSheet, metal: string, rim: number) => {
  const { width, height, ink } = sheet;
  const [x, top, reach] = [width * 0.4, height * 0.22, Math.min(width * 0.3, height * 0.36)];
  const r = reach / 2;
  const pipe = `M${pointText(x, rim)}V${shortNumber(top + r)}a${shortNumber(r)} ${shortNumber(r)} 0 0 1 ${shortNumber(reach)} 0v${shortNumber(height * 0.1)}`;
  const wide = Math.min(42, height * 0.075);
  sheet.stroke(pipe, wide + 4, ink.line, 'stroke-linecap="butt"');
  sheet.stroke(pipe, wide, metal, 'stroke-linecap="butt"');
  sheet.stroke(
    pipe,
    3,
    mixColours(metal, ink.pale, 0.6),
    `transform="translate(${shortNumber(-wide * 0.22)} 0)"`,
  );
  const mouth = top + r + height * 0.1;
  sheet.draw(rectPath(x + reach - wide * 0.62, mouth, wide * 1.24, wide * 0.4), metal, 1.8);
  sheet.draw(rectPath(x - wide, rim - wide * 0.5, wide * 2, wide * 0.6), metal, 1.8);
  const cross = { x, y: top + r * 1.9 };
  sheet.draw(roundedRect(cross.x - wide * 2, cross.y - wide * 0.22, wide * 4, wide * 0.44, 9), metal, 1.8);
  for (const side of [-1, 1])
    sheet.draw(circlePath(cross.x + side * wide * 2, cross.y, wide * 0.42), ink.pale, 1.7);
  sheet.draw(circlePath(cross.x, cross.y, wide * 0.52), ink.accent, 1.8);
  const drop = { x: x + reach, y: mouth + wide * 1.7 };
  const size = wide * 0.42;
  sheet.draw(
    `M${pointText(drop.x, drop.y - size * 1.7)}C${pointText(drop.x + size * 0.4, drop.y - size * 0.6)} ${pointText(drop.x + size, drop.y - size * 0.4)} ${pointText(drop.x + size, drop.y + size * 0.2)}a${shortNumber(size)} ${shortNumber(size)} 0 0 1 ${shortNumber(-2 * size)} 0C${pointText(drop.x - size, drop.y - size * 0.4)} ${pointText(drop.x - size * 0.4, drop.y - size * 0.6)} ${pointText(drop.x, drop.y - size * 1.7)}z`,
    ink.water,
    1.7,
  );
};
