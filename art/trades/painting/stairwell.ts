import { mix } from '#art/ink.ts';
import { num, polygon, rect, segment, timber, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A stairwell with a painted dado, stripped above it, and the ladder that reaches there. */
export const stairwell = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const colour = random.pick([ink.green, ink.accent, ink.water, ink.body]);
  sheet.fill(rect(0, 0, width, height), ink.tint);
  const steps = Math.max(5, Math.round(width / 110));
  const rise = (height * 0.62) / steps;
  const run = width / steps;
  const edge = (at: number) => height * 0.94 - at * rise;
  let dado = `M-5 ${num(height + 9)}`;
  let top = '';
  for (let at = 0; at <= steps; at++) dado += `L${xy(at * run, edge(at) - height * 0.26)}`;
  for (let at = steps; at >= 0; at--) top += `L${xy(at * run, edge(at))}`;
  sheet.fill(`${dado}${top}z`, colour);
  sheet.stroke(segment(0, edge(0) - height * 0.26, width, edge(steps) - height * 0.26), 9, ink.pale);
  sheet.stroke(segment(0, edge(0) - height * 0.26 - 5, width, edge(steps) - height * 0.26 - 5), 1.6);
  for (let at = 0; at < steps; at++) {
    const [x, y] = [at * run, edge(at)];
    sheet.draw(rect(x, y, width - x + 9, height), mix(ink.wood2, ink.wood, at % 2 ? 0.1 : 0.24), 1.6);
    sheet.draw(rect(x - 10, y - 8, run + 14, 14), ink.wood, 1.6);
  }
  let rails = '';
  for (let at = 0; at < steps; at++)
    for (const share of [0.2, 0.65])
      rails += segment(
        run * (at + share),
        edge(at) - 8,
        run * (at + share),
        edge(at + share) - height * 0.18,
      );
  sheet.stroke(rails, 5, ink.deep);
  sheet.draw(
    timber(-20, edge(0) - height * 0.19 + 4, width + 20, edge(steps) - height * 0.19, 18),
    ink.wood,
    1.9,
  );
  const patch = { x: width * 0.12, y: height * 0.06 };
  sheet.draw(
    polygon([
      [patch.x, patch.y],
      [patch.x + width * 0.3, patch.y - 30],
      [patch.x + width * 0.34, patch.y + height * 0.2],
      [patch.x + width * 0.1, patch.y + height * 0.24],
    ]),
    mix(colour, ink.pale, 0.45),
    1.5,
  );
};
