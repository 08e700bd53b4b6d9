import { mix } from '#art/ink.ts';
import { circle, ellipse, num, rect, roundedRect, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A tap and its drop over a basin, close up. */
export const tap = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const metal = random.pick([ink.wood, mix(ink.water, ink.pale, 0.3), ink.deep]);
  drawWall(sheet, random.pick([46, 62]));
  const rim = height * 0.72;
  sheet.shade(rect(0, rim - 12, width, 14), 0.3);
  const basin = Math.min(width * 0.84, height * 1.5);
  const x = width / 2 - basin / 2;
  sheet.draw(rect(-5, rim + height * 0.05, width + 10, height), ink.wood2, 1.8);
  sheet.hatch(rect(0, rim + height * 0.05, width, height), 4, 26, 0.7, ink.line, 0.35);
  sheet.draw(roundedRect(x, rim, basin, height * 0.16, height * 0.1), ink.pale, 2);
  sheet.draw(
    ellipse(width / 2, rim + height * 0.02, basin * 0.47, height * 0.035),
    mix(ink.water, ink.deep, 0.25),
    1.8,
  );
  drawSpout(sheet, metal, rim);
};

const drawWall = (sheet: Sheet, side: number) => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), ink.pale);
  const band = Math.round((height * 0.26) / side);
  for (let row = 0; row * side < height; row++)
    for (let x = row % 2 ? -side / 2 : 0; x < width; x += side) {
      const colour = row === band ? ink.accent : mix(ink.body2, ink.tint, random.between(0.2, 0.9));
      sheet.fill(rect(x + 1.5, row * side + 1.5, side - 3, side - 3), colour);
    }
};

const drawSpout = (sheet: Sheet, metal: string, rim: number) => {
  const { width, height, ink } = sheet;
  const [x, top, reach] = [width * 0.4, height * 0.22, Math.min(width * 0.3, height * 0.36)];
  const r = reach / 2;
  const pipe = `M${xy(x, rim)}V${num(top + r)}a${num(r)} ${num(r)} 0 0 1 ${num(reach)} 0v${num(height * 0.1)}`;
  const wide = Math.min(42, height * 0.075);
  sheet.stroke(pipe, wide + 4, ink.line, 'stroke-linecap="butt"');
  sheet.stroke(pipe, wide, metal, 'stroke-linecap="butt"');
  sheet.stroke(pipe, 3, mix(metal, ink.pale, 0.6), `transform="translate(${num(-wide * 0.22)} 0)"`);
  const mouth = top + r + height * 0.1;
  sheet.draw(rect(x + reach - wide * 0.62, mouth, wide * 1.24, wide * 0.4), metal, 1.8);
  sheet.draw(rect(x - wide, rim - wide * 0.5, wide * 2, wide * 0.6), metal, 1.8);
  const cross = { x, y: top + r * 1.9 };
  sheet.draw(roundedRect(cross.x - wide * 2, cross.y - wide * 0.22, wide * 4, wide * 0.44, 9), metal, 1.8);
  for (const side of [-1, 1])
    sheet.draw(circle(cross.x + side * wide * 2, cross.y, wide * 0.42), ink.pale, 1.7);
  sheet.draw(circle(cross.x, cross.y, wide * 0.52), ink.accent, 1.8);
  const drop = { x: x + reach, y: mouth + wide * 1.7 };
  const size = wide * 0.42;
  sheet.draw(
    `M${xy(drop.x, drop.y - size * 1.7)}C${xy(drop.x + size * 0.4, drop.y - size * 0.6)} ${xy(drop.x + size, drop.y - size * 0.4)} ${xy(drop.x + size, drop.y + size * 0.2)}a${num(size)} ${num(size)} 0 0 1 ${num(-2 * size)} 0C${xy(drop.x - size, drop.y - size * 0.4)} ${xy(drop.x - size * 0.4, drop.y - size * 0.6)} ${xy(drop.x, drop.y - size * 1.7)}z`,
    ink.water,
    1.7,
  );
};
