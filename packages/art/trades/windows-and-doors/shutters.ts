import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { type ArchKind, drawWindow } from '#art/openings.ts';
import { circlePath, polygonPath, rectPath } from '#art/shapes.ts';

/** Windows with shutters and flower boxes. */
export const drawShuttersScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.pale, ink.body2, ink.body, ink.tint, ink.accent]);
  sheet.fill(rectPath(0, 0, width, height), wall);
  drawWallTexture(sheet);
  const columns = width > 1000 ? 4 : 2;
  const columnWidth = width / columns;
  const inks = [ink.accent, ink.deep, ink.green, ink.water];
  const shutterColour = random.pick(inks.filter((colour) => colour !== wall));
  const trim = wall === ink.body2 ? ink.pale : mixColours(ink.body2, ink.pale, 0.2);
  const windowStyle = {
    trim,
    arch: random.pick<ArchKind | null>([null, 'seg', null]),
    surround: 13,
    rows: 3,
  };
  const [paneWidth, paneHeight] = [104, 176];
  for (const y of [62, 352]) {
    for (let column = 0; column < columns; column++) {
      const x = columnWidth * (column + 0.5) - paneWidth / 2;
      const shutter = random.chance(0.88) ? shutterColour : null;
      drawWindow(sheet, x, y, paneWidth, paneHeight, {
        ...windowStyle,
        shutter,
        hasCurtain: random.chance(0.4),
      });
      if (random.chance(0.5)) drawFlowerBox(sheet, { x, y, paneHeight, paneWidth, wall });
    }
  }
  sheet.shade(rectPath(0, 326, width, 8), 0.2);
  sheet.draw(rectPath(-5, 312, width + 10, 15), trim, 1.8);
  sheet.shade(
    polygonPath([
      [0, 0],
      [width, 0],
      [width, 20],
      [0, 20],
    ]),
    0.26,
  );
};

const drawWallTexture = (sheet: DrawingSheet) => {
  const { width, height, ink, random } = sheet;
  const coarse = { rowHeight: 34, blockWidth: 78, density: 0.4, lineWidth: 1.2, opacity: 0.4 };
  const fine = { rowHeight: 14, blockWidth: 34, density: 0.3, opacity: 0.4 };
  const texture = random.integer(0, 2);
  if (texture === 0) drawCourses(sheet, 0, 0, width, height, coarse);
  else if (texture === 1) drawCourses(sheet, 0, 0, width, height, fine);
  else sheet.stipple(rectPath(0, 0, width, height), ink.line, 14, 0.35, 70, 1.6);
};

const drawFlowerBox = (
  sheet: DrawingSheet,
  {
    x,
    y,
    paneHeight,
    paneWidth,
    wall,
  }: Record<'x' | 'y' | 'paneHeight' | 'paneWidth', number> & { wall: string },
) => {
  const { ink, random } = sheet;
  sheet.draw(
    rectPath(x - 14, y + paneHeight - 4, paneWidth + 28, 22),
    ink.body === wall ? ink.deep : ink.body,
    1.7,
  );
  for (let flower = 0; flower < 9; flower++) {
    const flowerX = x - 6 + flower * 14.5;
    sheet.draw(
      circlePath(flowerX, y + paneHeight - 8 - random.between(0, 9), 10),
      mixColours(ink.green, ink.line, random.between(0, 0.2)),
      1.3,
    );
    if (random.chance(0.7)) {
      sheet.draw(
        circlePath(flowerX + random.between(-4, 4), y + paneHeight - 14 - random.between(0, 10), 5),
        random.pick([ink.accent === wall ? ink.pale : ink.accent, ink.pale, ink.lit]),
        1.2,
      );
    }
  }
};
