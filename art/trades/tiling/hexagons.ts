import { mix } from '#art/ink.ts';
import { polygon, rect, roundedRect, segment } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A floor of hexagons from above, the last of them still to be set. */
export const hexagons = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), mix(ink.body2, ink.deep, 0.2));
  sheet.hatch(rect(0, 0, width, height), 24, 10, 0.9, ink.line, 0.3);
  const side = random.pick([46, 58]);
  const [wide, step] = [side * Math.sqrt(3), side * 1.5];
  const tones = [ink.pale, ink.tint, random.pick([ink.accent, ink.green, ink.deep])];
  const open = { x: width * 0.78, y: height * 0.72, r: Math.min(width, height) * 0.36 };
  for (let row = -1; row * step < height + side; row++)
    for (let column = -1; column * wide < width + wide; column++) {
      const [x, y] = [column * wide + (row % 2 ? wide / 2 : 0), row * step];
      if (Math.hypot(x - open.x, (y - open.y) * 1.2) < open.r) continue;
      const isFlower = row % 3 === 0 && column % 3 === (row % 2 ? 1 : 0);
      const tile = polygon(
        Array.from({ length: 6 }, (_, at) => {
          const angle = (Math.PI / 3) * at + Math.PI / 6;
          return [x + (side - 3) * Math.cos(angle), y + (side - 3) * Math.sin(angle)] as const;
        }),
      );
      sheet.draw(
        tile,
        isFlower
          ? (tones[2] ?? ink.accent)
          : mix(random.pick([ink.pale, ink.tint]), ink.body2, random.between(0, 0.35)),
        1.4,
      );
    }
  const [x, y] = [open.x - open.r * 0.2, open.y];
  for (let at = 3; at >= 0; at--)
    sheet.draw(roundedRect(x + at * 5, y - at * 9, 92, 60, 6), at % 2 ? ink.tint : ink.pale, 1.7);
  sheet.draw(rect(x - 120, y + 66, 70, 44), mix(ink.water, ink.pale, 0.3), 1.8);
  sheet.stroke(
    segment(x - 85, y + 66, x - 85, y + 26) + segment(x - 85, y + 26, x - 20, y + 20),
    9,
    ink.wood,
  );
};
