import { drawClouds, drawSun } from '#art/backdrop.ts';
import { DrawingSheet } from '#art/drawing-sheet.ts';
import { furnishRoom, type RoomKind } from '#art/furnished-room.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { drawChimney } from '#art/roofs.ts';
import { polygonPath, rectPath, type SheetPoint, timberPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A town house cut through, floor by floor. */
export const drawSectionScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  const base = height - 70;
  const houseWidth = Math.min(width * 0.62, 500);
  const left = width / 2 - houseWidth / 2;
  const floorHeight = 104;
  const floors = 3;
  const thickness = 12;
  const top = base - floors * floorHeight;
  drawClouds(sheet, 40, 140, 2);
  drawSun(sheet, width - 90, 90, 34);
  sheet.fill(rectPath(0, base, width, height - base), ink.body);
  sheet.hatch(rectPath(0, base, width, height - base), 45, 10, 0.9, ink.line, 0.55);
  sheet.stroke(`M0 ${base}H${width}`, 3);
  const apex: SheetPoint = [left + houseWidth / 2, top - 128];
  drawLoft(sheet, { left, top, apex, houseWidth });
  drawRooms(sheet, { left, thickness, houseWidth, floors, base, floorHeight });
  drawCutWalls(sheet, { left, top, thickness, floors, floorHeight, houseWidth, base });
  drawRoofTimbers(sheet, { apex, top, left, houseWidth });
  drawChimney(sheet, left + houseWidth * 0.76, top - 58, 26, 62);
  sheet.dimensionDown(top, base, left - 58, ink.line, [base - floorHeight, base - 2 * floorHeight]);
  sheet.dimensionAcross(left, left + houseWidth, height - 30, ink.night ? ink.line : ink.pale);
  drawTree(
    sheet,
    left + houseWidth + (width - left - houseWidth) * 0.55,
    base,
    190,
    random.pick(['round', 'bare', 'poplar'] as const),
  );
  if (width > 1000) {
    drawTree(sheet, left - 200, base, 220, 'round');
    drawTree(sheet, left - 290, base, 150, 'bare');
    drawTree(sheet, left + houseWidth + 330, base, 170, 'poplar');
  }
};

const drawLoft = (
  sheet: DrawingSheet,
  { left, top, apex, houseWidth }: Record<'left' | 'top' | 'houseWidth', number> & { apex: SheetPoint },
) => {
  const { ink } = sheet;
  sheet.draw(polygonPath([[left - 26, top + 6], apex, [left + houseWidth + 26, top + 6]]), ink.body2, 0);
  sheet.clip(
    polygonPath([
      [left, top],
      [apex[0], apex[1] + 18],
      [left + houseWidth, top],
    ]),
    () => {
      sheet.fill(rectPath(left, top - 140, houseWidth, 140), mixColours(ink.body2, ink.pale, 0.5));
    },
  );
};

/** Two rooms to a floor; furniture and colours in turn. */
const drawRooms = (
  sheet: DrawingSheet,
  {
    left,
    thickness,
    houseWidth,
    floors,
    base,
    floorHeight,
  }: Record<'left' | 'thickness' | 'houseWidth' | 'floors' | 'base' | 'floorHeight', number>,
) => {
  const { ink, random } = sheet;
  const split = random.pick([0.42, 0.5, 0.58]);
  const colours = [
    ink.tint,
    ink.body2,
    mixColours(ink.green, ink.pale, 0.45),
    mixColours(ink.accent, ink.pale, 0.35),
    mixColours(ink.body, ink.pale, 0.35),
    mixColours(ink.deep, ink.pale, 0.6),
  ];
  const innerLeft = left + thickness;
  const innerWidth = houseWidth - 2 * thickness;
  const roomColour = () =>
    ink.night
      ? random.pick([
          mixColours(ink.lit, ink.paper, 0.45),
          ink.body2,
          ink.tint,
          mixColours(ink.body, ink.paper, 0.3),
        ])
      : random.pick(colours);
  const kinds: readonly RoomKind[] = ['kitchen', 'bed', 'living', 'bath', 'study', 'living', 'bed'];
  let kind = random.integer(0, 6);
  for (let floor = 0; floor < floors; floor++) {
    const floorLine = base - floor * floorHeight;
    const ceiling = floorLine - floorHeight;
    const share = floor === 1 ? 1 - split : split;
    const partition = innerLeft + innerWidth * share;
    const rooms = [
      { x: innerLeft, width: partition - 3 - innerLeft },
      { x: partition + 3, width: innerLeft + innerWidth - (partition + 3) },
    ];
    for (const room of rooms) {
      sheet.fill(rectPath(room.x, ceiling, room.width, floorHeight), roomColour());
      sheet.shade(rectPath(room.x, ceiling + thickness, room.width, 9), 0.12);
      const furnished = { ...room, floor: floorLine - thickness / 2, height: floorHeight - thickness };
      furnishRoom(sheet, itemAt(kinds, kind++ % kinds.length), furnished);
    }
    sheet.fill(rectPath(partition - 4, ceiling, 8, floorHeight - 6), ink.line);
  }
};

/** Walls cut in section are solid. */
const drawCutWalls = (
  sheet: DrawingSheet,
  {
    left,
    top,
    thickness,
    floors,
    floorHeight,
    houseWidth,
    base,
  }: Record<'left' | 'top' | 'thickness' | 'floors' | 'floorHeight' | 'houseWidth' | 'base', number>,
) => {
  const { ink } = sheet;
  const walls = [
    rectPath(left, top, thickness, floors * floorHeight),
    rectPath(left + houseWidth - thickness, top, thickness, floors * floorHeight),
  ];
  for (let floor = 0; floor <= floors; floor++) {
    walls.push(
      rectPath(left, base - floor * floorHeight - (floor ? thickness / 2 : 0), houseWidth, thickness),
    );
  }
  sheet.fill(walls.join(''), ink.line);
  if (ink.night) sheet.fill(walls.join(''), mixColours(ink.line, ink.paper, 0.25));
};

const drawRoofTimbers = (
  sheet: DrawingSheet,
  { apex, top, left, houseWidth }: Record<'top' | 'left' | 'houseWidth', number> & { apex: SheetPoint },
) => {
  const { ink } = sheet;
  const wood = ink.wood;
  const struts = [
    timberPath(apex[0], apex[1] + 24, apex[0], top, 11),
    timberPath(left + houseWidth * 0.24, top - 62, left + houseWidth * 0.76, top - 62, 10),
    timberPath(apex[0], top - 20, left + houseWidth * 0.27, top - 66, 9),
    timberPath(apex[0], top - 20, left + houseWidth * 0.73, top - 66, 9),
  ];
  for (const strut of struts) sheet.draw(strut, wood, 1.3);
  sheet.draw(
    timberPath(left - 26, top + 4, apex[0], apex[1] + 6, 14) +
      timberPath(left + houseWidth + 26, top + 4, apex[0], apex[1] + 6, 14),
    wood,
    1.5,
  );
  sheet.draw(
    timberPath(left - 32, top - 2, apex[0] + 4, apex[1] - 6, 8) +
      timberPath(left + houseWidth + 32, top - 2, apex[0] - 4, apex[1] - 6, 8),
    ink.deep,
    1.4,
  );
};
