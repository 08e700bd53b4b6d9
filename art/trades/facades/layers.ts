import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { circle, polygon, rect, segment } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A wall in all its layers: bricks, boards with their plugs, mesh, and the coat over them. */
export const layers = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const coat = random.pick([ink.pale, ink.body2, ink.accent]);
  const edge = (share: number) => {
    const x = width * share;
    return polygon([
      [x, 0],
      [width + 9, 0],
      [width + 9, height],
      [x - height * 0.16, height],
    ]);
  };
  sheet.fill(rect(0, 0, width, height), ink.body);
  drawCourses(sheet, 0, 0, width, height, {
    rowHeight: 20,
    blockWidth: 52,
    density: 1,
    lineWidth: 1.2,
    opacity: 0.6,
  });
  drawBoards(sheet, edge(0.28));
  sheet.clip(edge(0.52), () => {
    sheet.fill(rect(0, 0, width, height), mix(ink.pale, ink.water, 0.35));
    sheet.hatch(rect(0, 0, width, height), 0, 11, 0.6, ink.line, 0.5);
    sheet.hatch(rect(0, 0, width, height), 90, 11, 0.6, ink.line, 0.5);
  });
  sheet.stroke(edge(0.52), 1.8);
  sheet.clip(edge(0.72), () => {
    sheet.fill(rect(0, 0, width, height), coat);
    sheet.stipple(rect(0, 0, width, height), ink.line, 20, 0.35, 70, 1.5);
  });
  sheet.stroke(edge(0.72), 1.8);
  const [paneWidth, paneHeight] = [Math.min(120, width * 0.14), Math.min(220, height * 0.38)];
  drawWindow(sheet, width * 0.83, height * 0.22, paneWidth, paneHeight, {
    rows: 3,
    surround: 14,
    trim: ink.pale,
  });
  drawTool(sheet);
};

const drawBoards = (sheet: Sheet, outline: string) => {
  const { width, height, ink } = sheet;
  const [wide, tall] = [128, 84];
  sheet.clip(outline, () => {
    sheet.fill(rect(0, 0, width, height), ink.tint);
    for (let row = 0; row * tall < height; row++)
      for (let x = row % 2 ? -wide / 2 : 0; x < width; x += wide) {
        sheet.stroke(rect(x, row * tall, wide, tall), 1.3);
        for (const [dx, dy] of [
          [0.5, 0.5],
          [0, 0.03],
        ] as const)
          sheet.draw(circle(x + wide * dx, row * tall + tall * dy, 7), ink.pale, 1.2);
      }
  });
  sheet.stroke(outline, 1.8);
};

/** A float, left on the ledge of the scaffold. */
const drawTool = (sheet: Sheet) => {
  const { width, height, ink } = sheet;
  const y = height * 0.88;
  sheet.shade(rect(0, y + 18, width, 12), 0.3);
  sheet.draw(rect(-5, y, width + 10, 18), ink.wood, 1.8);
  sheet.stroke(segment(0, y + 9, width, y + 9), 0.8, ink.line, 'opacity=".5"');
  for (const share of [0.06, 0.94]) sheet.draw(rect(width * share, -5, 14, height + 10), ink.water, 1.8);
  sheet.draw(rect(width * 0.2, y - 10, 96, 10), ink.pale, 1.6);
  sheet.draw(rect(width * 0.2 + 26, y - 24, 44, 14), ink.wood2, 1.6);
};
