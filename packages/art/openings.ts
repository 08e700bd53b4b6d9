import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import {
  archPath,
  circlePath,
  joinPath,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from './shapes.ts';

/** The head of an opening: a half circle or a flat segment; straight without. */
export type ArchKind = 'round' | 'seg';

export interface WindowStyle {
  trim?: string;
  frame?: string;
  glass?: string;
  /** Width of the stone surround; 0 leaves it out. */
  surround?: number;
  arch?: ArchKind | null;
  hasKeystone?: boolean;
  hasCurtain?: boolean;
  hasSill?: boolean;
  /** Panes above each other. */
  rows?: number;
  /** Colour of the shutters, where there are any. */
  shutter?: string | null;
}

const archRise = (kind: ArchKind, width: number, flatness: number) =>
  kind === 'seg' ? width * flatness : undefined;

export const drawWindow = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle = {},
): void => {
  const { ink, random } = sheet;
  const trim = style.trim ?? ink.body2;
  const surround = style.surround ?? Math.max(4, width * 0.16);
  const isLit = (ink.night || sheet.weather === 'evening') && random.chance(0.55);
  const glass = isLit ? mixColours(ink.lit, ink.body, random.between(0, 0.25)) : (style.glass ?? ink.glass);
  const outline = (margin: number) => {
    const fullWidth = width + 2 * margin;
    return style.arch
      ? archPath(x - margin, y - margin, fullWidth, height + margin, archRise(style.arch, fullWidth, 0.18))
      : rectPath(x - margin, y - margin, fullWidth, height + margin);
  };
  if (surround) sheet.draw(outline(surround), trim, 1.2);
  if (style.hasKeystone && !style.arch) sheet.draw(keystone(x + width / 2, y, surround), trim, 1);
  sheet.draw(outline(0), glass, 1.4);
  sheet.clip(outline(0), () => drawPanes(sheet, x, y, width, height, style, isLit));
  if (style.hasSill !== false) {
    sheet.shade(rectPath(x - surround, y + height + 5, width + 2 * surround, 5), 0.2);
    const sill = rectPath(
      x - surround - 3,
      y + height,
      width + 2 * surround + 6,
      Math.max(4, surround * 0.7),
    );
    sheet.draw(sill, trim, 1.1);
  }
  if (style.shutter) {
    drawShutter(sheet, x - surround - width * 0.52 - 1, y, width * 0.52, height, style.shutter);
    drawShutter(sheet, x + width + surround + 1, y, width * 0.52, height, style.shutter);
  }
};

const keystone = (centre: number, y: number, surround: number) =>
  polygonPath([
    [centre - surround * 0.6, y - surround * 1.7],
    [centre + surround * 0.6, y - surround * 1.7],
    [centre + surround * 0.4, y],
    [centre - surround * 0.4, y],
  ]);

const drawPanes = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle,
  isLit: boolean,
) => {
  const { ink } = sheet;
  if (!isLit) {
    const gleam = polygonPath([
      [x, y + height * 0.75],
      [x + width * 0.75, y],
      [x + width, y],
      [x + width, y + height * 0.12],
      [x, y + height],
    ]);
    sheet.fill(gleam, ink.pale, ink.night ? 0.05 : 0.16);
  }
  if (style.hasCurtain) sheet.fill(curtains(x, y, width, height), ink.pale, 0.55);
  sheet.shade(
    rectPath(x, y, width, Math.max(3, height * 0.08)) + rectPath(x, y, Math.max(2, width * 0.1), height),
    0.4,
  );
  const rows = style.rows ?? 3;
  let bars = `M${pointText(x + width / 2, y)}v${shortNumber(height)}`;
  for (let i = 1; i < rows; i++) bars += `M${pointText(x, y + (height * i) / rows)}h${shortNumber(width)}`;
  const frame = style.frame ?? (ink.night ? mixColours(ink.line, ink.paper, 0.3) : ink.pale);
  sheet.stroke(bars + rectPath(x, y, width, height), Math.max(1.8, width * 0.055), frame);
};

const curtains = (x: number, y: number, width: number, height: number) => {
  const left = polygonPath([
    [x, y],
    [x + width * 0.34, y],
    [x + width * 0.12, y + height],
    [x, y + height],
  ]);
  const right = polygonPath([
    [x + width, y],
    [x + width * 0.66, y],
    [x + width * 0.88, y + height],
    [x + width, y + height],
  ]);
  return left + right;
};

const drawShutter = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
) => {
  sheet.shade(rectPath(x + 3, y + 4, width, height), 0.18);
  sheet.draw(rectPath(x, y, width, height), colour, 1.2);
  let slats = '';
  for (let slatY = y + 6; slatY < y + height - 3; slatY += 5) {
    slats += `M${pointText(x + 3, slatY)}h${shortNumber(width - 6)}`;
  }
  sheet.stroke(slats, 0.9, sheet.ink.line, 'opacity=".55"');
};

/** A round window with its cross: the oeil-de-boeuf of a zinc roof. */
export const drawRoundWindow = (sheet: DrawingSheet, x: number, y: number, radius: number): void => {
  const { ink } = sheet;
  sheet.draw(circlePath(x, y, radius), ink.night ? ink.lit : ink.glass, 1.8);
  sheet.clip(circlePath(x, y, radius), () => {
    const gleam = polygonPath([
      [x - radius, y + radius],
      [x + radius, y - radius],
      [x + radius, y - radius * 0.4],
      [x - radius * 0.3, y + radius],
    ]);
    sheet.fill(gleam, ink.pale, 0.16);
    const brow = `M${x - radius} ${y - radius}h${2 * radius}v${radius * 0.3}`;
    sheet.shade(`${brow}q${-radius} ${-radius * 0.5} ${-2 * radius} ${radius * 0.8}z`, 0.3);
    sheet.stroke(
      segmentPath(x - radius, y, x + radius, y) + segmentPath(x, y - radius, x, y + radius),
      3.4,
      ink.pale,
    );
  });
};

interface DoorStyle {
  colour: string;
  trim: string;
  arch?: ArchKind | null;
}

/** A panelled front door with a glazed top, standing on `base`. */
export const drawDoor = (
  sheet: DrawingSheet,
  x: number,
  base: number,
  width: number,
  height: number,
  style: DoorStyle,
): void => {
  const surround = width * 0.16;
  const top = base - height;
  const outline = (margin: number) => {
    const fullWidth = width + 2 * margin;
    return style.arch
      ? archPath(x - margin, top - margin, fullWidth, height + margin, archRise(style.arch, fullWidth, 0.2))
      : rectPath(x - margin, top - margin, fullWidth, height + margin);
  };
  sheet.draw(outline(surround), style.trim, 1.3);
  if (style.arch === 'round') sheet.stroke(voussoirs(x + width / 2, top + width / 2, width / 2, surround), 1);
  sheet.draw(outline(0), style.colour, 1.5);
  sheet.clip(outline(0), () => drawDoorLeaf(sheet, x, base, width, height));
  sheet.draw(rectPath(x - surround - 5, base - 5, width + 2 * surround + 10, 5), style.trim, 1.1);
};

const voussoirs = (centre: number, springing: number, radius: number, depth: number) => {
  let joints = '';
  for (let i = -2; i <= 2; i++) {
    const angle = -Math.PI / 2 + i * 0.5;
    joints += joinPath(
      polarPoint(centre, springing, radius, angle),
      polarPoint(centre, springing, radius + depth, angle),
    );
  }
  return joints;
};

const drawDoorLeaf = (sheet: DrawingSheet, x: number, base: number, width: number, height: number) => {
  const { ink } = sheet;
  const top = base - height;
  const transom = height * 0.24;
  const leaf = height - transom;
  sheet.fill(rectPath(x, top, width, transom), ink.night ? ink.lit : ink.glass);
  const bars = `M${pointText(x, top + transom)}h${shortNumber(width)}M${pointText(x + width / 2, top)}v${shortNumber(height)}`;
  sheet.stroke(bars, 1.6);
  let panels = '';
  for (const panelX of [x + width * 0.1, x + width * 0.58]) {
    panels += rectPath(panelX, top + transom + 8, width * 0.32, leaf * 0.36);
    panels += rectPath(panelX, base - leaf * 0.46, width * 0.32, leaf * 0.38);
  }
  sheet.stroke(panels, 1.1);
  sheet.shade(rectPath(x, top, width * 0.12, height) + rectPath(x, top, width, 6), 0.3);
};
