import { drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawAshlar } from '#art/masonry-textures.ts';
import {
  archPath,
  circlePath,
  joinPath,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A wall of dressed stone with one to three arches. */
export const drawArchWallScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const stone = mixColours(ink.body, ink.paper, 0.2);
  const lightStone = mixColours(ink.body2, ink.pale, 0.25);
  drawAshlar(sheet, rectPath(0, 0, width, height), 0, 0, width, height, {
    rowHeight: random.pick([46, 54, 62]),
    blockWidth: random.pick([100, 130]),
    base: stone,
    light: lightStone,
    lineWidth: 1.5,
  });
  const arches = width > 1000 ? 3 : random.integer(1, 2);
  const span = arches === 1 ? 250 : 170;
  const gap = width / arches;
  const base = height - 40;
  for (let i = 0; i < arches; i++) {
    drawArch(sheet, { gap, i, span, base, arches, stone, lightStone });
  }
  drawPavement(sheet, base);
};

const drawArch = (
  sheet: DrawingSheet,
  {
    gap,
    i,
    span,
    base,
    arches,
    stone,
    lightStone,
  }: Record<'gap' | 'i' | 'span' | 'base' | 'arches', number> & Record<'stone' | 'lightStone', string>,
) => {
  const { ink } = sheet;
  const x = gap * (i + 0.5);
  const radius = span / 2;
  const springing = base - (arches === 1 ? 210 : 200);
  const depth = arches === 1 ? 64 : 50;
  const outer = radius + depth;
  const outerArc = `A${pointText(outer, outer)} 0 0 1 ${pointText(x + outer, springing)}`;
  const innerArc = `A${pointText(radius, radius)} 0 0 0 ${pointText(x - radius, springing)}`;
  const ring = `M${pointText(x - outer, springing)}${outerArc}H${shortNumber(x + radius)}${innerArc}z`;
  const outline = archPath(x - radius, springing - radius, span, base - springing + radius);
  sheet.draw(outline, mixColours(ink.deep, ink.line, 0.25), 2);
  sheet.clip(outline, () => drawView(sheet, { outline, x, radius, springing, base }, stone));
  drawVoussoirs(sheet, { ring, lightStone, arches, x, springing, radius, depth, stone });
  drawPiers(sheet, { x, radius, depth, springing, base, lightStone });
};

/** The opening of an arch: its middle, the half of its span, where the head starts, and the ground. */
interface Opening {
  outline: string;
  x: number;
  radius: number;
  springing: number;
  base: number;
}

/** Behind the arch a garden, a gate, or a passage. */
const drawView = (sheet: DrawingSheet, opening: Opening, stone: string) => {
  const kind = sheet.random.integer(0, 2);
  if (kind === 0) drawGardenBehind(sheet, opening);
  else if (kind === 1) drawGate(sheet, opening);
  else drawPassage(sheet, opening, stone);
  const { x, radius, springing, base } = opening;
  const shadow = polygonPath([
    [x - radius, springing - radius],
    [x + radius, springing - radius],
    [x + radius, springing - radius * 0.4],
    [x - radius * 0.55, springing - radius * 0.1],
    [x - radius * 0.55, base],
    [x - radius, base],
  ]);
  sheet.shade(shadow, 0.28);
};

const drawGardenBehind = (sheet: DrawingSheet, { outline, x, radius, springing, base }: Opening) => {
  const { ink } = sheet;
  sheet.fill(outline, ink.night ? '#1a2833' : mixColours(ink.water, ink.pale, 0.4));
  sheet.fill(rectPath(x - radius, base - 120, 2 * radius, 130), ink.green);
  drawSun(sheet, x + radius * 0.3, springing - radius * 0.2, 24);
  drawTree(sheet, x - radius * 0.3, base - 60, 190, 'poplar', mixColours(ink.green, ink.line, 0.25));
  const path = polygonPath([
    [x - 20, base],
    [x + 14, base],
    [x + 30, base - 120],
    [x + 22, base - 120],
  ]);
  sheet.fill(path, ink.body2);
};

const drawGate = (sheet: DrawingSheet, { outline, x, radius, springing, base }: Opening) => {
  const { ink } = sheet;
  const [left, right] = [x - radius, x + radius];
  sheet.fill(outline, ink.accent);
  let boards = '';
  for (let boardX = left; boardX < right; boardX += (2 * radius) / 7) {
    boards += segmentPath(boardX, springing - radius, boardX, base);
  }
  sheet.stroke(boards, 1.6);
  sheet.stroke(
    segmentPath(left, springing + 10, right, springing + 10) + segmentPath(left, base - 60, right, base - 60),
    4,
  );
  sheet.fill(circlePath(x + 14, base - 110, 6), ink.lit);
  sheet.stroke(segmentPath(x, springing - radius, x, base), 3);
};

/** Arch behind arch, each smaller and darker. */
const drawPassage = (sheet: DrawingSheet, { x, radius, springing, base }: Opening, stone: string) => {
  const steps = 5;
  for (let step = 0; step < steps; step++) {
    const share = step / steps;
    const inner = radius * (1 - share * 0.72);
    const innerSpringing = springing + share * 30;
    const height = base - innerSpringing + inner - share * 70;
    const outline = archPath(x - inner, innerSpringing - inner, 2 * inner, height);
    sheet.draw(outline, mixColours(stone, sheet.ink.deep, 0.25 + share * 0.6), 1.4);
  }
};

/** Wedge stones, every second one darker, and the keystone. */
const drawVoussoirs = (
  sheet: DrawingSheet,
  {
    ring,
    lightStone,
    arches,
    x,
    springing,
    radius,
    depth,
    stone,
  }: Record<'arches' | 'x' | 'springing' | 'radius' | 'depth', number> &
    Record<'ring' | 'lightStone' | 'stone', string>,
) => {
  const { ink } = sheet;
  sheet.fill(ring, lightStone);
  const voussoirs = arches === 1 ? 11 : 9;
  let joints = '';
  for (let voussoir = 0; voussoir <= voussoirs; voussoir++) {
    const angle = Math.PI + (Math.PI * voussoir) / voussoirs;
    joints += joinPath(
      polarPoint(x, springing, radius, angle),
      polarPoint(x, springing, radius + depth, angle),
    );
    if (voussoir < voussoirs && voussoir % 2) {
      sheet.fill(
        polygonPath([
          polarPoint(x, springing, radius, angle),
          polarPoint(x, springing, radius + depth, angle),
          polarPoint(x, springing, radius + depth, angle + Math.PI / voussoirs),
          polarPoint(x, springing, radius, angle + Math.PI / voussoirs),
        ]),
        mixColours(stone, lightStone, 0.4),
      );
    }
  }
  sheet.stroke(joints, 1.6);
  sheet.stroke(ring, 2.2);
  const halfKey = Math.PI / voussoirs / 2;
  sheet.draw(
    polygonPath([
      polarPoint(x, springing, radius - 8, -Math.PI / 2 - halfKey),
      polarPoint(x, springing, radius + depth + 22, -Math.PI / 2 - halfKey * 1.1),
      polarPoint(x, springing, radius + depth + 22, -Math.PI / 2 + halfKey * 1.1),
      polarPoint(x, springing, radius - 8, -Math.PI / 2 + halfKey),
    ]),
    ink.accent,
    2,
  );
};

const drawPiers = (
  sheet: DrawingSheet,
  {
    x,
    radius,
    depth,
    springing,
    base,
    lightStone,
  }: Record<'x' | 'radius' | 'depth' | 'springing' | 'base', number> & { lightStone: string },
) => {
  const { ink } = sheet;
  sheet.draw(rectPath(x - radius - depth, springing, depth, base - springing), lightStone, 1.8);
  sheet.draw(rectPath(x + radius, springing, depth, base - springing), lightStone, 1.8);
  let bedJoints = '';
  for (let y = springing; y < base; y += 54) {
    bedJoints += `M${pointText(x - radius - depth, y)}h${depth}M${pointText(x + radius, y)}h${depth}`;
  }
  sheet.stroke(bedJoints, 1.4);
  sheet.draw(
    rectPath(x - radius - depth - 10, springing - 10, depth + 10, 12) +
      rectPath(x + radius, springing - 10, depth + 10, 12),
    ink.body2,
    1.6,
  );
};

const drawPavement = (sheet: DrawingSheet, base: number) => {
  const { width, height, ink, random } = sheet;
  sheet.draw(rectPath(0, base, width, height - base), mixColours(ink.body, ink.line, 0.35), 2);
  let joints = '';
  for (let x = random.between(0, 30); x < width; x += random.between(30, 60)) {
    joints += `M${shortNumber(x)} ${base}v${height - base}`;
  }
  sheet.stroke(joints, 1.2);
};
