import { mix } from '#art/ink.ts';
import { ellipse, num, rect, roundedRect, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** Open tins on a dust sheet, a brush across one of them. */
export const tins = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.green, ink.water, ink.body2]);
  sheet.fill(rect(0, 0, width, height), mix(wall, ink.pale, 0.5));
  sheet.hatch(rect(0, 0, width, height * 0.62), 0, 74, 0.8, ink.line, 0.2);
  sheet.draw(
    `M-5 ${num(height * 0.62)}q${num(width * 0.25)} -24 ${num(width * 0.5)} 0t${num(width * 0.5 + 20)} 0V${height + 9}H-5z`,
    ink.tint,
    1.8,
  );
  for (const [from, to] of [
    [0.1, 0.3],
    [0.44, 0.62],
    [0.74, 0.9],
  ] as const)
    sheet.stroke(
      `M${xy(width * from, height * 0.68)}q${num(width * 0.06)} ${num(height * 0.14)} ${num(width * (to - from))} ${num(height * 0.28)}`,
      1.2,
      ink.line,
      'opacity=".5"',
    );
  const colours = [ink.accent, ink.lit, ink.green, ink.deep, ink.body];
  const count = width > 1000 ? 5 : 3;
  const wide = Math.min(width / (count + 0.8), height * 0.36);
  for (let at = 0; at < count; at++)
    drawTin(sheet, {
      x: (width - wide * count * 1.06) / 2 + at * wide * 1.06,
      y: height * (at % 2 ? 0.36 : 0.44),
      wide: wide * 0.92,
      colour: colours[at % colours.length] ?? ink.accent,
      hasBrush: at === 1,
    });
};

interface Tin {
  x: number;
  y: number;
  wide: number;
  colour: string;
  hasBrush: boolean;
}

const drawTin = (sheet: Sheet, { x, y, wide, colour, hasBrush }: Tin) => {
  const { ink } = sheet;
  const [tall, flat] = [wide * 0.94, wide * 0.13];
  sheet.shade(ellipse(x + wide * 0.6, y + tall + flat * 0.4, wide * 0.6, flat * 1.4), 0.35);
  sheet.draw(
    `M${xy(x, y)}v${num(tall)}a${num(wide / 2)} ${num(flat)} 0 0 0 ${num(wide)} 0v${num(-tall)}z`,
    mix(ink.water, ink.pale, 0.4),
    2,
  );
  sheet.draw(
    `M${xy(x, y + tall * 0.26)}a${num(wide / 2)} ${num(flat)} 0 0 0 ${num(wide)} 0v${num(tall * 0.46)}a${num(wide / 2)} ${num(flat)} 0 0 1 ${num(-wide)} 0z`,
    colour,
    1.7,
  );
  sheet.draw(ellipse(x + wide / 2, y, wide / 2, flat), mix(ink.water, ink.pale, 0.6), 2);
  sheet.draw(ellipse(x + wide / 2, y + 2, wide * 0.43, flat * 0.72), colour, 1.5);
  sheet.fill(
    `M${xy(x + wide * 0.16, y + flat * 0.4)}v${num(tall * 0.3)}q6 9 12 0v${num(-tall * 0.24)}z`,
    colour,
  );
  if (!hasBrush) return;
  sheet.draw(roundedRect(x - wide * 0.5, y - flat * 0.9, wide * 0.62, flat, flat * 0.4), ink.wood, 1.8);
  sheet.draw(
    rect(x + wide * 0.1, y - flat * 1.3, wide * 0.2, flat * 1.8),
    mix(ink.water, ink.pale, 0.2),
    1.8,
  );
  sheet.draw(
    `M${xy(x + wide * 0.3, y - flat * 1.3)}h${num(wide * 0.34)}q${num(wide * 0.1)} ${num(flat * 0.9)} 0 ${num(flat * 1.8)}h${num(-wide * 0.34)}z`,
    colour,
    1.8,
  );
};
