import { mix } from '#art/ink.ts';
import { circle, num, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A cut through the ground: what the house lets go runs down to the street. */
export const drain = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = height * 0.4;
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawFront(sheet, ground);
  for (const [at, share] of [0, 0.2, 0.52].entries()) {
    const y = ground + (height - ground) * share;
    const wave = `M0 ${num(y)}q${num(width / 4)} ${num(at ? 26 : 0)} ${num(width / 2)} ${num(at ? 6 : 0)}t${num(width / 2)} 0V${height}H0z`;
    sheet.draw(
      wave,
      mix(ink.body, [ink.green, ink.body2, ink.deep][at] ?? ink.body, [0.7, 0.4, 0.35][at] ?? 0),
      1.6,
    );
  }
  sheet.stipple(rect(0, ground + (height - ground) * 0.25, width, height), ink.line, 26, 0.5, 70, 2);
  const bore = Math.min(54, height * 0.09);
  const from = { x: width * 0.24, y: ground + (height - ground) * 0.34 };
  const to = { x: width * 0.76, y: ground + (height - ground) * 0.6 };
  const pipe = (thick: number, colour: string) =>
    sheet.stroke(
      `M${xy(from.x, ground - height * 0.1)}V${num(from.y)}L${xy(to.x, to.y)}`,
      thick,
      colour,
      'stroke-linejoin="round"',
    );
  pipe(bore + 5, ink.line);
  pipe(bore, random.pick([ink.accent, ink.wood]));
  sheet.stroke(segment(from.x + 20, from.y + bore * 0.1, to.x, to.y + bore * 0.1), bore * 0.36, ink.water);
  drawShaft(sheet, to.x, ground);
};

const drawFront = (sheet: Sheet, ground: number) => {
  const { width, ink } = sheet;
  const [wide, tall] = [Math.min(width * 0.34, ground * 1.1), ground * 0.52];
  const x = width * 0.24 - wide * 0.4;
  sheet.draw(rect(x, ground - tall, wide, tall), ink.pale, 1.8);
  sheet.draw(
    polygon([
      [x - 22, ground - tall],
      [x + wide / 2, ground - tall - ground * 0.36],
      [x + wide + 22, ground - tall],
    ]),
    ink.deep,
    1.8,
  );
  for (const share of [0.2, 0.64])
    sheet.draw(
      rect(x + wide * share, ground - tall * 0.76, wide * 0.17, tall * 0.42),
      ink.night ? ink.lit : ink.glass,
      1.6,
    );
};

const drawShaft = (sheet: Sheet, x: number, ground: number) => {
  const { height, ink } = sheet;
  const wide = Math.min(110, height * 0.2);
  const foot = ground + (height - ground) * 0.78;
  sheet.draw(rect(x, ground, wide, foot - ground), ink.pale, 2);
  let rings = '';
  for (let y = ground + 46; y < foot; y += 46) rings += segment(x, y, x + wide, y);
  sheet.stroke(rings, 1.5);
  let steps = '';
  for (let y = ground + 30; y < foot - 20; y += 34) steps += `M${xy(x + wide * 0.62, y)}h${num(wide * 0.26)}`;
  sheet.stroke(steps, 4, ink.deep);
  sheet.draw(rect(x - 12, ground - 10, wide + 24, 16), ink.deep, 1.8);
  sheet.fill(rect(x + 3, foot - 22, wide - 6, 20), ink.water);
  sheet.draw(circle(x + 2, ground + (height - ground) * 0.6, 3), ink.line, 1);
};
