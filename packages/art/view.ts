import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  type SheetPoint,
  segmentPath,
  shortNumber,
} from './shapes.ts';
import type { SceneSubject } from './subjects.ts';

/** Whole as it was composed; near to the work; from its side; as a drawing on the board. */
export const pictureViews = ['whole', 'near', 'side', 'board'] as const;

export type PictureView = (typeof pictureViews)[number];

/** Draws a scene as one sees it from somewhere. A banner has room for nothing but the whole. */
export const drawView = (
  sheet: DrawingSheet,
  view: PictureView,
  subject: SceneSubject,
  draw: () => void,
): void => {
  if (view === 'whole' || isBanner(sheet)) draw();
  else if (view === 'near') drawNear(sheet, subject, draw);
  else if (view === 'board') drawOnBoard(sheet, subject, draw);
  else if (subject.isPlan) drawLying(sheet, draw);
  else drawFromSide(sheet, draw);
};

const isBanner = ({ width, height }: DrawingSheet) => width > height * 2;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

const drawNear = (sheet: DrawingSheet, { near }: SceneSubject, draw: () => void) => {
  const { width, height } = sheet;
  const [across, down, scale] = near;
  const x = between(width * (1 - scale), width * (0.5 - across * scale), 0);
  const y = between(height * (1 - scale), height * (0.5 - down * scale), 0);
  sheet.withFinerPen(1 / Math.sqrt(scale), () => {
    sheet.group(`transform="translate(${pointText(x, y)}) scale(${scale})"`, draw);
  });
};

const SLOPE = 0.13;

/** How much of the ground is kept that would run out of the sheet, as a share of its height. */
const LIFTED = 0.07;

/** Uprights stay upright and levels run down the street; nothing is lost at either end of it, and more sky than ground. */
const drawFromSide = (sheet: DrawingSheet, draw: () => void) => {
  const { width, height } = sheet;
  const drop = SLOPE * Math.min(width, height * 1.4);
  const lift = height * LIFTED;
  const scale = (height + drop + lift) / height;
  const matrix = [1, drop / width, 0, scale, 0, -drop - lift];
  sheet.group(
    `transform="matrix(${matrix.map((value) => Math.round(value * 1000) / 1000).join(' ')})"`,
    draw,
  );
};

/** A plan as a slab on the table, seen from one of its corners. */
const drawLying = (sheet: DrawingSheet, draw: () => void) => {
  const { width, height, ink } = sheet;
  const [across, down, thickness] = [0.64, 0.36, 16];
  const left = width / 2 - (width - height) * across * 0.5;
  const top = height / 2 - (width + height) * down * 0.5;
  const place = (x: number, y: number): SheetPoint => [left + (x - y) * across, top + (x + y) * down];
  const corners = [place(0, 0), place(width, 0), place(width, height), place(0, height)];
  const lowered = corners.map(([x, y]): SheetPoint => [x, y + thickness]);
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.paper, ink.body, ink.night ? 0.12 : 0.45));
  sheet.fill(polygonPath(corners.map(([x, y]): SheetPoint => [x + 14, y + thickness + 22])), ink.line, 0.18);
  sheet.draw(polygonPath(lowered), mixColours(ink.deep, ink.line, 0.2), 2);
  sheet.fill(polygonPath(corners), ink.paper);
  sheet.clip(polygonPath(corners), () => {
    sheet.group(`transform="matrix(${across} ${down} ${-across} ${down} ${pointText(left, top)})"`, draw);
  });
  sheet.stroke(polygonPath(corners), 2.2);
};

/** How large the drawing on the board is, and how it was pinned. */
const PINNED = { share: 0.76, turn: -2.5 } as const;

/** The drawing pinned to a board, whole, with a glass held over the work. */
const drawOnBoard = (sheet: DrawingSheet, { detail }: SceneSubject, draw: () => void) => {
  const { width, height, ink, idPrefix } = sheet;
  const { share, turn } = PINNED;
  drawBoard(sheet);
  const [across, down] = [width * share, height * share];
  // Held beside the work, so that it hides little of it, and at a height where a card has no tags.
  const isGlassLeft = detail[0] > 0.5;
  const radius = height * 0.165;
  const [left, top] = [(width - across) * (isGlassLeft ? 0.84 : 0.16), (height - down) * 0.46];
  const margin = height * 0.025;
  const scene = `${idPrefix}scene`;
  sheet.group(`transform="rotate(${turn} ${pointText(width / 2, height / 2)})"`, () => {
    const print = rectPath(left - margin, top - margin, across + margin * 2, down + margin * 2);
    // A strip each: hatching all that lies under the drawing would cost more than the drawing.
    const [right, bottom] = [left + across + margin, top + down + margin];
    sheet.shade(rectPath(right, top, 10, down + margin + 12), 0.3);
    sheet.shade(rectPath(left, bottom, across + margin, 12), 0.3);
    sheet.draw(print, ink.pale, 1.6);
    const frame = rectPath(left, top, across, down);
    sheet.clip(frame, () => {
      sheet.group(`transform="translate(${pointText(left, top)}) scale(${share})"`, () => {
        sheet.append(`<rect width="${width}" height="${height}" fill="${ink.paper}"/>`);
        sheet.group(`id="${scene}"`, draw);
      });
    });
    sheet.stroke(frame, 1.8);
    for (const x of [left - margin * 0.2, left + across + margin * 0.2]) {
      sheet.draw(circlePath(x, top - margin * 0.2, height * 0.016), ink.accent, 1.6);
    }
  });
  const x = isGlassLeft ? radius + 18 : width - radius - 18;
  drawGlass(sheet, { x, y: height * 0.6, radius }, [width * detail[0], height * detail[1]], scene);
};

const drawBoard = (sheet: DrawingSheet) => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.paper, ink.body2, ink.night ? 0.2 : 0.7));
  let lines = '';
  for (let x = 20; x < width; x += 40) lines += segmentPath(x, 0, x, height);
  for (let y = 20; y < height; y += 40) lines += segmentPath(0, y, width, y);
  sheet.stroke(lines, 0.7, ink.line, 'opacity=".22"');
  sheet.stroke(
    `M0 ${shortNumber(height / 2)}H${shortNumber(width)}`,
    1,
    ink.line,
    'stroke-dasharray="14 5 2 5"',
  );
};

const LARGER = 1.7;

const drawGlass = (
  sheet: DrawingSheet,
  { x, y, radius }: Record<'x' | 'y' | 'radius', number>,
  work: SheetPoint,
  scene: string,
) => {
  const enlarged = `translate(${pointText(x - work[0] * LARGER, y - work[1] * LARGER)}) scale(${LARGER})`;
  const { ink } = sheet;
  sheet.shade(circlePath(x + 8, y + 10, radius + 10), 0.28);
  sheet.draw(circlePath(x, y, radius + 10), ink.accent, 2);
  sheet.fill(circlePath(x, y, radius), ink.paper);
  sheet.clip(circlePath(x, y, radius), () => sheet.append(`<use href="#${scene}" transform="${enlarged}"/>`));
  sheet.stroke(circlePath(x, y, radius), 2);
};
