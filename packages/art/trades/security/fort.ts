import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  circlePath,
  FULL_TURN,
  joinPath,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  type SheetPoint,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { drawTreeInPlan } from '#art/trees.ts';

/** The outline and the ground of a fortress: a regular polygon around a middle. */
interface Fortress {
  x: number;
  y: number;
  sides: number;
  /** Where the first bastion points. */
  start: number;
  ground: string;
}

const RADIUS = 196;

const TOWN_RADIUS = RADIUS * 0.52;

/** A fortress on the pattern of Vauban: bastions, ditch, ravelins, glacis. */
export const drawFortScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = random.pick([ink.green, ink.body2, ink.body, ink.tint]);
  const field = ground === ink.green ? mixColours(ink.green, ink.pale, ink.night ? 0 : 0.35) : ground;
  sheet.fill(rectPath(0, 0, width, height), field);
  const fortress: Fortress = {
    x: width / 2 + random.between(-40, 40),
    y: height / 2 + random.between(-14, 14),
    sides: random.integer(5, 7),
    start: random.between(0, FULL_TURN),
    ground,
  };
  drawContours(sheet, fortress);
  drawWorks(sheet, fortress);
  drawTown(sheet, fortress);
  drawBridges(sheet, fortress);
  drawScatteredTrees(sheet, fortress);
  drawNorthArrow(sheet);
};

const bastionAngle = ({ start, sides }: Fortress, index: number) => start + (index * FULL_TURN) / sides;

const curtainAngle = ({ start, sides }: Fortress, index: number) =>
  start + ((index + 0.5) * FULL_TURN) / sides;

/** Contour lines of the glacis, drawn out a little towards the bastions. */
const drawContours = (sheet: DrawingSheet, fortress: Fortress) => {
  const { x, y, sides, start } = fortress;
  let contours = '';
  for (let line = 0; line < 7; line++) {
    const radius = RADIUS + 96 + line * 30;
    const points: SheetPoint[] = [];
    for (let i = 0; i < sides * 8; i++) {
      const angle = start + (i * FULL_TURN) / (sides * 8);
      points.push(polarPoint(x, y, radius * (1 + 0.07 * Math.cos(sides * (angle - start))), angle));
    }
    contours += polygonPath(points);
  }
  sheet.stroke(contours, 1.1, sheet.ink.line, 'opacity=".4"');
};

/** The bastioned trace: flank, shoulder, tip, shoulder, flank, around the polygon. */
const trace = (fortress: Fortress, radius: number, tip: number, offset = 0) => {
  const { x, y, sides } = fortress;
  const side = FULL_TURN / sides;
  const points: SheetPoint[] = [];
  for (let i = 0; i < sides; i++) {
    const angle = bastionAngle(fortress, i);
    const flank = (turn: number) => polarPoint(x, y, radius * 0.74 + offset * 0.7, angle + turn);
    const shoulder = (turn: number) => polarPoint(x, y, radius * 0.9 + offset * 0.8, angle + turn);
    points.push(flank(-side * 0.145), shoulder(-side * 0.2));
    points.push(polarPoint(x, y, radius * tip + offset, angle));
    points.push(shoulder(side * 0.2), flank(side * 0.145));
  }
  return polygonPath(points);
};

/** From the outside in: covered way, ditch, ravelins, rampart. */
const drawWorks = (sheet: DrawingSheet, fortress: Fortress) => {
  const { ink } = sheet;
  sheet.shade(trace(fortress, RADIUS, 1.22, 74), 0.1);
  sheet.draw(trace(fortress, RADIUS, 1.22, 62), mixColours(ink.green, ink.line, ink.night ? 0 : 0.1), 2);
  sheet.hatch(trace(fortress, RADIUS, 1.22, 62), 45, 7, 0.7, ink.line, 0.6);
  sheet.draw(trace(fortress, RADIUS, 1.22, 40), ink.water, 1.9);
  sheet.draw(ravelins(fortress), ink.body, 1.9);
  sheet.draw(trace(fortress, RADIUS, 1.22), mixColours(ink.body, ink.line, 0.2), 2.2);
  sheet.draw(trace(fortress, RADIUS * 0.93, 1.2), ink.body === fortress.ground ? ink.body2 : ink.body, 1.7);
  sheet.draw(trace(fortress, RADIUS * 0.84, 1.16), ink.body2, 1.5);
};

/** The islands in the ditch, one before each curtain wall. */
const ravelins = (fortress: Fortress) => {
  const { x, y, sides } = fortress;
  let path = '';
  for (let i = 0; i < sides; i++) {
    const angle = curtainAngle(fortress, i);
    path += polygonPath([
      polarPoint(x, y, RADIUS * 1.2, angle),
      polarPoint(x, y, RADIUS * 0.98, angle - 0.16),
      polarPoint(x, y, RADIUS * 0.9, angle),
      polarPoint(x, y, RADIUS * 0.98, angle + 0.16),
    ]);
  }
  return path;
};

/** Blocks of houses around a square with a well. */
const drawTown = (sheet: DrawingSheet, fortress: Fortress) => {
  const { ink, random } = sheet;
  const { x, y, sides, start } = fortress;
  const outline: SheetPoint[] = [];
  for (let i = 0; i < sides; i++) outline.push(polarPoint(x, y, TOWN_RADIUS, curtainAngle(fortress, i)));
  sheet.draw(polygonPath(outline), ink.tint, 1.9);
  sheet.clip(polygonPath(outline), () => {
    sheet.group(`transform="rotate(${pointText(start * 57.3, x)} ${shortNumber(y)})"`, () => {
      for (let column = -3; column <= 2; column++) {
        for (let row = -3; row <= 2; row++) {
          const isSquare = column === 0 && row === 0;
          if (!isSquare && random.chance(0.92)) drawBlock(sheet, x + column * 42 + 5, y + row * 42 + 5);
        }
      }
    });
    sheet.draw(circlePath(x + 20, y + 20, 11), ink.accent, 1.6);
  });
};

const drawBlock = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink, random } = sheet;
  const size = 32;
  sheet.shade(rectPath(x + 4, y + 4, size, size), 0.25);
  sheet.draw(rectPath(x, y, size, size), random.pick([ink.deep, ink.accent, ink.deep, ink.body]), 1.4);
  sheet.stroke(
    segmentPath(x, y + size / 2, x + size, y + size / 2),
    1.1,
    mixColours(ink.deep, ink.pale, 0.5),
  );
};

const drawBridges = (sheet: DrawingSheet, fortress: Fortress) => {
  const { x, y, sides } = fortress;
  let bridges = '';
  for (let i = 0; i < sides; i++) {
    const angle = curtainAngle(fortress, i);
    bridges += joinPath(polarPoint(x, y, TOWN_RADIUS * 0.86, angle), polarPoint(x, y, RADIUS * 1.62, angle));
  }
  sheet.stroke(bridges, 4.5);
  sheet.stroke(bridges, 2.2, sheet.ink.pale);
};

const drawScatteredTrees = (sheet: DrawingSheet, fortress: Fortress) => {
  const { width, height, ink, random } = sheet;
  for (let i = 0; i < 26; i++) {
    const angle = random.between(0, FULL_TURN);
    const [x, y] = polarPoint(fortress.x, fortress.y, RADIUS * random.between(1.75, 2.6), angle);
    if (x > 20 && x < width - 20 && y > 20 && y < height - 20) {
      drawTreeInPlan(
        sheet,
        x,
        y,
        random.between(10, 22),
        mixColours(ink.green, ink.line, random.between(0, 0.25)),
      );
    }
  }
};

const drawNorthArrow = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  const x = sheet.width - 64;
  const y = 70;
  const halfNeedle = (side: number) =>
    polygonPath([
      [x, y - 40],
      [x + side * 9, y + 4],
      [x, y - 4],
    ]);
  sheet.stroke(circlePath(x, y, 24) + segmentPath(x, y + 34, x, y - 40), 1.6);
  sheet.draw(halfNeedle(-1), ink.line, 1);
  sheet.draw(halfNeedle(1), ink.pale, 1);
};
