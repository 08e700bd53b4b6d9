import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawChimney } from '#art/roofs.ts';
import { circlePath, pointText, polygonPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

type SlateKind = 'fish' | 'hex' | 'rect' | 'diamond';

interface Slating {
  kind: SlateKind;
  slateWidth: number;
  /** The height of a slate that the row above leaves open. */
  exposure: number;
}

/** A slope of slates close up, with a rooflight or a dormer. */
export const drawSlatesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const kind = random.pick<SlateKind>(['fish', 'hex', 'rect', 'diamond', 'fish']);
  const slateWidth = random.pick([54, 62, 70]);
  const exposure = slateWidth * (kind === 'diamond' ? 0.5 : kind === 'rect' ? 0.72 : 0.62);
  const top = random.pick([0, 118, 140]);
  const edge = mixColours(ink.deep, ink.pale, ink.night ? 0.34 : 0.5);
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  if (top) {
    drawSun(sheet, width * random.between(0.66, 0.86), top * 0.5, 32);
    drawClouds(sheet, 24, top - 24, 2);
  }
  sheet.fill(rectPath(0, top, width, height), ink.deep);
  drawSlope(sheet, { top, exposure, kind, slateWidth, edge });
  if (top) {
    drawRidge(sheet, top, edge);
  }
  const openingX = width * random.between(0.4, 0.62);
  const openingY = top + 116 + random.between(0, 60);
  const opening = sheet.seed % 2 ? random.integer(0, 1) : random.pick([0, 1, 2, 1]);
  if (opening === 0) {
    drawRooflight(sheet, openingX, openingY);
  } else if (opening === 1) {
    drawGableDormer(sheet, openingY, openingX);
  }
};

/** Rows from the eaves upwards, so that each lies under the one above. */
const drawSlope = (
  sheet: DrawingSheet,
  {
    top,
    exposure,
    kind,
    slateWidth,
    edge,
  }: Record<'top' | 'exposure' | 'slateWidth', number> & { edge: string } & { kind: SlateKind },
) => {
  const { width, height, ink, random } = sheet;
  const band = random.chance(0.6) ? random.integer(2, 4) : 99;
  const bandColour = random.pick([ink.body, ink.accent, ink.body2]);
  const rows = Math.ceil((height - top) / exposure) + 1;
  const gap = random.chance(0.5) ? { row: random.integer(3, 5), x: width * random.between(0.2, 0.7) } : null;
  sheet.clip(rectPath(0, top, width, height - top), () => {
    for (let row = rows; row >= -1; row--) {
      const y = top + row * exposure - exposure * 0.6;
      const isInBand = row >= band && row < band + 3;
      for (let x = -slateWidth + (row % 2 ? slateWidth / 2 : 0); x < width + slateWidth; x += slateWidth) {
        const rowsFromGap = gap ? Math.abs(row - gap.row) : 2;
        if (gap && rowsFromGap < 2 && Math.abs(x - gap.x) < slateWidth * (1.6 - rowsFromGap * 0.7)) {
          drawBattens(sheet, x, y, slateWidth, exposure);
          continue;
        }
        const isPatterned =
          isInBand &&
          (kind === 'diamond' || (Math.round((x / slateWidth) * 2) + row) % 2 === 0 || row === band + 1);
        const colour =
          isPatterned && random.chance(0.94)
            ? mixColours(bandColour, ink.deep, random.between(0, 0.25))
            : mixColours(ink.deep, random.chance(0.3) ? ink.body : ink.glass, random.between(0, 0.62));
        sheet.draw(slateOutline({ kind, slateWidth, exposure }, x, y), colour, 1.5, edge);
        if (random.chance(0.16)) {
          sheet.stroke(
            segmentPath(x + slateWidth * 0.3, y + exposure * 0.9, x + slateWidth * 0.62, y + exposure * 0.8),
            1,
            edge,
            'opacity=".7"',
          );
        }
      }
    }
  });
};

/** Where slates are missing one sees what they hang on. */
const drawBattens = (sheet: DrawingSheet, x: number, y: number, slateWidth: number, exposure: number) => {
  const { ink } = sheet;
  sheet.fill(
    rectPath(x, y + exposure * 0.5, slateWidth, exposure * 1.2),
    mixColours(ink.body, ink.line, 0.1),
  );
  const batten = (share: number) => `M${pointText(x, y + exposure * share)}h${shortNumber(slateWidth)}`;
  sheet.stroke(batten(0.85) + batten(1.2), 2.4);
};

const slateOutline = ({ kind, slateWidth, exposure }: Slating, x: number, y: number) => {
  const length = exposure * 1.75;
  const right = x + slateWidth;
  const middle = x + slateWidth / 2;
  if (kind === 'rect') return rectPath(x + 1, y, slateWidth - 2, length);
  if (kind === 'fish') {
    const tail = `a${pointText(slateWidth / 2 - 1, slateWidth / 2)} 0 0 1 ${shortNumber(2 - slateWidth)} 0z`;
    return `M${pointText(x + 1, y)}h${shortNumber(slateWidth - 2)}v${shortNumber(length - slateWidth / 2)}${tail}`;
  }
  if (kind === 'hex') {
    return polygonPath([
      [x + 1, y],
      [right - 1, y],
      [right - 1, y + length - slateWidth * 0.3],
      [x + slateWidth * 0.68, y + length],
      [x + slateWidth * 0.32, y + length],
      [x + 1, y + length - slateWidth * 0.3],
    ]);
  }
  return polygonPath([
    [middle, y],
    [right, y + exposure],
    [middle, y + 2 * exposure],
    [x, y + exposure],
  ]);
};

const drawRidge = (sheet: DrawingSheet, top: number, edge: string) => {
  const { width, ink, random } = sheet;
  let tiles = '';
  for (let x = 0; x < width; x += 58) {
    tiles += rectPath(x, top - 8, 56, 20);
  }
  sheet.draw(tiles, mixColours(ink.deep, ink.line, 0.3), 1.6, edge);
  drawChimney(sheet, width * random.between(0.16, 0.36), top - 4, 58, 64, ink.body);
};

const drawRooflight = (sheet: DrawingSheet, openingX: number, openingY: number) => {
  const { ink } = sheet;
  const paneWidth = 118;
  const paneHeight = 150;
  sheet.shade(rectPath(openingX + 12, openingY + 12, paneWidth + 12, paneHeight + 8), 0.45);
  sheet.draw(rectPath(openingX - 10, openingY - 10, paneWidth + 20, paneHeight + 20), ink.body2, 1.6);
  sheet.draw(rectPath(openingX, openingY, paneWidth, paneHeight), ink.night ? ink.lit : ink.water, 1.6);
  sheet.fill(
    polygonPath([
      [openingX, openingY + paneHeight * 0.7],
      [openingX + paneWidth * 0.8, openingY],
      [openingX + paneWidth, openingY],
      [openingX + paneWidth, openingY + 20],
      [openingX, openingY + paneHeight],
    ]),
    ink.pale,
    0.45,
  );
  sheet.stroke(`M${pointText(openingX, openingY + paneHeight * 0.5)}h${paneWidth}`, 3, ink.pale);
};

const drawGableDormer = (sheet: DrawingSheet, openingY: number, openingX: number) => {
  const { ink, random } = sheet;
  const dormerWidth = 150;
  const dormerHeight = 150;
  const base = openingY + dormerHeight;
  sheet.shade(
    polygonPath([
      [openingX + dormerWidth, base - dormerHeight],
      [openingX + dormerWidth + 46, base - dormerHeight + 60],
      [openingX + dormerWidth + 46, base],
      [openingX + dormerWidth, base],
    ]),
    0.5,
  );
  sheet.draw(rectPath(openingX, base - dormerHeight, dormerWidth, dormerHeight), ink.pale, 2);
  drawWindow(sheet, openingX + 42, base - dormerHeight + 34, 66, 92, {
    trim: ink.body2,
    arch: random.chance() ? 'round' : null,
  });
  sheet.draw(
    polygonPath([
      [openingX - 16, base - dormerHeight + 4],
      [openingX + dormerWidth / 2, base - dormerHeight - 78],
      [openingX + dormerWidth + 16, base - dormerHeight + 4],
      [openingX + dormerWidth + 16, base - dormerHeight - 10],
      [openingX + dormerWidth / 2, base - dormerHeight - 94],
      [openingX - 16, base - dormerHeight - 10],
    ]),
    ink.body,
    2,
  );
  sheet.draw(
    polygonPath([
      [openingX, base - dormerHeight + 3],
      [openingX + dormerWidth / 2, base - dormerHeight - 72],
      [openingX + dormerWidth, base - dormerHeight + 3],
    ]),
    ink.body2,
    1.8,
  );
  sheet.draw(circlePath(openingX + dormerWidth / 2, base - dormerHeight - 24, 13), ink.accent, 1.6);
  sheet.draw(
    rectPath(openingX - 12, base - 4, dormerWidth + 24, 10),
    mixColours(ink.deep, ink.pale, 0.4),
    1.5,
  );
};
