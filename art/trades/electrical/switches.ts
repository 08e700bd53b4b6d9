import { mix } from '#art/ink.ts';
import { circle, rect, roundedRect, segment } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** Switches and sockets side by side on a wall, their chases still open. */
export const switches = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([
    ink.body2,
    ink.pale,
    mix(ink.green, ink.pale, 0.55),
    mix(ink.accent, ink.pale, 0.35),
  ]);
  sheet.fill(rect(0, 0, width, height), wall);
  sheet.stipple(rect(0, 0, width, height), ink.line, 16, 0.3, 80, 1.5);
  const size = Math.min(150, height * 0.25);
  const count = Math.max(2, Math.floor((width * 0.72) / (size * 1.16)));
  const left = width / 2 - (count * size * 1.08) / 2;
  const y = height * 0.42;
  for (let at = 0; at < count; at++)
    drawChase(sheet, left + at * size * 1.08 + size / 2, at % 2 ? y + size : -5, at % 2 ? height + 9 : y);
  sheet.shade(roundedRect(left - 5, y + 4, count * size * 1.08 + 24, size + 26, 18), 0.3);
  sheet.draw(roundedRect(left - 16, y - 14, count * size * 1.08 + 24, size + 28, 18), ink.pale, 2);
  for (let at = 0; at < count; at++) {
    const x = left + at * size * 1.08;
    if (random.chance(0.55)) drawSocket(sheet, x, y, size);
    else drawSwitch(sheet, x, y, size);
  }
};

const drawChase = (sheet: Sheet, x: number, from: number, to: number) => {
  const { ink } = sheet;
  sheet.draw(rect(x - 20, from, 40, to - from), mix(ink.body, ink.deep, 0.2), 1.5);
  for (const [side, colour] of [ink.accent, ink.water, ink.lit].entries())
    sheet.stroke(segment(x - 9 + side * 9, from, x - 9 + side * 9, to), 5, colour);
};

const drawSocket = (sheet: Sheet, x: number, y: number, size: number) => {
  const { ink } = sheet;
  const middle = { x: x + size / 2, y: y + size / 2 };
  sheet.draw(roundedRect(x, y, size, size, 10), ink.tint, 1.8);
  sheet.draw(circle(middle.x, middle.y, size * 0.36), mix(ink.tint, ink.line, 0.12), 1.8);
  for (const side of [-1, 1])
    sheet.fill(circle(middle.x + side * size * 0.15, middle.y, size * 0.055), ink.line);
  for (const side of [-1, 1])
    sheet.draw(
      rect(middle.x - size * 0.05, middle.y + side * size * 0.33 - size * 0.03, size * 0.1, size * 0.06),
      ink.wood,
      1.2,
    );
};

const drawSwitch = (sheet: Sheet, x: number, y: number, size: number) => {
  const { ink, random } = sheet;
  const isOn = random.chance();
  sheet.draw(roundedRect(x, y, size, size, 10), ink.tint, 1.8);
  sheet.draw(roundedRect(x + size * 0.16, y + size * 0.12, size * 0.68, size * 0.76, 6), ink.pale, 1.7);
  sheet.shade(rect(x + size * 0.16, y + size * (isOn ? 0.5 : 0.12), size * 0.68, size * 0.38), 0.14);
  sheet.stroke(segment(x + size * 0.16, y + size / 2, x + size * 0.84, y + size / 2), 1.4);
  sheet.fill(
    circle(x + size / 2, y + size * (isOn ? 0.28 : 0.72), size * 0.045),
    isOn ? ink.accent : ink.line,
  );
};
