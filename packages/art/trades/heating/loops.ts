import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { drawHose } from '#art/pipework.ts';
import { pointText, rectPath, type SheetPoint, shortNumber } from '#art/shapes.ts';

/** A room in plan. */
interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WALL = 26;

const SPACING = 30;

const MARGIN = 24;

/** Underfloor heating in plan: a spiral in one room, a meander in the next. */
export const drawLoopsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.body2);
  const splitX = width * random.between(0.52, 0.62);
  const splitY = height * random.between(0.42, 0.58);
  const rooms = width > 1000 ? fourRooms(sheet, splitY) : threeRooms(sheet, splitX, splitY);
  sheet.fill(rectPath(0, 0, width, height), ink.deep);
  sheet.hatch(rectPath(0, 0, width, height), 45, 9, 0.8, mixColours(ink.deep, ink.pale, 0.35));
  const cool = random.pick([ink.water, ink.deep, ink.green]);
  rooms.forEach((room, index) => {
    const floor = itemAt([ink.tint, ink.pale, ink.body2, ink.tint], index);
    drawScreed(sheet, room, floor);
    if ((index + random.integer(0, 1)) % 2 === 0) drawSpiral(sheet, room, cool);
    else drawMeander(sheet, room, cool);
    sheet.shade(rectPath(room.x, room.y, room.width, 10) + rectPath(room.x, room.y, 10, room.height), 0.22);
  });
  drawDoorAndManifold(sheet, itemAt(rooms, 0));
};

const threeRooms = ({ width, height }: DrawingSheet, splitX: number, splitY: number): Room[] => {
  const right = { x: splitX + WALL, width: width - splitX - WALL - 50 };
  return [
    { x: 50, y: 46, width: splitX - 50, height: height - 92 },
    { ...right, y: 46, height: splitY - 46 },
    { ...right, y: splitY + WALL, height: height - splitY - WALL - 46 },
  ];
};

const fourRooms = ({ width, height }: DrawingSheet, splitY: number): Room[] => {
  const middle = { x: 50 + width * 0.3 + WALL, width: width * 0.32 };
  return [
    { x: 50, y: 46, width: width * 0.3, height: height - 92 },
    { ...middle, y: 46, height: splitY - 46 },
    { ...middle, y: splitY + WALL, height: height - splitY - WALL - 46 },
    { x: 50 + width * 0.62 + 2 * WALL, y: 46, width: width * 0.38 - 100 - 2 * WALL, height: height - 92 },
  ];
};

const drawScreed = (sheet: DrawingSheet, { x, y, width, height }: Room, colour: string) => {
  sheet.draw(rectPath(x, y, width, height), colour, 2.4);
  let grid = '';
  for (let gridX = x + 30; gridX < x + width; gridX += 30)
    grid += `M${pointText(gridX, y)}v${shortNumber(height)}`;
  for (let gridY = y + 30; gridY < y + height; gridY += 30)
    grid += `M${pointText(x, gridY)}h${shortNumber(width)}`;
  sheet.stroke(grid, 0.7, sheet.ink.line, 'opacity=".3"');
};

/** Flow and return run side by side, so that the floor is evenly warm. */
const drawSpiral = (sheet: DrawingSheet, room: Room, cool: string) => {
  drawHose(sheet, spiralFrom(room, MARGIN), { corner: 14, bore: 8.5, colour: sheet.ink.accent });
  drawHose(sheet, spiralFrom(room, MARGIN + SPACING), { corner: 14, bore: 8.5, colour: cool });
};

const spiralFrom = ({ x, y, width, height }: Room, margin: number) => {
  const turn = 2 * SPACING;
  let left = x + margin;
  let top = y + margin;
  let right = x + width - margin;
  let bottom = y + height - margin;
  const path: SheetPoint[] = [[left, y + height - 6]];
  let turns = 0;
  while (right - left > SPACING * 1.2 && bottom - top > SPACING * 1.2 && turns++ < 12) {
    path.push([left, top], [right, top], [right, bottom], [left + turn, bottom]);
    left += turn;
    top += turn;
    right -= turn;
    bottom -= turn;
  }
  return path;
};

/** One hose to and fro; it leaves the room cooler than it came. */
const drawMeander = (sheet: DrawingSheet, { x, y, width, height }: Room, cool: string) => {
  const path: SheetPoint[] = [];
  const [left, right] = [x + MARGIN, x + width - MARGIN];
  let isReturning = false;
  for (let rowY = y + MARGIN; rowY < y + height - MARGIN; rowY += SPACING) {
    path.push([isReturning ? right : left, rowY], [isReturning ? left : right, rowY]);
    isReturning = !isReturning;
  }
  // On a low sheet a room may have no height left for a single row.
  if (path.length === 0) return;
  drawHose(sheet, path, { corner: 14, bore: 8.5, colour: sheet.ink.accent, coolColour: cool });
};

const drawDoorAndManifold = (sheet: DrawingSheet, { x, y, width, height }: Room) => {
  const { ink } = sheet;
  const bottom = y + height;
  sheet.draw(rectPath(x + width - 2, y + height * 0.3, WALL + 4, 86), ink.pale, 1.8);
  sheet.draw(rectPath(x + 40, bottom - 2, 110, 52), ink.pale, 1.8);
  sheet.stroke(`M${x + 40} ${bottom + 18}h110M${x + 40} ${bottom + 30}h110`, 1.5);
};
