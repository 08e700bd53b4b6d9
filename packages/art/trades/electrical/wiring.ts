import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { circlePath, pointText, rectPath, type SheetPoint, segmentPath, shortNumber } from '#art/shapes.ts';

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Door {
  x: number;
  y: number;
  isInVerticalWall: boolean;
  opensForwards: boolean;
}

interface FloorPlan {
  left: number;
  top: number;
  right: number;
  bottom: number;
  rooms: Room[];
  /** Inner walls, each as a thin room. */
  walls: Room[];
  doors: Door[];
}

/** The plan is drawn on paper, or in light lines on blueprint. */
interface PlanInk {
  isBlueprint: boolean;
  background: string;
  line: string;
  wall: string;
  floor: string;
  wire: string;
}

const OUTER_WALL = 13;

const DOOR = 50;

/** A floor plan with its circuits; sometimes as a blueprint. */
export const drawWiringScene = (sheet: DrawingSheet): void => {
  const { width, height, random } = sheet;
  const ink = planInkOf(sheet, random.chance(0.35));
  sheet.fill(rectPath(0, 0, width, height), ink.background);
  drawGrid(sheet, ink);
  const plan = divide(sheet);
  const { left, top, right, bottom } = plan;
  sheet.fill(rectPath(left, top, right - left, bottom - top), ink.floor);
  drawFloors(sheet, plan, ink);
  drawWalls(sheet, plan, ink);
  drawWindows(sheet, plan, ink);
  for (const door of plan.doors) drawDoor(sheet, plan, door, ink);
  drawCircuits(sheet, plan, ink);
  const splits = plan.walls.filter((wall) => wall.width === 0 && wall.y <= top + 1).map((wall) => wall.x);
  sheet.dimensionAcross(left, right, 40, ink.line, splits);
  sheet.dimensionDown(top, bottom, 42, ink.line);
};

const planInkOf = ({ ink }: DrawingSheet, isBlueprint: boolean): PlanInk => {
  const dayLine = isBlueprint ? mixColours(ink.pale, ink.deep, 0.05) : ink.line;
  const dayWall = isBlueprint ? mixColours(ink.pale, ink.deep, 0.12) : ink.line;
  return {
    isBlueprint,
    background: isBlueprint ? ink.deep : ink.tint,
    line: ink.night ? ink.line : dayLine,
    wall: ink.night ? mixColours(ink.line, ink.paper, 0.25) : dayWall,
    floor: isBlueprint ? mixColours(ink.deep, ink.pale, 0.07) : ink.pale,
    wire: isBlueprint ? ink.lit : ink.accent,
  };
};

const drawGrid = (sheet: DrawingSheet, ink: PlanInk) => {
  const { width, height } = sheet;
  let grid = '';
  for (let x = 10; x < width; x += 24) grid += `M${x} 0V${height}`;
  for (let y = 10; y < height; y += 24) grid += `M0 ${y}H${width}`;
  sheet.stroke(grid, 0.7, ink.line, `opacity="${ink.isBlueprint ? 0.2 : 0.16}"`);
};

/** Halves the house across its longer side until the rooms are small enough. */
const divide = ({ width, height, random }: DrawingSheet): FloorPlan => {
  const [left, top, right, bottom] = [90, 84, width - 60, height - 62];
  const plan: FloorPlan = { left, top, right, bottom, rooms: [], walls: [], doors: [] };
  const split = (room: Room, depth: number) => {
    const { x, y } = room;
    if (depth === 0 || Math.max(room.width, room.height) <= 210) {
      plan.rooms.push(room);
      return;
    }
    if (room.width > room.height * random.between(0.95, 1.25)) {
      const index = x + room.width * random.between(0.38, 0.62);
      const doorY = y + room.height * random.pick([0.2, 0.5, 0.74]);
      plan.walls.push({ x: index, y, width: 0, height: room.height });
      plan.doors.push({ x: index, y: doorY, isInVerticalWall: true, opensForwards: random.chance() });
      split({ ...room, width: index - x }, depth - 1);
      split({ ...room, x: index, width: x + room.width - index }, depth - 1);
    } else {
      const index = y + room.height * random.between(0.4, 0.6);
      const doorX = x + room.width * random.pick([0.2, 0.48, 0.72]);
      plan.walls.push({ x, y: index, width: room.width, height: 0 });
      plan.doors.push({ x: doorX, y: index, isInVerticalWall: false, opensForwards: random.chance() });
      split({ ...room, height: index - y }, depth - 1);
      split({ ...room, y: index, height: y + room.height - index }, depth - 1);
    }
  };
  split({ x: left, y: top, width: right - left, height: bottom - top }, width > 1000 ? 4 : 3);
  return plan;
};

/** In turn a plain floor, a coloured one and a tiled one. */
const drawFloors = (sheet: DrawingSheet, plan: FloorPlan, ink: PlanInk) => {
  plan.rooms.forEach(({ x, y, width, height }, index) => {
    if (index % 3 === 1)
      sheet.fill(rectPath(x, y, width, height), sheet.ink.body2, ink.isBlueprint ? 0.25 : 0.65);
    if (index % 3 === 2) {
      let tiles = '';
      for (let tileX = x + 18; tileX < x + width; tileX += 18)
        tiles += `M${pointText(tileX, y)}v${shortNumber(height)}`;
      for (let tileY = y + 18; tileY < y + height; tileY += 18)
        tiles += `M${pointText(x, tileY)}h${shortNumber(width)}`;
      sheet.stroke(tiles, 0.8, ink.line, 'opacity=".35"');
    }
  });
};

/** Walls cut in plan are solid. */
const drawWalls = (sheet: DrawingSheet, { left, top, right, bottom, walls }: FloorPlan, ink: PlanInk) => {
  let inner = '';
  for (const { x, y, width, height } of walls) {
    inner += width === 0 ? rectPath(x - 4, y, 8, height) : rectPath(x, y - 4, width, 8);
  }
  sheet.fill(inner, ink.wall);
  const outer =
    rectPath(left - OUTER_WALL, top - OUTER_WALL, right - left + 2 * OUTER_WALL, OUTER_WALL) +
    rectPath(left - OUTER_WALL, bottom, right - left + 2 * OUTER_WALL, OUTER_WALL) +
    rectPath(left - OUTER_WALL, top, OUTER_WALL, bottom - top) +
    rectPath(right, top, OUTER_WALL, bottom - top);
  sheet.fill(outer, ink.wall);
};

const drawWindows = (sheet: DrawingSheet, plan: FloorPlan, ink: PlanInk) => {
  const opening = (x: number, y: number, width: number, height: number) => {
    sheet.draw(rectPath(x, y, width, height), ink.background, 1.4, ink.line);
    const across = `M${pointText(x, y + height / 2)}h${shortNumber(width)}`;
    const down = `M${pointText(x + width / 2, y)}v${shortNumber(height)}`;
    sheet.stroke(width > height ? across : down, 1.4, ink.line);
  };
  for (const { x, y, width, height } of plan.rooms) {
    const isAtTop = Math.abs(y - plan.top) < 1;
    const isAtBottom = Math.abs(y + height - plan.bottom) < 1;
    const isAtRight = Math.abs(x + width - plan.right) < 1;
    if (isAtTop && width > 90) opening(x + width / 2 - 34, plan.top - OUTER_WALL, 68, OUTER_WALL);
    if (isAtBottom && sheet.random.chance(0.7)) opening(x + width * 0.3, plan.bottom, 58, OUTER_WALL);
    if (isAtRight && height > 90) opening(plan.right, y + height / 2 - 32, OUTER_WALL, 64);
  }
};

const drawDoor = (sheet: DrawingSheet, plan: FloorPlan, door: Door, ink: PlanInk) => {
  const leaf = door.opensForwards ? DOOR : -DOOR;
  if (door.isInVerticalWall) {
    const y = Math.min(door.y, plan.bottom - DOOR - 8);
    const swing = `A${DOOR} ${DOOR} 0 0 ${door.opensForwards ? 1 : 0} ${pointText(door.x, y + DOOR)}`;
    sheet.fill(rectPath(door.x - 5, y, 10, DOOR), ink.floor);
    sheet.stroke(`M${pointText(door.x, y)}h${leaf}${swing}`, 1.5, ink.line);
  } else {
    const x = Math.min(door.x, plan.right - DOOR - 8);
    const swing = `A${DOOR} ${DOOR} 0 0 ${door.opensForwards ? 0 : 1} ${pointText(x + DOOR, door.y)}`;
    sheet.fill(rectPath(x, door.y - 5, DOOR, 10), ink.floor);
    sheet.stroke(`M${pointText(x, door.y)}v${leaf}${swing}`, 1.5, ink.line);
  }
};

/** The board in the lower left corner, lamps in a chain from there, and in each room a switch and sockets. */
const drawCircuits = (sheet: DrawingSheet, plan: FloorPlan, ink: PlanInk) => {
  const source: SheetPoint = [plan.left + 26, plan.bottom - 26];
  sheet.fill(circlePath(...source, 0.1), ink.wire);
  const lamps = plan.rooms.flatMap(lampsOf).sort((a, b) => a[0] + a[1] * 0.6 - (b[0] + b[1] * 0.6));
  let wires = '';
  let from = source;
  for (const lamp of lamps) {
    wires += slackWire(from, lamp);
    from = lamp;
  }
  for (const room of plan.rooms) wires += drawSwitchAndSockets(sheet, room, lamps, ink);
  sheet.dashed(wires, 2.2, ink.wire, '9 5');
  for (const lamp of lamps) drawLamp(sheet, lamp, ink);
  const boardBox = rectPath(source[0] - 12, source[1] - 12, 34, 20);
  sheet.draw(boardBox, ink.wire, 1.8, ink.line);
  sheet.hatch(boardBox, 45, 6, 0.8, ink.line);
};

const slackWire = (from: SheetPoint, to: SheetPoint) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bendX = (from[0] + to[0]) / 2 - dy * 0.22;
  const bendY = (from[1] + to[1]) / 2 + dx * 0.22;
  return `M${pointText(from[0], from[1])}Q${pointText(bendX, bendY)} ${pointText(to[0], to[1])}`;
};

/** One lamp in the middle; in a large room two along its length. */
const lampsOf = ({ x, y, width, height }: Room): SheetPoint[] => {
  if (width * height <= 60000) return [[x + width * 0.5, y + height * 0.5]];
  return [0.3, 0.7].map((share) =>
    width > height ? [x + width * share, y + height * 0.5] : [x + width * 0.5, y + height * share],
  );
};

/** Draws them and gives the wire from the switch to its lamp. */
const drawSwitchAndSockets = (
  sheet: DrawingSheet,
  room: Room,
  lamps: readonly SheetPoint[],
  ink: PlanInk,
) => {
  const { x, y, width, height } = room;
  const [switchX, switchY] = [x + 16, y + height * 0.5];
  const lamp = lamps.find(
    ([lampX, lampY]) => lampX > x && lampX < x + width && lampY > y && lampY < y + height,
  );
  const lever =
    segmentPath(switchX + 3, switchY - 3, switchX + 14, switchY - 14) +
    segmentPath(switchX + 14, switchY - 14, switchX + 19, switchY - 9);
  sheet.stroke(circlePath(switchX, switchY, 4.5) + lever, 1.8, ink.line);
  drawSocket(sheet, [x + width * 0.72, y + height - 6], 0, ink);
  drawSocket(sheet, [x + width - 6, y + height * 0.28], -90, ink);
  if (!lamp) return '';
  const bend = pointText((switchX + lamp[0]) / 2, switchY - 34);
  return `M${pointText(switchX, switchY)}Q${bend} ${pointText(lamp[0], lamp[1])}`;
};

const drawSocket = (sheet: DrawingSheet, [x, y]: SheetPoint, turn: number, ink: PlanInk) => {
  if (!sheet.random.chance(0.8)) return;
  sheet.group(`transform="translate(${pointText(x, y)}) rotate(${turn})"`, () =>
    sheet.stroke('M-10 0A10 10 0 0 1 10 0M0 -10V-17M-8 -17H8', 1.9, ink.line),
  );
};

const drawLamp = (sheet: DrawingSheet, [x, y]: SheetPoint, { isBlueprint }: PlanInk) => {
  const { ink } = sheet;
  const line = isBlueprint ? ink.deep : ink.line;
  const cross =
    segmentPath(x - 7.7, y - 7.7, x + 7.7, y + 7.7) + segmentPath(x + 7.7, y - 7.7, x - 7.7, y + 7.7);
  sheet.fill(circlePath(x, y, 30), ink.lit, isBlueprint ? 0.22 : 0.38);
  sheet.draw(circlePath(x, y, 11), isBlueprint ? ink.lit : ink.pale, 2, line);
  sheet.stroke(cross, 1.8, line);
};
