import { mix } from '#art/ink.ts';
import { num, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A slab about to be poured: the mesh of bars, and the concrete that comes over it. */
export const rebar = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const concrete = mix(ink.body2, ink.deep, 0.16);
  sheet.fill(rect(0, 0, width, height), mix(ink.wood2, ink.wood, 0.3));
  let boards = '';
  for (let y = 0; y < height; y += 74) boards += segment(0, y, width, y);
  sheet.stroke(boards, 1.4);
  sheet.hatch(rect(0, 0, width, height), 0, 9, 0.4, ink.line, 0.2);
  const gap = Math.min(70, width * 0.09);
  const bars = (offset: number, colour: string, thick: number) => {
    let across = '';
    let along = '';
    for (let x = -height; x < width + height; x += gap) {
      across += segment(x + offset, -5, x + height * 0.3 + offset, height + 9);
      along += segment(-5, x + offset, width + 9, x - width * 0.14 + offset);
    }
    sheet.stroke(across, thick, colour);
    sheet.stroke(along, thick, colour);
  };
  bars(9, mix(ink.deep, ink.wood, 0.4), 6);
  bars(0, mix(ink.body, ink.deep, 0.45), 7);
  const edge = width * random.between(0.36, 0.5);
  const poured = `M${xy(width + 9, -9)}H${num(edge + 90)}c-90 ${num(height * 0.16)} 60 ${num(height * 0.2)} -40 ${num(height * 0.36)}s-90 ${num(height * 0.24)} -10 ${num(height * 0.4)}s-60 ${num(height * 0.2)} -30 ${num(height * 0.3)}H${num(width + 9)}z`;
  sheet.draw(poured, concrete, 2.2);
  sheet.clip(poured, () => {
    sheet.stipple(rect(0, 0, width, height), ink.line, 34, 0.45, 60, 1.8);
    sheet.fill(
      polygon([
        [width * 0.62, height],
        [width * 0.74, 0],
        [width * 0.82, 0],
        [width * 0.72, height],
      ]),
      ink.pale,
      0.22,
    );
  });
  const [x, y] = [width * 0.74, height * 0.44];
  sheet.draw(
    polygon([
      [x - 120, y + 26],
      [x + 120, y - 44],
      [x + 126, y - 20],
      [x - 112, y + 50],
    ]),
    ink.wood,
    2,
  );
  sheet.stroke(segment(x + 4, y - 4, x + 110, y - height * 0.4), 13);
  sheet.stroke(segment(x + 4, y - 4, x + 110, y - height * 0.4), 9, ink.wood2);
};
