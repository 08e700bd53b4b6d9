import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { num, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** The eaves close up: slates, a gutter on its brackets, the pipe that leads down. */
export const gutter = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const eaves = height * 0.42;
  const wall = random.pick([ink.pale, ink.body2, ink.body]);
  sheet.fill(rect(0, 0, width, height), wall);
  drawCourses(sheet, 0, eaves, width, height - eaves, {
    rowHeight: 34,
    blockWidth: 84,
    density: 0.45,
    opacity: 0.4,
  });
  drawSlates(sheet, eaves);
  sheet.draw(rect(-5, eaves, width + 10, 30), ink.wood, 1.8);
  sheet.shade(rect(0, eaves + 30, width, 46), 0.32);
  const zinc = mix(ink.water, ink.deep, 0.25);
  const deep = Math.min(64, height * 0.12);
  sheet.draw(
    `M-9 ${num(eaves + 6)}h${width + 18}v${num(deep * 0.4)}q0 ${num(deep * 0.6)} -40 ${num(deep * 0.6)}H30q-39 0 -39 ${num(-deep * 0.6)}z`,
    zinc,
    1.9,
  );
  sheet.stroke(segment(0, eaves + 12, width, eaves + 12), 5, mix(zinc, ink.pale, 0.45));
  for (let x = 60; x < width; x += 150)
    sheet.draw(`M${xy(x, eaves + 2)}h13v${num(deep + 10)}h-13z`, mix(zinc, ink.deep, 0.35), 1.5);
  drawPipe(sheet, width * random.pick([0.24, 0.74]), eaves + deep, zinc);
};

const drawSlates = (sheet: Sheet, eaves: number) => {
  const { width, ink, random } = sheet;
  const [wide, tall] = [66, 52];
  sheet.fill(rect(0, 0, width, eaves), ink.deep);
  for (let row = 0, y = eaves - tall; y > -tall; row++, y -= tall)
    for (let x = row % 2 ? -wide / 2 : 0; x < width; x += wide)
      sheet.draw(
        rect(x, y, wide - 2, tall + 6),
        mix(ink.deep, random.chance(0.25) ? ink.body : ink.glass, random.between(0, 0.6)),
        1.4,
      );
};

const drawPipe = (sheet: Sheet, x: number, top: number, zinc: string) => {
  const { height, ink } = sheet;
  sheet.shade(rect(x + 22, top + 40, 14, height - top), 0.3);
  sheet.draw(`M${xy(x - 34, top - 6)}h68l-16 46h-36z`, zinc, 1.8);
  sheet.draw(rect(x - 19, top + 38, 38, height - top), zinc, 1.8);
  sheet.stroke(segment(x - 9, top + 40, x - 9, height), 4, mix(zinc, ink.pale, 0.45));
  for (let y = top + 90; y < height; y += 150)
    sheet.draw(rect(x - 26, y, 52, 14), mix(zinc, ink.deep, 0.35), 1.6);
};
