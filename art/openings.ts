import { mix } from './ink.ts';
import { arch, circle, join, num, polar, polygon, rect, segment, xy } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** The head of an opening: a half circle or a flat segment; straight without. */
export type ArchKind = 'round' | 'seg';

export interface WindowLook {
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
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  look: WindowLook = {},
): void => {
  const { ink, random } = sheet;
  const trim = look.trim ?? ink.body2;
  const surround = look.surround ?? Math.max(4, width * 0.16);
  const isLit = (ink.night || sheet.weather === 'evening') && random.chance(0.55);
  const glass = isLit ? mix(ink.lit, ink.body, random.between(0, 0.25)) : (look.glass ?? ink.glass);
  const outline = (margin: number) => {
    const fullWidth = width + 2 * margin;
    return look.arch
      ? arch(x - margin, y - margin, fullWidth, height + margin, archRise(look.arch, fullWidth, 0.18))
      : rect(x - margin, y - margin, fullWidth, height + margin);
  };
  if (surround) sheet.draw(outline(surround), trim, 1.2);
  if (look.hasKeystone && !look.arch) sheet.draw(keystone(x + width / 2, y, surround), trim, 1);
  sheet.draw(outline(0), glass, 1.4);
  sheet.clip(outline(0), () => drawPanes(sheet, x, y, width, height, look, isLit));
  if (look.hasSill !== false) {
    sheet.shade(rect(x - surround, y + height + 5, width + 2 * surround, 5), 0.2);
    const sill = rect(x - surround - 3, y + height, width + 2 * surround + 6, Math.max(4, surround * 0.7));
    sheet.draw(sill, trim, 1.1);
  }
  if (look.shutter) {
    drawShutter(sheet, x - surround - width * 0.52 - 1, y, width * 0.52, height, look.shutter);
    drawShutter(sheet, x + width + surround + 1, y, width * 0.52, height, look.shutter);
  }
};

const keystone = (centre: number, y: number, surround: number) =>
  polygon([
    [centre - surround * 0.6, y - surround * 1.7],
    [centre + surround * 0.6, y - surround * 1.7],
    [centre + surround * 0.4, y],
    [centre - surround * 0.4, y],
  ]);

const drawPanes = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  look: WindowLook,
  isLit: boolean,
) => {
  const { ink } = sheet;
  if (!isLit) {
    const gleam = polygon([
      [x, y + height * 0.75],
      [x + width * 0.75, y],
      [x + width, y],
      [x + width, y + height * 0.12],
      [x, y + height],
    ]);
    sheet.fill(gleam, ink.pale, ink.night ? 0.05 : 0.16);
  }
  if (look.hasCurtain) sheet.fill(curtains(x, y, width, height), ink.pale, 0.55);
  sheet.shade(
    rect(x, y, width, Math.max(3, height * 0.08)) + rect(x, y, Math.max(2, width * 0.1), height),
    0.4,
  );
  const rows = look.rows ?? 3;
  let bars = `M${xy(x + width / 2, y)}v${num(height)}`;
  for (let i = 1; i < rows; i++) bars += `M${xy(x, y + (height * i) / rows)}h${num(width)}`;
  const frame = look.frame ?? (ink.night ? mix(ink.line, ink.paper, 0.3) : ink.pale);
  sheet.stroke(bars + rect(x, y, width, height), Math.max(1.8, width * 0.055), frame);
};

const curtains = (x: number, y: number, width: number, height: number) => {
  const left = polygon([
    [x, y],
    [x + width * 0.34, y],
    [x + width * 0.12, y + height],
    [x, y + height],
  ]);
  const right = polygon([
    [x + width, y],
    [x + width * 0.66, y],
    [x + width * 0.88, y + height],
    [x + width, y + height],
  ]);
  return left + right;
};

const drawShutter = (sheet: Sheet, x: number, y: number, width: number, height: number, colour: string) => {
  sheet.shade(rect(x + 3, y + 4, width, height), 0.18);
  sheet.draw(rect(x, y, width, height), colour, 1.2);
  let slats = '';
  for (let slatY = y + 6; slatY < y + height - 3; slatY += 5) {
    slats += `M${xy(x + 3, slatY)}h${num(width - 6)}`;
  }
  sheet.stroke(slats, 0.9, sheet.ink.line, 'opacity=".55"');
};

/** A round window with its cross: the oeil-de-boeuf of a zinc roof. */
export const drawRoundWindow = (sheet: Sheet, x: number, y: number, radius: number): void => {
  const { ink } = sheet;
  sheet.draw(circle(x, y, radius), ink.night ? ink.lit : ink.glass, 1.8);
  sheet.clip(circle(x, y, radius), () => {
    const gleam = polygon([
      [x - radius, y + radius],
      [x + radius, y - radius],
      [x + radius, y - radius * 0.4],
      [x - radius * 0.3, y + radius],
    ]);
    sheet.fill(gleam, ink.pale, 0.16);
    const brow = `M${x - radius} ${y - radius}h${2 * radius}v${radius * 0.3}`;
    sheet.shade(`${brow}q${-radius} ${-radius * 0.5} ${-2 * radius} ${radius * 0.8}z`, 0.3);
    sheet.stroke(
      segment(x - radius, y, x + radius, y) + segment(x, y - radius, x, y + radius),
      3.4,
      ink.pale,
    );
  });
};

interface DoorLook {
  colour: string;
  trim: string;
  arch?: ArchKind | null;
}

/** A panelled front door with a glazed top, standing on `base`. */
export const drawDoor = (
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  look: DoorLook,
): void => {
  const surround = width * 0.16;
  const top = base - height;
  const outline = (margin: number) => {
    const fullWidth = width + 2 * margin;
    return look.arch
      ? arch(x - margin, top - margin, fullWidth, height + margin, archRise(look.arch, fullWidth, 0.2))
      : rect(x - margin, top - margin, fullWidth, height + margin);
  };
  sheet.draw(outline(surround), look.trim, 1.3);
  if (look.arch === 'round') sheet.stroke(voussoirs(x + width / 2, top + width / 2, width / 2, surround), 1);
  sheet.draw(outline(0), look.colour, 1.5);
  sheet.clip(outline(0), () => drawDoorLeaf(sheet, x, base, width, height));
  sheet.draw(rect(x - surround - 5, base - 5, width + 2 * surround + 10, 5), look.trim, 1.1);
};

const voussoirs = (centre: number, springing: number, radius: number, depth: number) => {
  let joints = '';
  for (let i = -2; i <= 2; i++) {
    const angle = -Math.PI / 2 + i * 0.5;
    joints += join(polar(centre, springing, radius, angle), polar(centre, springing, radius + depth, angle));
  }
  return joints;
};

const drawDoorLeaf = (sheet: Sheet, x: number, base: number, width: number, height: number) => {
  const { ink } = sheet;
  const top = base - height;
  const transom = height * 0.24;
  const leaf = height - transom;
  sheet.fill(rect(x, top, width, transom), ink.night ? ink.lit : ink.glass);
  const bars = `M${xy(x, top + transom)}h${num(width)}M${xy(x + width / 2, top)}v${num(height)}`;
  sheet.stroke(bars, 1.6);
  let panels = '';
  for (const panelX of [x + width * 0.1, x + width * 0.58]) {
    panels += rect(panelX, top + transom + 8, width * 0.32, leaf * 0.36);
    panels += rect(panelX, base - leaf * 0.46, width * 0.32, leaf * 0.38);
  }
  sheet.stroke(panels, 1.1);
  sheet.shade(rect(x, top, width * 0.12, height) + rect(x, top, width, 6), 0.3);
};
