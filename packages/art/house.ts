import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import { drawCourses } from './masonry-textures.ts';
import { type ArchKind, drawDoor, drawWindow } from './openings.ts';
import { type DormerKind, drawChimney, drawRoof, type RoofKind } from './roofs.ts';
import { pointText, polygonPath, rectPath, shortNumber } from './shapes.ts';

type WallTexture = 'render' | 'ashlar' | 'brick' | 'slate';

export interface HousePlan {
  x: number;
  base: number;
  width: number;
  floors?: number;
  floorHeight?: number;
  /** Windows across. */
  bays?: number;
  wall?: string;
  /** Stone around the openings, sills and bands. */
  trim?: string;
  accent?: string;
  texture?: WallTexture;
  /** Where the wall turns to a second colour, as a share of its width. */
  half?: number;
  halfColour?: string;
  hasBands?: boolean;
  hasQuoins?: boolean;
  hasKeystones?: boolean;
  hasDoor?: boolean;
  doorBay?: number;
  doorArch?: ArchKind | null;
  arch?: ArchKind | null;
  windowHeight?: number;
  shutter?: string | null;
  roof?: RoofKind;
  roofHeight?: number;
  roofColour?: string;
  /** Where chimneys and dormers stand, as shares of the width. */
  chimneys?: readonly number[];
  dormers?: readonly number[];
  dormerKind?: DormerKind;
  slateHeight?: number;
  slateDensity?: number;
  lineWidth?: number;
}

/** A house with everything about it decided. */
type Plan = ReturnType<typeof planOf>;

const PLINTH = 14;
const EAVES = 9;

/** Draws a house in elevation; says where its wall ends and its roof begins. */
export const drawHouse = (sheet: DrawingSheet, house: HousePlan): { wallTop: number } => {
  const plan = planOf(sheet, house);
  if (plan.roof !== 'flat') drawChimneys(sheet, plan);
  const outline = outlineOf(plan);
  sheet.fillOffRegister(outline, plan.wall);
  // Paper is nearly black at night, so an off-register wall would show a dark slit.
  if (sheet.ink.night) sheet.fill(outline, plan.wall);
  sheet.clip(outline, () => drawWallSurface(sheet, plan, outline));
  if (plan.hasBands) drawBands(sheet, plan);
  if (plan.hasQuoins) drawQuoins(sheet, plan);
  sheet.stroke(outline, plan.lineWidth);
  for (let floor = 0; floor < plan.floors; floor++) {
    for (let bay = 0; bay < plan.bays; bay++) drawOpening(sheet, plan, floor, bay);
  }
  drawRoof(sheet, roofOf(plan));
  return { wallTop: plan.top };
};

const planOf = ({ ink }: DrawingSheet, house: HousePlan) => {
  const { x, base, width, floors = 2, floorHeight = 96, bays = 3, shutter = null } = house;
  const wallHeight = floors * floorHeight + PLINTH;
  const trim = house.trim ?? ink.body2;
  // Shutters need the wall between two windows.
  const windowWidth = Math.min((width / bays) * (shutter ? 0.34 : 0.46), 54);
  return {
    x,
    base,
    width,
    floors,
    floorHeight,
    bays,
    shutter,
    trim,
    wallHeight,
    windowWidth,
    top: base - wallHeight,
    wall: house.wall ?? ink.pale,
    accent: house.accent ?? ink.accent,
    texture: house.texture ?? 'render',
    half: house.half ?? 0,
    halfColour: house.halfColour ?? house.accent ?? ink.accent,
    plinthColour: mixColours(trim, ink.line, 0.18),
    hasBands: house.hasBands ?? false,
    hasQuoins: house.hasQuoins ?? false,
    hasKeystones: house.hasKeystones ?? false,
    hasDoor: house.hasDoor ?? true,
    doorBay: house.doorBay ?? Math.floor(bays / 2),
    doorArch: house.doorArch ?? null,
    arch: house.arch ?? null,
    windowHeight: house.windowHeight ?? floorHeight * 0.58,
    roof: house.roof ?? 'saddle',
    roofHeight: house.roofHeight ?? width * 0.36,
    roofColour: house.roofColour ?? ink.deep,
    chimneys: house.chimneys ?? [],
    chimneyColour: mixColours(ink.body, ink.line, 0.1),
    dormers: house.dormers ?? [],
    dormerKind: house.dormerKind ?? '',
    slateHeight: house.slateHeight ?? 11,
    slateDensity: house.slateDensity ?? 0.5,
    lineWidth: house.lineWidth ?? 2,
  } as const;
};

const hasPointedGable = (plan: Plan) => plan.roof === 'gable' || plan.roof === 'crow';

const outlineOf = (plan: Plan) => {
  const { x, base, width, top, roofHeight, wallHeight } = plan;
  if (!hasPointedGable(plan)) return rectPath(x, top, width, wallHeight);
  return polygonPath([
    [x, base],
    [x, top],
    [x + width / 2, top - roofHeight],
    [x + width, top],
    [x + width, base],
  ]);
};

const roofOf = (plan: Plan) => ({
  ...plan,
  kind: plan.roof,
  height: plan.roofHeight,
  eaves: EAVES,
  colour: plan.roofColour,
});

const drawChimneys = (sheet: DrawingSheet, plan: Plan) => {
  for (const place of plan.chimneys) {
    // Under a pointed gable the ridge runs away from us: the roof is lower the further out one stands.
    const rise = hasPointedGable(plan) ? (1 - Math.abs(place - 0.5) * 2) * 0.8 : 0.86;
    const x = plan.x + plan.width * place - 12;
    drawChimney(sheet, x, plan.top - plan.roofHeight * rise, 24, 34, plan.chimneyColour);
  }
};

const coursings = {
  ashlar: { rowHeight: 15, blockWidth: 34, density: 0.42, opacity: 0.45 },
  brick: { rowHeight: 7, blockWidth: 15, density: 0.22, lineWidth: 0.9, opacity: 0.5 },
  slate: { rowHeight: 9, blockWidth: 13, density: 0.6, lineWidth: 0.9 },
} as const;

const drawWallSurface = (sheet: DrawingSheet, plan: Plan, outline: string) => {
  const { x, base, width } = plan;
  const gableTop = plan.top - plan.roofHeight;
  const fullHeight = plan.wallHeight + plan.roofHeight;
  if (plan.texture === 'render') sheet.stipple(outline, sheet.ink.line, 10, 0.3, 80, 1.4);
  else drawCourses(sheet, x, gableTop, width, fullHeight, coursings[plan.texture]);
  sheet.fill(rectPath(x, base - PLINTH, width, PLINTH), plan.plinthColour);
  sheet.stroke(`M${pointText(x, base - PLINTH)}h${shortNumber(width)}`, 1.2);
  if (plan.half) sheet.fill(rectPath(x + width * plan.half, gableTop, width, fullHeight), plan.halfColour);
};

const drawBands = (sheet: DrawingSheet, { x, base, width, floors, floorHeight, trim }: Plan) => {
  for (let floor = 1; floor < floors; floor++) {
    sheet.draw(rectPath(x, base - PLINTH - floor * floorHeight - 4, width, 7), trim, 1.1);
    sheet.shade(rectPath(x, base - PLINTH - floor * floorHeight + 3, width, 4), 0.2);
  }
};

/** Corner stones, long and short in turn. */
const drawQuoins = (sheet: DrawingSheet, { x, base, width, top, trim }: Plan) => {
  let stones = '';
  for (let i = 0, y = top + 4; y < base - PLINTH - 12; y += 15, i++) {
    const length = i % 2 ? 20 : 13;
    stones += rectPath(x, y, length, 13) + rectPath(x + width - length, y, length, 13);
  }
  sheet.draw(stones, trim, 1);
};

const drawOpening = (sheet: DrawingSheet, plan: Plan, floor: number, bay: number) => {
  const { base, floorHeight, windowWidth, trim } = plan;
  const centre = plan.x + (plan.width / plan.bays) * (bay + 0.5);
  if (floor === 0 && bay === plan.doorBay && plan.hasDoor) {
    const doorStyle = { colour: plan.accent, trim, arch: plan.doorArch };
    drawDoor(
      sheet,
      centre - windowWidth * 0.6,
      base,
      windowWidth * 1.2,
      floorHeight * 0.84 + PLINTH,
      doorStyle,
    );
    return;
  }
  const ceiling = base - PLINTH - (floor + 1) * floorHeight;
  drawWindow(sheet, centre - windowWidth / 2, ceiling + floorHeight * 0.2, windowWidth, plan.windowHeight, {
    trim,
    arch: plan.arch,
    shutter: plan.shutter,
    hasCurtain: sheet.random.chance(0.3),
    hasKeystone: plan.hasKeystones && floor > 0,
  });
};
