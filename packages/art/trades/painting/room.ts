import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import {
  ellipsePath,
  joinPath,
  pointAlong,
  pointText,
  polygonPath,
  rectPath,
  type SheetPoint,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A wall in perspective: upper and lower corner at the front and at the back. */
type Quad = readonly [
  frontTop: SheetPoint,
  backTop: SheetPoint,
  backBottom: SheetPoint,
  frontBottom: SheetPoint,
];

/** A room being painted. */
export const drawRoomScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const backLeft = width * random.between(0.24, 0.34);
  const backWidth = width * random.between(0.4, 0.46);
  const backTop = height * 0.16;
  const backHeight = height * 0.5;
  const paints = random.shuffled([ink.body, ink.accent, ink.green, ink.deep, ink.body2, ink.water]);
  const [rightPaint, backPaint, leftPaint] = [itemAt(paints, 0), itemAt(paints, 1), itemAt(paints, 2)];
  const primer = ink.pale;
  const leftWall: Quad = [
    [0, -40],
    [backLeft, backTop],
    [backLeft, backTop + backHeight],
    [0, height + 10],
  ];
  const rightWall: Quad = [
    [width, -40],
    [backLeft + backWidth, backTop],
    [backLeft + backWidth, backTop + backHeight],
    [width, height + 10],
  ];
  drawShell(sheet, { backLeft, backTop, backWidth, leftWall, primer, rightWall, rightPaint, backHeight });
  const paintedShare = random.between(0.5, 0.82);
  drawBackWall(sheet, { backLeft, backTop, backWidth, backHeight, done: paintedShare, backPaint, primer });
  drawColourField(sheet, leftWall, leftPaint);
  drawSideWindow(sheet, rightWall);
  drawSkirting(sheet, { leftWall, rightWall, backLeft, backTop, backWidth, backHeight });
  drawDoorway(sheet, { backLeft, backWidth, done: paintedShare, backTop, backHeight, backPaint });
  drawStepladder(sheet);
  drawPaintCan(sheet, backPaint);
};

const drawShell = (
  sheet: DrawingSheet,
  {
    backLeft,
    backTop,
    backWidth,
    leftWall,
    primer,
    rightWall,
    rightPaint,
    backHeight,
  }: Record<'backLeft' | 'backTop' | 'backWidth' | 'backHeight', number> &
    Record<'primer' | 'rightPaint', string> & { leftWall: Quad; rightWall: Quad },
) => {
  const { width, height, ink } = sheet;
  sheet.fill(
    polygonPath([
      [0, -40],
      [backLeft, backTop],
      [backLeft + backWidth, backTop],
      [width, -40],
      [width, -60],
      [0, -60],
    ]),
    ink.tint,
  );
  sheet.fill(
    polygonPath([
      [0, 0],
      [backLeft, backTop],
      [backLeft + backWidth, backTop],
      [width, 0],
    ]),
    ink.tint,
  );
  sheet.fill(polygonPath(leftWall), primer);
  sheet.fill(polygonPath(rightWall), mixColours(rightPaint, ink.line, 0.14));
  sheet.fill(rectPath(backLeft, backTop, backWidth, backHeight), primer);
  sheet.fill(
    polygonPath([
      [0, height + 10],
      [backLeft, backTop + backHeight],
      [backLeft + backWidth, backTop + backHeight],
      [width, height + 10],
    ]),
    mixColours(ink.body2, ink.body, 0.35),
  );
  let boards = '';
  for (let i = 0; i <= 14; i++) {
    boards += segmentPath(
      backLeft + (backWidth * i) / 14,
      backTop + backHeight,
      (backLeft + (backWidth * i) / 14 - width / 2) * 2.6 + width / 2,
      height + 30,
    );
  }
  sheet.stroke(boards, 1, ink.line, 'opacity=".45"');
};

/** Rolled in strips; the last ones are still under way. */
const drawBackWall = (
  sheet: DrawingSheet,
  {
    backLeft,
    backTop,
    backWidth,
    backHeight,
    done: paintedShare,
    backPaint,
    primer,
  }: Record<'backLeft' | 'backTop' | 'backWidth' | 'backHeight' | 'done', number> &
    Record<'backPaint' | 'primer', string>,
) => {
  const { random } = sheet;
  const strips = 8;
  sheet.clip(rectPath(backLeft, backTop, backWidth, backHeight), () => {
    for (let i = 0; i < strips; i++) {
      const x = backLeft + (backWidth * i) / strips;
      if (i / strips < paintedShare) {
        sheet.fill(
          rectPath(x - 1, backTop, backWidth / strips + 2, backHeight),
          mixColours(backPaint, primer, random.between(0, 0.1)),
        );
      } else if (i / strips < paintedShare + 0.2) {
        const reach = backHeight * random.between(0.3, 0.7);
        sheet.fill(
          `M${pointText(x, backTop)}h${shortNumber(backWidth / strips + 1)}v${shortNumber(reach)}q${pointText((-backWidth / strips) * 0.25, random.between(6, 22))} ${pointText((-backWidth / strips) * 0.5, random.between(-6, 8))}t${pointText((-backWidth / strips) * 0.5, random.between(-8, 8))}z`,
          backPaint,
        );
      }
    }
  });
};

const drawColourField = (sheet: DrawingSheet, leftWall: Quad, leftPaint: string) => {
  const { ink, random } = sheet;
  const fieldTop = random.between(0.4, 0.7);
  sheet.fill(
    polygonPath([
      pointAlong(leftWall[0], leftWall[3], fieldTop),
      pointAlong(leftWall[1], leftWall[2], fieldTop),
      leftWall[2],
      leftWall[3],
    ]),
    mixColours(leftPaint, ink.line, 0.06),
  );
  sheet.stroke(
    joinPath(pointAlong(leftWall[0], leftWall[3], fieldTop), pointAlong(leftWall[1], leftWall[2], fieldTop)),
    1.6,
  );
};

/** A window in the right wall and its light on the floor. */
const drawSideWindow = (sheet: DrawingSheet, rightWall: Quad) => {
  const { width, height, ink } = sheet;
  const onRightWall = (across: number, down: number) => {
    const top = pointAlong(rightWall[1], rightWall[0], across);
    const bottom = pointAlong(rightWall[2], rightWall[3], across);
    return pointAlong(top, bottom, down);
  };
  const opening = [
    onRightWall(0.3, 0.2),
    onRightWall(0.78, 0.2),
    onRightWall(0.78, 0.64),
    onRightWall(0.3, 0.64),
  ];
  sheet.draw(
    polygonPath(opening),
    ink.night ? mixColours(ink.water, ink.deep, 0.4) : mixColours(ink.water, ink.pale, 0.55),
    2.4,
  );
  sheet.stroke(
    joinPath(onRightWall(0.54, 0.2), onRightWall(0.54, 0.64)) +
      joinPath(onRightWall(0.3, 0.42), onRightWall(0.78, 0.42)),
    4,
    ink.pale,
  );
  sheet.stroke(joinPath(onRightWall(0.54, 0.2), onRightWall(0.54, 0.64)), 1);
  sheet.fill(
    polygonPath([
      [width * 0.36, height * 0.8],
      [width * 0.62, height * 0.76],
      [width * 0.6, height],
      [width * 0.16, height],
    ]),
    ink.lit,
    0.34,
  );
};

const drawSkirting = (
  sheet: DrawingSheet,
  {
    leftWall,
    rightWall,
    backLeft,
    backTop,
    backWidth,
    backHeight,
  }: Record<'backLeft' | 'backTop' | 'backWidth' | 'backHeight', number> & {
    leftWall: Quad;
    rightWall: Quad;
  },
) => {
  const { width, height, ink } = sheet;
  sheet.stroke(
    polygonPath(leftWall) + polygonPath(rightWall) + rectPath(backLeft, backTop, backWidth, backHeight),
    2.2,
  );
  sheet.draw(
    polygonPath([leftWall[3], leftWall[2], [leftWall[2][0], leftWall[2][1] - 12], [0, height - 28]]),
    ink.pale,
    1.5,
  );
  sheet.draw(rectPath(backLeft, backTop + backHeight - 12, backWidth, 12), ink.pale, 1.5);
  sheet.draw(
    polygonPath([rightWall[3], rightWall[2], [rightWall[2][0], rightWall[2][1] - 12], [width, height - 28]]),
    ink.pale,
    1.5,
  );
};

const drawDoorway = (
  sheet: DrawingSheet,
  {
    backLeft,
    backWidth,
    done: paintedShare,
    backTop,
    backHeight,
    backPaint,
  }: Record<'backLeft' | 'backWidth' | 'done' | 'backTop' | 'backHeight', number> & { backPaint: string },
) => {
  const { ink } = sheet;
  const doorX = backLeft + backWidth * (paintedShare > 0.66 ? 0.1 : 0.7);
  const doorWidth = backWidth * 0.17;
  sheet.draw(rectPath(doorX - 7, backTop + backHeight - 190, doorWidth + 14, 190), ink.pale, 1.8);
  sheet.draw(
    rectPath(doorX, backTop + backHeight - 183, doorWidth, 183),
    ink.night ? ink.body : mixColours(ink.deep, ink.line, 0.2),
    1.6,
  );
  sheet.fill(
    rectPath(doorX + doorWidth * 0.3, backTop + backHeight - 183, doorWidth * 0.7, 183),
    mixColours(backPaint, ink.lit, 0.55),
  );
};

const drawStepladder = (sheet: DrawingSheet) => {
  const { width, height, ink, random } = sheet;
  const ladderX = width * random.between(0.4, 0.56);
  const foot = height - 34;
  const ladderHeight = height * 0.56;
  let rungs = '';
  sheet.stroke(
    segmentPath(ladderX + 130, foot - 20, ladderX + 66, foot - ladderHeight) +
      segmentPath(ladderX + 84, foot - 34, ladderX + 42, foot - ladderHeight),
    6,
    ink.line,
  );
  sheet.stroke(
    segmentPath(ladderX + 130, foot - 20, ladderX + 66, foot - ladderHeight) +
      segmentPath(ladderX + 84, foot - 34, ladderX + 42, foot - ladderHeight),
    3,
    ink.body2,
  );
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    rungs += segmentPath(
      ladderX - 40 + 78 * t,
      foot - ladderHeight * t,
      ladderX + 30 + 38 * t,
      foot - ladderHeight * t,
    );
  }
  sheet.stroke(rungs, 9, ink.line);
  sheet.stroke(rungs, 5.5, ink.body2);
  const rail =
    segmentPath(ladderX - 44, foot, ladderX + 40, foot - ladderHeight) +
    segmentPath(ladderX + 28, foot, ladderX + 68, foot - ladderHeight);
  sheet.stroke(rail, 10, ink.line);
  sheet.stroke(rail, 6.5, ink.body2);
  sheet.draw(rectPath(ladderX + 30, foot - ladderHeight - 8, 48, 10), ink.accent, 1.8);
};

const drawPaintCan = (sheet: DrawingSheet, backPaint: string) => {
  const { width, height, ink } = sheet;
  const canX = width * 0.2;
  const canBase = height - 40;
  sheet.draw(`M${shortNumber(canX - 30)} ${canBase - 50}h60l-5 50q-25 8 -50 0z`, ink.pale, 2);
  sheet.draw(ellipsePath(canX, canBase - 50, 30, 8), backPaint, 2);
  sheet.fill(`M${shortNumber(canX - 22)} ${canBase - 46}q4 30 8 4t8 6t6 -10z`, backPaint);
  sheet.stroke(`M${shortNumber(canX - 30)} ${canBase - 50}a30 40 0 0 1 60 0`, 1.6);
};
