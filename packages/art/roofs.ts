import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import { drawCourses, drawSlateRows } from './masonry-textures.ts';
import { drawWindow } from './openings.ts';
import { pointText, polygonPath, rectPath, type SheetPoint, shortNumber } from './shapes.ts';

export type RoofKind = 'saddle' | 'half' | 'hip' | 'mansard' | 'gable' | 'crow' | 'flat';

export type DormerKind = '' | 'ped' | 'round';

/** A roof over a wall whose top left corner is at x, top. */
export interface RoofPlan {
  kind: RoofKind;
  x: number;
  top: number;
  width: number;
  height: number;
  /** How far the eaves reach past the wall. */
  eaves: number;
  colour: string;
  wall: string;
  trim: string;
  lineWidth: number;
  /** Size of the window in a gable. */
  windowWidth: number;
  windowHeight: number;
  /** Where dormers stand, as shares of the width. */
  dormers: readonly number[];
  dormerKind: DormerKind;
  slateHeight: number;
  slateDensity: number;
}

export const drawRoof = (sheet: DrawingSheet, roof: RoofPlan): void => {
  switch (roof.kind) {
    case 'gable':
      return drawGable(sheet, roof);
    case 'crow':
      return drawCrowSteps(sheet, roof);
    case 'flat':
      return drawParapet(sheet, roof);
    case 'mansard':
      return drawMansard(sheet, roof);
    case 'saddle':
    case 'half':
    case 'hip':
      return drawSlope(sheet, roof);
  }
};

const drawGable = (sheet: DrawingSheet, roof: RoofPlan) => {
  const { x, top, width, height, eaves, trim } = roof;
  const middle = x + width / 2;
  const right = x + width;
  const foot = top + eaves * 0.75;
  const shadow: SheetPoint[] = [
    [x, top + 10],
    [middle, top - height + 14],
    [right, top + 10],
    [right, top],
    [middle, top - height],
    [x, top],
  ];
  const verge: SheetPoint[] = [
    [x - eaves, foot],
    [middle, top - height - 6],
    [right + eaves, foot],
    [right + eaves - 3, foot - 11],
    [middle, top - height - 22],
    [x - eaves + 3, foot - 11],
  ];
  sheet.shade(polygonPath(shadow), 0.2);
  sheet.draw(polygonPath(verge), roof.colour, roof.lineWidth);
  const paneWidth = roof.windowWidth;
  const windowStyle = { trim, arch: 'round', rows: 2 } as const;
  const [paneX, paneY] = [middle - paneWidth * 0.36, top - height * 0.42];
  drawWindow(sheet, paneX, paneY, paneWidth * 0.72, roof.windowHeight * 0.6, windowStyle);
};

/** The stepped gable of old town houses. */
const drawCrowSteps = (sheet: DrawingSheet, roof: RoofPlan) => {
  const { x, top, width, height, trim } = roof;
  const steps = 6;
  const stepWidth = (width / 2 + 6) / steps;
  const stepHeight = (height + 20) / steps;
  let [cornerX, cornerY] = [x - 6, top];
  const left: SheetPoint[] = [[cornerX, cornerY + 10]];
  for (let i = 0; i < steps; i++) {
    left.push([cornerX, cornerY - stepHeight], [cornerX + stepWidth, cornerY - stepHeight]);
    cornerX += stepWidth;
    cornerY -= stepHeight;
  }
  left.pop();
  const middle = x + width / 2;
  const right = left.map(([pointX, pointY]): SheetPoint => [2 * middle - pointX, pointY]).toReversed();
  const gable = polygonPath([...left, ...right]);
  sheet.draw(gable, roof.wall, roof.lineWidth);
  sheet.clip(gable, () =>
    drawCourses(sheet, x - 8, top - height - 30, width + 16, height + 40, {
      rowHeight: 13,
      blockWidth: 26,
      density: 0.4,
      opacity: 0.5,
    }),
  );
  const paneWidth = roof.windowWidth;
  const windowStyle = { trim, arch: 'round', rows: 2 } as const;
  const [paneX, paneY] = [middle - paneWidth * 0.4, top - height * 0.4];
  drawWindow(sheet, paneX, paneY, paneWidth * 0.8, roof.windowHeight * 0.66, windowStyle);
};

const drawParapet = (sheet: DrawingSheet, { x, top, width, trim, lineWidth }: RoofPlan) => {
  sheet.shade(rectPath(x, top, width, 9), 0.22);
  sheet.draw(rectPath(x - 4, top - 10, width + 8, 10), trim, lineWidth);
};

const drawMansard = (sheet: DrawingSheet, roof: RoofPlan) => {
  const { x, top, width, height, eaves, colour, lineWidth } = roof;
  const steep = height * 0.68;
  const right = x + width;
  sheet.shade(rectPath(x, top, width, 13), 0.24);
  const slope = polygonPath([
    [x - eaves, top],
    [x + 8, top - steep],
    [right - 8, top - steep],
    [right + eaves, top],
  ]);
  const crown = polygonPath([
    [x + 4, top - steep],
    [x + width * 0.18, top - height],
    [x + width * 0.82, top - height],
    [right - 4, top - steep],
  ]);
  sheet.draw(crown, mixColours(colour, sheet.ink.line, 0.25), lineWidth);
  sheet.draw(slope, colour, lineWidth);
  const slates = { rowHeight: 10, blockWidth: 14, density: 0.55 };
  drawSlateRows(sheet, slope, x - eaves, top - steep, width + 2 * eaves, steep, slates);
  drawDormers(sheet, roof, top - 6, steep * 0.74);
  sheet.draw(rectPath(x - eaves - 4, top - 5, width + 2 * eaves + 8, 9), roof.trim, 1.4);
};

const drawSlope = (sheet: DrawingSheet, roof: RoofPlan) => {
  const { x, top, width, height, eaves, slateHeight } = roof;
  const inset = insetOf(roof);
  const right = x + width;
  sheet.shade(rectPath(x, top, width, 13), 0.24);
  const slope = polygonPath([
    [x - eaves, top],
    [x + inset, top - height],
    [right - inset, top - height],
    [right + eaves, top],
  ]);
  sheet.fillOffRegister(slope, roof.colour);
  const slates = { rowHeight: slateHeight, blockWidth: slateHeight * 1.5, density: roof.slateDensity };
  drawSlateRows(sheet, slope, x - eaves, top - height, width + 2 * eaves, height, slates);
  sheet.stroke(slope, roof.lineWidth);
  drawDormers(sheet, roof, top - 8, Math.min(height * 0.62, 62));
  sheet.stroke(`M${pointText(x + inset, top - height)}h${shortNumber(width - 2 * inset)}`, 3.2);
  sheet.draw(rectPath(x - eaves - 3, top - 4, width + 2 * eaves + 6, 7), roof.trim, 1.3);
};

/** How far the ridge ends before the gable walls. */
const insetOf = ({ kind, width, height }: RoofPlan) => {
  if (kind === 'hip') return Math.min(width * 0.24, height * 0.9);
  return kind === 'half' ? width * 0.09 : 3;
};

const drawDormers = (sheet: DrawingSheet, roof: RoofPlan, base: number, height: number) => {
  for (const place of roof.dormers) {
    drawDormer(sheet, roof, roof.x + roof.width * place - height * 0.36, base, height);
  }
};

const drawDormer = (sheet: DrawingSheet, roof: RoofPlan, x: number, base: number, height: number) => {
  const { wall, colour } = roof;
  const width = height * 0.72;
  const right = x + width;
  const top = base - height;
  const shadow: SheetPoint[] = [
    [right, base - height * 0.9],
    [right + 12, base - height * 0.7],
    [right + 12, base],
    [right, base],
  ];
  sheet.shade(polygonPath(shadow), 0.35);
  sheet.draw(rectPath(x, top, width, height), wall, 1.3);
  const windowStyle = { surround: 0, hasSill: false, rows: 2, trim: wall };
  drawWindow(sheet, x + width * 0.22, base - height * 0.86, width * 0.56, height * 0.72, windowStyle);
  if (roof.dormerKind === 'round') {
    const radius = shortNumber(width / 2 + 5);
    const head = `M${pointText(x - 5, top)}A${radius} ${radius} 0 0 1 ${pointText(right + 5, top)}z`;
    sheet.draw(head, colour, 1.4);
    return;
  }
  const pediment: SheetPoint[] = [
    [x - 6, top],
    [x + width / 2, top - width * 0.42],
    [right + 6, top],
  ];
  sheet.draw(polygonPath(pediment), roof.dormerKind === 'ped' ? wall : colour, 1.4);
};

/** A chimney with its pots; y is where it leaves the roof. */
export const drawChimney = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = sheet.ink.body,
): void => {
  const { ink } = sheet;
  sheet.draw(rectPath(x, y - height, width, height + 12), colour, 1.4);
  sheet.shade(rectPath(x + width * 0.6, y - height, width * 0.4, height + 12), 0.22);
  sheet.draw(rectPath(x - 3, y - height - 6, width + 6, 6), ink.body2, 1.2);
  const pots = width > 26 ? 2 : 1;
  for (let i = 0; i < pots; i++) {
    sheet.draw(rectPath(x + (width * (i + 0.5)) / pots - 4, y - height - 16, 8, 10), ink.body, 1.1);
  }
};
