import { mix } from '#art/ink.ts';
import { num, rect, roundedRect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** An inverter and its batteries on a cellar wall, with a day drawn on the display. */
export const battery = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height * 0.9;
  sheet.fill(rect(0, 0, width, height), random.pick([ink.tint, ink.pale, mix(ink.green, ink.pale, 0.6)]));
  sheet.hatch(rect(0, 0, width, floor), 0, 52, 0.8, ink.line, 0.24);
  sheet.draw(rect(-5, floor, width + 10, height), ink.body2, 1.8);
  const size = Math.min(width * 0.26, height * 0.4);
  const x = width * 0.14;
  for (const [at, colour] of [ink.accent, ink.deep].entries()) {
    sheet.stroke(segment(x + size * (0.3 + at * 0.2), -5, x + size * (0.3 + at * 0.2), height * 0.2), 12);
    sheet.stroke(
      segment(x + size * (0.3 + at * 0.2), -5, x + size * (0.3 + at * 0.2), height * 0.2),
      8,
      colour,
    );
  }
  const cable = `M${xy(x + size, height * 0.2 + size * 0.7)}h${num(width * 0.06)}v${num(height * 0.12)}h${num(width * 0.1)}`;
  sheet.stroke(cable, 12);
  sheet.stroke(cable, 8, ink.accent);
  sheet.shade(roundedRect(x + 12, height * 0.2 + 14, size, size, 14), 0.3);
  sheet.draw(roundedRect(x, height * 0.2, size, size, 14), ink.pale, 2.1);
  const screen = { x: x + size * 0.14, y: height * 0.2 + size * 0.14, wide: size * 0.72, tall: size * 0.42 };
  sheet.draw(rect(screen.x, screen.y, screen.wide, screen.tall), ink.deep, 1.8);
  sheet.fill(
    `M${xy(screen.x + 5, screen.y + screen.tall - 6)}c${num(screen.wide * 0.3)} 0 ${num(screen.wide * 0.28)} ${num(-screen.tall * 0.8)} ${num(screen.wide * 0.46)} ${num(-screen.tall * 0.8)}s${num(screen.wide * 0.2)} ${num(screen.tall * 0.8)} ${num(screen.wide * 0.5)} ${num(screen.tall * 0.8)}z`,
    ink.lit,
  );
  for (const share of [0.2, 0.42, 0.64])
    sheet.draw(
      roundedRect(x + size * share, height * 0.2 + size * 0.72, size * 0.14, size * 0.1, 5),
      share < 0.3 ? ink.green : ink.body2,
      1.4,
    );
  drawStack(sheet, width * (0.3 + size / width), floor, size);
};

const drawStack = (sheet: Sheet, x: number, floor: number, size: number) => {
  const { width, height, ink } = sheet;
  const count = width > 1000 ? 4 : 2;
  const [wide, tall] = [Math.min(size * 0.62, (width * 0.56) / count), height * 0.62];
  for (let at = 0; at < count; at++) {
    const left = x + at * wide * 1.12;
    sheet.shade(rect(left + 10, floor - tall + 14, wide, tall - 14), 0.28);
    sheet.draw(roundedRect(left, floor - tall, wide, tall, 10), mix(ink.water, ink.pale, 0.5), 2.1);
    for (let part = 1; part < 4; part++)
      sheet.stroke(segment(left, floor - (tall * part) / 4, left + wide, floor - (tall * part) / 4), 1.6);
    for (let part = 0; part < 4; part++) {
      const y = floor - (tall * (part + 1)) / 4 + tall * 0.07;
      sheet.draw(rect(left + wide * 0.2, y, wide * 0.6, tall * 0.11), ink.deep, 1.5);
      sheet.fill(
        rect(left + wide * 0.2 + 4, y + 4, (wide * 0.6 - 8) * (part < 3 ? 1 : 0.4), tall * 0.11 - 8),
        ink.green,
      );
    }
  }
};
