import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawIsoBox, isometricProjection, type PointProjection } from '#art/isometric.ts';
import {
  circlePath,
  ellipsePath,
  joinPath,
  pointList,
  pointText,
  polygonPath,
  rectPath,
  type SheetPoint,
  segmentPath,
} from '#art/shapes.ts';

const DEPTH = 8;
const WALL_HEIGHT = 5.6;
const WALL = 0.45;

/** A furnished room cut away, in isometric view. */
export const drawIsometricRoomScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), random.pick([ink.paper, ink.body2, ink.body, ink.water]));
  const project = isometricProjection(width / 2, height * 0.415, 36.5);
  const wallColour = random.pick([
    ink.tint,
    ink.body2,
    ink.pale,
    ink.green,
    mixColours(ink.accent, ink.pale, 0.25),
  ]);
  drawSlab(sheet, project);
  drawFlooring(sheet, project);
  drawWalls(sheet, project, wallColour);
  const dado = WALL_HEIGHT * random.between(0.3, 0.45);
  const dadoColour = random.pick([ink.deep, ink.accent, ink.green, ink.body]);
  if (random.chance(0.6)) drawDado(sheet, project, dado, dadoColour);
  drawCutEdges(sheet, project);
  drawWindow(sheet, project);
  if (random.chance()) drawDoor(sheet, project, dadoColour);
  else drawPicture(sheet, project);
  if (random.chance(0.7)) drawRug(sheet, project);
  random.pick([drawLiving, drawKitchenRow, drawBedroom])(sheet, project, ink.wood);
  drawHangingLamp(sheet, project, dadoColour);
};

const onFloor = (project: PointProjection, from: SheetPoint, to: SheetPoint, z = 0) =>
  polygonPath([
    project(from[0], from[1], z),
    project(to[0], from[1], z),
    project(to[0], to[1], z),
    project(from[0], to[1], z),
  ]);

const onLeftWall = (project: PointProjection, y1: number, y2: number, bottom: number, top: number) =>
  polygonPath([project(0, y1, bottom), project(0, y2, bottom), project(0, y2, top), project(0, y1, top)]);

const onRightWall = (project: PointProjection, x1: number, x2: number, bottom: number, top: number) =>
  polygonPath([project(x1, 0, bottom), project(x2, 0, bottom), project(x2, 0, top), project(x1, 0, top)]);

/** The floor as a slab with its two cut edges and its shadow. */
const drawSlab = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  const end = DEPTH + 1.6;
  const shadow = polygonPath([
    project(0, DEPTH, -0.5),
    project(DEPTH, DEPTH, -0.5),
    project(DEPTH, 0, -0.5),
    project(end, 0, -1.2),
    project(end, end, -1.2),
    project(0, end, -1.2),
  ]);
  const [left, front, right] = [project(0, DEPTH, 0), project(DEPTH, DEPTH, 0), project(DEPTH, 0, 0)];
  const lowFront = project(DEPTH, DEPTH, -0.5);
  const leftEdge = [left, front, lowFront, project(0, DEPTH, -0.5)];
  const rightEdge = [right, front, lowFront, project(DEPTH, 0, -0.5)];
  sheet.shade(shadow, 0.16);
  sheet.draw(polygonPath(leftEdge), mixColours(ink.deep, ink.pale, 0.1), 1.8);
  sheet.draw(polygonPath(rightEdge), mixColours(ink.deep, ink.line, 0.3), 1.8);
  sheet.draw(onFloor(project, [0, 0], [DEPTH, DEPTH]), ink.body2, 2);
};

const drawFlooring = (sheet: DrawingSheet, project: PointProjection) => {
  const lay = sheet.random.pick([layChequers, layBoards, layCabochons]);
  sheet.clip(onFloor(project, [0, 0], [DEPTH, DEPTH]), () => lay(sheet, project));
};

const layChequers = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink, random } = sheet;
  for (let x = 0; x < DEPTH; x++) {
    for (let y = 0; y < DEPTH; y++) {
      if ((x + y) % 2 === 0) continue;
      // Now and then a tile has been replaced.
      const colour = random.chance(0.98) ? ink.deep : ink.accent;
      sheet.fill(onFloor(project, [x, y], [x + 1, y + 1]), colour);
    }
  }
};

const layBoards = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink, random } = sheet;
  for (let x = 0; x < DEPTH; x += 0.5) {
    let y = -random.between(0, 2);
    while (y < DEPTH) {
      const end = y + random.between(1.6, 3);
      const tone = mixColours(ink.wood, ink.wood2, random.between(0.1, 0.9));
      sheet.draw(onFloor(project, [x, y], [x + 0.5, end]), tone, 1);
      y = end;
    }
  }
};

/** Pale slabs with a small coloured stone where four of them meet. */
const layCabochons = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  sheet.fill(onFloor(project, [0, 0], [DEPTH, DEPTH]), ink.pale);
  let joints = '';
  for (let i = 0; i <= DEPTH; i += 0.8) {
    joints +=
      joinPath(project(i, 0, 0), project(i, DEPTH, 0)) + joinPath(project(0, i, 0), project(DEPTH, i, 0));
  }
  sheet.stroke(joints, 1.2);
  for (let slabX = 0.8; slabX < DEPTH; slabX += 0.8) {
    for (let slabY = 0.8; slabY < DEPTH; slabY += 0.8) {
      const [x, y] = project(slabX, slabY, 0);
      const stone = polygonPath([
        [x - 7, y],
        [x, y - 4],
        [x + 7, y],
        [x, y + 4],
      ]);
      sheet.fill(stone, ink.accent);
    }
  }
};

const drawWalls = (sheet: DrawingSheet, project: PointProjection, colour: string) => {
  const { ink } = sheet;
  sheet.draw(onLeftWall(project, 0, DEPTH, 0, WALL_HEIGHT), colour, 2);
  const shaded = mixColours(colour, ink.line, ink.night ? 0.05 : 0.13);
  sheet.draw(onRightWall(project, 0, DEPTH, 0, WALL_HEIGHT), shaded, 2);
};

const drawDado = (sheet: DrawingSheet, project: PointProjection, height: number, colour: string) => {
  sheet.draw(onLeftWall(project, 0, DEPTH, 0, height), colour, 1.5);
  sheet.draw(onRightWall(project, 0, DEPTH, 0, height), mixColours(colour, sheet.ink.line, 0.18), 1.5);
};

/** Walls cut in plan are solid; the ends of the walls show what they are built of. */
const drawCutEdges = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  const head = polygonPath([
    project(0, 0, WALL_HEIGHT),
    project(DEPTH, 0, WALL_HEIGHT),
    project(DEPTH, -WALL, WALL_HEIGHT),
    project(-WALL, -WALL, WALL_HEIGHT),
    project(-WALL, DEPTH, WALL_HEIGHT),
    project(0, DEPTH, WALL_HEIGHT),
  ]);
  const leftEnd = polygonPath([
    project(0, DEPTH, 0),
    project(0, DEPTH, WALL_HEIGHT),
    project(-WALL, DEPTH, WALL_HEIGHT),
    project(-WALL, DEPTH, 0),
  ]);
  const rightEnd = polygonPath([
    project(DEPTH, 0, 0),
    project(DEPTH, 0, WALL_HEIGHT),
    project(DEPTH, -WALL, WALL_HEIGHT),
    project(DEPTH, -WALL, 0),
  ]);
  sheet.draw(head, ink.line, 1.5);
  sheet.hatch(head, 45, 6, 0.8, ink.paper);
  sheet.draw(leftEnd, mixColours(ink.body, ink.pale, 0.2), 1.6);
  sheet.draw(rightEnd, mixColours(ink.body, ink.line, 0.15), 1.6);
};

/** A window in the left wall and its light on the floor. */
const drawWindow = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  const glass = ink.night ? ink.lit : mixColours(ink.water, ink.pale, 0.4);
  sheet.draw(onLeftWall(project, 2.4, 6, 2, 4.7), ink.pale, 1.8);
  sheet.draw(onLeftWall(project, 2.6, 4.1, 2.2, 4.5), glass, 1.8);
  sheet.draw(onLeftWall(project, 4.3, 5.8, 2.2, 4.5), glass, 1.8);
  const light = [
    project(0.8, 3, 0.02),
    project(4.6, 4.6, 0.02),
    project(4.6, 7.4, 0.02),
    project(0.8, 5.8, 0.02),
  ];
  sheet.fill(polygonPath(light), ink.lit, 0.4);
};

const drawDoor = (sheet: DrawingSheet, project: PointProjection, colour: string) => {
  const { ink } = sheet;
  sheet.draw(onRightWall(project, 5.2, 7.2, 0, 4.2), ink.pale, 1.8);
  sheet.draw(onRightWall(project, 5.4, 7, 0, 4), colour, 1.8);
  sheet.fill(circlePath(...project(5.65, 0, 1.9), 4), ink.lit);
};

const drawPicture = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  sheet.draw(onRightWall(project, 4.8, 7.2, 2.2, 4.6), ink.body, 1.8);
  sheet.draw(onRightWall(project, 5, 7, 2.4, 4.4), ink.pale, 1.8);
  const hill = [project(5.1, 0, 2.5), project(6.9, 0, 2.5), project(6.2, 0, 3.8), project(5.7, 0, 3.1)];
  sheet.fill(polygonPath(hill), ink.accent);
  sheet.fill(circlePath(...project(5.6, 0, 4), 7), ink.lit);
};

const drawRug = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  sheet.draw(onFloor(project, [2.2, 2.6], [7, 6.8], 0.03), ink.accent, 1.7);
  sheet.stroke(onFloor(project, [2.6, 3], [6.6, 6.4], 0.03), 2, ink.pale);
};

const drawLiving = (sheet: DrawingSheet, project: PointProjection, wood: string) => {
  const { ink } = sheet;
  drawIsoBox(sheet, project, [0.1, 0.3, 0], [1.5, 4.4, 0.9], ink.green);
  drawIsoBox(sheet, project, [0.1, 0.3, 0.9], [0.5, 4.4, 0.9], ink.green);
  drawIsoBox(sheet, project, [0.1, 4.7, 0], [1.5, 0.5, 1.3], ink.green);
  for (const [x, y] of pointList([3.2, 3.4], [5.4, 3.4], [3.2, 5.4], [5.4, 5.4])) {
    drawIsoBox(sheet, project, [x, y, 0], [0.18, 0.18, 0.9], wood, { lineWidth: 1.3 });
  }
  drawIsoBox(sheet, project, [3, 3.2, 0.9], [2.8, 2.5, 0.16], wood);
  drawIsoBox(sheet, project, [3.6, 3.8, 1.06], [0.9, 0.6, 0.16], ink.pale, { lineWidth: 1.4 });
};

const drawKitchenRow = (sheet: DrawingSheet, project: PointProjection, wood: string) => {
  const { ink } = sheet;
  drawIsoBox(sheet, project, [0.1, 0.2, 0], [5, 1.4, 1.9], ink.deep);
  drawIsoBox(sheet, project, [0.05, 0.15, 1.9], [5.1, 1.5, 0.16], ink.pale);
  for (let i = 1; i < 4; i++) {
    sheet.stroke(joinPath(project(0.1 + i * 1.25, 1.6, 0), project(0.1 + i * 1.25, 1.6, 1.9)), 1.4, ink.pale);
  }
  drawIsoBox(sheet, project, [1, 0.5, 2.06], [0.8, 0.6, 0.5], ink.accent, { lineWidth: 1.4 });
  for (const [x, y] of pointList([3, 5], [6, 5])) {
    drawIsoBox(sheet, project, [x, y, 0], [0.2, 0.2, 1.2], wood, { lineWidth: 1.3 });
  }
  drawIsoBox(sheet, project, [2.6, 4, 1.2], [4, 2, 0.18], wood);
  for (const x of [3, 4.6]) drawIsoBox(sheet, project, [x, 6.6, 0], [0.9, 0.9, 0.8], ink.body2);
};

const drawBedroom = (sheet: DrawingSheet, project: PointProjection, wood: string) => {
  const { ink } = sheet;
  drawIsoBox(sheet, project, [0.3, 0.5, 0], [3.2, 5, 0.7], wood);
  drawIsoBox(sheet, project, [0.4, 0.7, 0.7], [3, 4.6, 0.5], ink.pale);
  drawIsoBox(sheet, project, [0.4, 2.4, 1.1], [3, 2.9, 0.22], ink.accent);
  drawIsoBox(sheet, project, [0.5, 0.8, 1.2], [1.2, 1.1, 0.35], ink.tint, { lineWidth: 1.4 });
  drawIsoBox(sheet, project, [2, 0.8, 1.2], [1.2, 1.1, 0.35], ink.tint, { lineWidth: 1.4 });
  drawIsoBox(sheet, project, [5.2, 0.2, 0], [2.4, 1, 1.7], ink.body2);
  drawIsoBox(sheet, project, [0.3, 6, 0], [1.1, 1.1, 1.1], wood);
};

const drawHangingLamp = (sheet: DrawingSheet, project: PointProjection, dadoColour: string) => {
  const { ink } = sheet;
  const [lampX, lampY] = project(5, 4.4, 0);
  sheet.stroke(segmentPath(lampX, 0, lampX, lampY - 236), 1.6);
  sheet.draw(
    `M${pointText(lampX - 36, lampY - 204)}A36 36 0 0 1 ${pointText(lampX + 36, lampY - 204)}z`,
    ink.accent === dadoColour ? ink.body : ink.accent,
    1.9,
  );
  sheet.fill(ellipsePath(lampX, lampY - 204, 34, 7), ink.lit);
};
