import type { DrawingSheet } from './drawing-sheet.ts';
import { drawHouse, type HousePlan } from './house.ts';
import { mixColours } from './ink.ts';
import type { ArchKind } from './openings.ts';
import type { DormerKind, RoofKind } from './roofs.ts';

const roofs: readonly RoofKind[] = ['saddle', 'mansard', 'saddle', 'half', 'gable', 'crow'];
const dormerKinds: readonly DormerKind[] = ['', 'ped', 'round'];
const windowHeads: readonly (ArchKind | null)[] = [null, null, 'seg'];
const doorHeads: readonly (ArchKind | null)[] = [null, 'seg', 'round'];

/** A house left to chance, but for what `given` decides. */
export const drawRandomHouse = (
  sheet: DrawingSheet,
  x: number,
  base: number,
  width: number,
  overrides: Partial<HousePlan> = {},
): void => {
  const { ink, random } = sheet;
  const floors = overrides.floors ?? random.integer(2, 3);
  const bays = Math.max(2, Math.round(width / random.between(74, 96)));
  const wall =
    overrides.wall ??
    random.pick([ink.pale, ink.body2, ink.tint, ink.body, mixColours(ink.body2, ink.pale, 0.4)]);
  drawHouse(sheet, {
    x,
    base,
    width,
    floors,
    bays,
    wall,
    trim: trimFor(sheet, wall),
    floorHeight: overrides.floorHeight ?? random.between(88, 100),
    roof: overrides.roof ?? random.pick(roofs),
    roofHeight: overrides.roofHeight ?? width * random.between(0.32, 0.42),
    dormers: dormersFor(sheet, width),
    dormerKind: random.pick(dormerKinds),
    chimneys: [random.pick([0.14, 0.2, 0.84, 0.78])],
    shutter: random.chance(0.4) ? random.pick([ink.accent, ink.green, ink.deep]) : null,
    accent: random.pick([ink.accent, ink.deep, ink.green]),
    hasQuoins: random.chance(0.35),
    hasBands: random.chance(0.4),
    arch: random.pick(windowHeads),
    doorArch: random.pick(doorHeads),
    doorBay: random.integer(0, bays - 1),
    hasKeystones: random.chance(0.3),
    texture: random.pick(['render', 'render', 'ashlar', 'brick'] as const),
    ...overrides,
  });
};

/** Stone around the windows must stand out from the wall. */
const trimFor = ({ ink }: DrawingSheet, wall: string) => {
  if (wall === ink.body2) return ink.pale;
  return wall === ink.body ? ink.body2 : mixColours(ink.body2, ink.pale, 0.15);
};

/** Two dormers on a broad roof, one on a narrow one, or none. */
const dormersFor = ({ random }: DrawingSheet, width: number) => {
  if (!random.chance(0.6)) return [];
  return width > 230 ? [0.28, 0.72] : [0.5];
};
