import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  circlePath,
  commaPair,
  FULL_TURN,
  joinPath,
  pointText,
  polarPoint,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A spiral stair in plan. */
export const drawStairsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), random.pick([ink.tint, ink.paper, ink.body2]));
  const x = width / 2 + random.between(-60, 60);
  const y = height / 2 + random.between(-16, 16);
  const radius = random.between(236, 270);
  const eye = radius * random.between(0.17, 0.24);
  const steps = random.integer(18, 26);
  const start = random.between(0, FULL_TURN);
  const sweep = FULL_TURN * random.between(0.86, 1);
  const turn = random.chance() ? 1 : -1;
  const [lowColour, highColour] = random.pick<readonly [low: string, high: string]>([
    [ink.deep, ink.pale],
    [ink.accent, ink.lit],
    [ink.deep, ink.body2],
    [ink.body, ink.pale],
    [ink.deep, ink.water],
  ]);
  drawDraftingGrid(sheet, x, y);
  sheet.shade(circlePath(x + 14, y + 16, radius + 22), 0.2);
  sheet.draw(circlePath(x, y, radius + 22), ink.night ? ink.body2 : ink.pale, 2.4);
  sheet.hatch(circlePath(x, y, radius + 22), 45, 8, 0.9);
  sheet.draw(circlePath(x, y, radius), mixColours(lowColour, ink.line, 0.35), 2);
  drawSteps(sheet, { steps, start, turn, sweep, x, y, eye, radius, lowColour, highColour });
  sheet.draw(circlePath(x, y, eye), ink.pale, 2.2);
  sheet.draw(circlePath(x, y, eye * 0.5), ink.accent === lowColour ? ink.deep : ink.accent, 2);
  drawWalkLine(sheet, { radius, eye, start, turn, sweep, steps, x, y });
  sheet.stroke(
    segmentPath(x - radius - 60, y, x + radius + 60, y) + segmentPath(x, y - radius - 46, x, y + radius + 46),
    1,
    ink.accent,
    'stroke-dasharray="18 5 3 5"',
  );
};

const drawDraftingGrid = (sheet: DrawingSheet, x: number, y: number) => {
  const { width, height, ink } = sheet;
  let grid = '';
  const gridSize = 40;
  for (let gridX = x % gridSize; gridX < width; gridX += gridSize) {
    grid += `M${shortNumber(gridX)} 0V${height}`;
  }
  for (let gridY = y % gridSize; gridY < height; gridY += gridSize) {
    grid += `M0 ${shortNumber(gridY)}H${width}`;
  }
  sheet.stroke(grid, 0.8, ink.line, 'opacity=".22"');
};

const drawSteps = (
  sheet: DrawingSheet,
  {
    steps,
    start,
    turn,
    sweep,
    x,
    y,
    eye,
    radius,
    lowColour,
    highColour,
  }: Record<'steps' | 'start' | 'turn' | 'sweep' | 'x' | 'y' | 'eye' | 'radius', number> &
    Record<'lowColour' | 'highColour', string>,
) => {
  for (let i = 0; i < steps; i++) {
    const from = start + (turn * sweep * i) / steps;
    const to = start + (turn * sweep * (i + 1)) / steps;
    const flag = turn > 0 ? 1 : 0;
    const [innerFrom, outerFrom] = [polarPoint(x, y, eye, from), polarPoint(x, y, radius, from)];
    const outerTo = `A${pointText(radius, radius)} 0 0 ${flag} ${commaPair(polarPoint(x, y, radius, to))}`;
    const backIn = `L${commaPair(polarPoint(x, y, eye, to))}A${pointText(eye, eye)} 0 0 ${1 - flag} ${commaPair(innerFrom)}`;
    const tread = `M${commaPair(innerFrom)}L${commaPair(outerFrom)}${outerTo}${backIn}z`;
    sheet.draw(tread, mixColours(lowColour, highColour, i / (steps - 1)), 1.8);
    const nosing = from + (to - from) * 0.24;
    const nosingArc = `A${pointText(radius, radius)} 0 0 ${flag} ${commaPair(polarPoint(x, y, radius, nosing))}`;
    const nosingEnd = commaPair(polarPoint(x, y, eye, nosing));
    sheet.shade(`M${commaPair(innerFrom)}L${commaPair(outerFrom)}${nosingArc}L${nosingEnd}z`, 0.16);
  }
};

/** The line one walks, from the first step to the last. */
const drawWalkLine = (
  sheet: DrawingSheet,
  {
    radius,
    eye,
    start,
    turn,
    sweep,
    steps,
    x,
    y,
  }: Record<'radius' | 'eye' | 'start' | 'turn' | 'sweep' | 'steps' | 'x' | 'y', number>,
) => {
  const { ink } = sheet;
  const walkRadius = (radius + eye) / 2;
  const endAngle = start + (turn * sweep * (steps - 0.6)) / steps;
  const startAngle = start + (turn * sweep * 0.6) / steps;
  const [endX, endY] = polarPoint(x, y, walkRadius, endAngle);
  const [startX, startY] = polarPoint(x, y, walkRadius, startAngle);
  sheet.stroke(
    `M${pointText(startX, startY)}A${pointText(walkRadius, walkRadius)} 0 ${sweep > Math.PI ? 1 : 0} ${turn > 0 ? 1 : 0} ${pointText(endX, endY)}`,
    1.7,
    ink.line,
    'stroke-dasharray="3 6"',
  );
  sheet.draw(circlePath(startX, startY, 5), ink.pale, 1.7);
  const barb = endAngle - turn * 0.14;
  sheet.stroke(
    joinPath([endX, endY], polarPoint(x, y, walkRadius + 12, barb)) +
      joinPath([endX, endY], polarPoint(x, y, walkRadius - 12, barb)),
    2,
  );
};
