import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
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

const DOOR_WIDTH = 210;

const DOOR_HEIGHT = 400;

const SURROUND = 44;

/** Where a front door stands and what it is made of. */
interface Entrance {
  /** Its middle, its left edge, its top and the ground it stands on. */
  x: number;
  left: number;
  top: number;
  base: number;
  isRound: boolean;
  wall: string;
  stone: string;
  colour: string;
}

/** A front door with its surround and steps. */
export const drawFrontDoorScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body, ink.body2, ink.accent, ink.green, ink.water]);
  const base = height - 54;
  drawFacade(sheet, wall, base);
  const isRound = random.chance(0.55);
  const isWarmWall = wall === ink.accent || wall === ink.body;
  const entrance: Entrance = {
    x: width / 2,
    left: width / 2 - DOOR_WIDTH / 2,
    top: base - DOOR_HEIGHT,
    base,
    isRound,
    wall,
    stone: wall === ink.body2 ? ink.pale : mixColours(ink.body2, ink.pale, 0.3),
    colour: random.pick(isWarmWall ? [ink.deep, ink.green] : [ink.accent, ink.deep, ink.body]),
  };
  drawSurround(sheet, entrance);
  sheet.draw(outline(entrance, 0), entrance.colour, 2.4);
  sheet.clip(outline(entrance, 0), () => drawLeaves(sheet, entrance));
  drawSteps(sheet, entrance);
  drawPots(sheet, entrance);
  const isWide = width > 1000;
  if (isWide || random.chance(0.5)) {
    const windowStyle = { trim: entrance.stone, shutter: entrance.colour };
    for (const x of isWide ? [width * 0.12, width * 0.8] : [-66, width - 64]) {
      drawWindow(sheet, x, 110, 130, 210, windowStyle);
    }
  }
  drawLantern(sheet, entrance);
};

const drawFacade = (sheet: DrawingSheet, wall: string, base: number) => {
  const { width, height, ink, random } = sheet;
  // The accent is the one ink that stays bright at night; as a wall it would glow.
  const colour = ink.night && wall === ink.accent ? mixColours(wall, '#141D24', 0.5) : wall;
  sheet.fill(rectPath(0, 0, width, height), colour);
  const coursing = { rowHeight: 30, blockWidth: 64, density: 0.4, lineWidth: 1.1, opacity: 0.45 };
  if (random.chance()) drawCourses(sheet, 0, 0, width, base, coursing);
  else sheet.stipple(rectPath(0, 0, width, base), ink.line, 12, 0.3, 70);
};

/** The opening, or the stone around it where there is a margin. */
const outline = ({ left, top, isRound }: Entrance, margin: number) => {
  const width = DOOR_WIDTH + 2 * margin;
  return isRound
    ? archPath(left - margin, top - margin - 20, width, DOOR_HEIGHT + margin + 20)
    : rectPath(left - margin, top - margin, width, DOOR_HEIGHT + margin);
};

const drawSurround = (sheet: DrawingSheet, entrance: Entrance) => {
  const { left, top, base, isRound, stone } = entrance;
  const width = DOOR_WIDTH + 2 * SURROUND;
  const shadow = isRound
    ? archPath(left - SURROUND + 14, top - SURROUND, width, DOOR_HEIGHT + SURROUND + 20)
    : rectPath(left - SURROUND + 14, top - SURROUND + 12, width, DOOR_HEIGHT + SURROUND);
  sheet.shade(shadow, 0.2);
  sheet.draw(outline(entrance, SURROUND), stone, 2.2);
  const bedJoints = (from: number, spacing: number) => {
    let joints = '';
    for (let y = from; y < base; y += spacing) {
      joints += `M${pointText(left - SURROUND, y)}h${SURROUND}M${pointText(left + DOOR_WIDTH, y)}h${SURROUND}`;
    }
    return joints;
  };
  if (isRound) {
    const springing = top - 20 + DOOR_WIDTH / 2;
    sheet.stroke(archJoints(entrance, springing) + bedJoints(springing, 52), 1.5);
    drawKeystone(sheet, entrance);
  } else {
    sheet.stroke(bedJoints(top, 50), 1.5);
    drawHood(sheet, entrance);
  }
};

const archJoints = ({ x }: Entrance, springing: number) => {
  let joints = '';
  for (let i = 0; i <= 9; i++) {
    const angle = Math.PI + (Math.PI * i) / 9;
    const inner = polarPoint(x, springing, DOOR_WIDTH / 2, angle);
    joints += joinPath(inner, polarPoint(x, springing, DOOR_WIDTH / 2 + SURROUND, angle));
  }
  return joints;
};

const drawKeystone = (sheet: DrawingSheet, { x, top, wall }: Entrance) => {
  const { ink } = sheet;
  const wedge = polygonPath([
    [x - 15, top - SURROUND - 32],
    [x + 15, top - SURROUND - 32],
    [x + 11, top - 12],
    [x - 11, top - 12],
  ]);
  sheet.draw(wedge, wall === ink.body ? ink.pale : ink.body, 1.9);
};

const drawHood = (sheet: DrawingSheet, { left, top, stone }: Entrance) => {
  const width = DOOR_WIDTH + 2 * SURROUND;
  sheet.shade(rectPath(left - SURROUND - 20, top - SURROUND, width + 40, 14), 0.24);
  sheet.draw(rectPath(left - SURROUND - 20, top - SURROUND - 18, width + 40, 22), stone, 2);
  sheet.draw(rectPath(left - SURROUND - 10, top - SURROUND - 30, width + 20, 12), stone, 1.8);
};

/** The fanlight, the transom and the two leaves below it. */
const drawLeaves = (sheet: DrawingSheet, entrance: Entrance) => {
  const { ink } = sheet;
  const { x, left, top, base, isRound, colour } = entrance;
  const transom = isRound ? top - 20 + DOOR_WIDTH / 2 + 4 : top + 88;
  sheet.fill(rectPath(left, top - 30, DOOR_WIDTH, transom - top + 30), ink.night ? ink.lit : ink.glass);
  if (isRound) drawFanlight(sheet, x, transom);
  else drawDiagonalLights(sheet, left, top, transom);
  sheet.draw(rectPath(left, transom - 3, DOOR_WIDTH, 12), mixColours(colour, ink.line, 0.3), 1.6);
  sheet.stroke(`M${pointText(x, transom)}V${base}`, 3);
  const panelTop = transom + 24;
  const panelHeight = base - panelTop;
  for (const leafX of [left + 14, x + 10]) drawLeaf(sheet, leafX, panelTop, panelHeight, colour);
  for (const knobX of [x - 14, x + 14]) {
    sheet.draw(circlePath(knobX, panelTop + panelHeight * 0.47, 7), ink.lit, 1.7);
  }
  const sideShadow = rectPath(left, top - 40, 22, DOOR_HEIGHT + 40);
  sheet.shade(sideShadow + rectPath(left, top - 40, DOOR_WIDTH, isRound ? 0 : 20), 0.34);
};

const drawFanlight = (sheet: DrawingSheet, x: number, y: number) => {
  let bars = '';
  for (let i = 1; i < 8; i++)
    bars += joinPath([x, y], polarPoint(x, y, DOOR_WIDTH, Math.PI + (Math.PI * i) / 8));
  sheet.stroke(bars + circlePath(x, y, 40) + circlePath(x, y, 70), 3.2, sheet.ink.pale);
};

const drawDiagonalLights = (sheet: DrawingSheet, left: number, top: number, bottom: number) => {
  let bars = '';
  for (let i = 0; i < 6; i++) {
    const [from, to] = [left + (DOOR_WIDTH * i) / 6, left + (DOOR_WIDTH * (i + 1)) / 6];
    bars += segmentPath(from, top, to, bottom) + segmentPath(to, top, from, bottom);
  }
  sheet.stroke(bars, 2.4, sheet.ink.pale);
};

/** A grilled window above, two panels below. */
const drawLeaf = (sheet: DrawingSheet, x: number, y: number, height: number, colour: string) => {
  const { ink, random } = sheet;
  const width = DOOR_WIDTH / 2 - 24;
  const paneHeight = height * 0.44;
  sheet.draw(
    rectPath(x, y, width, paneHeight),
    ink.night ? mixColours(ink.lit, ink.body, 0.4) : ink.glass,
    1.9,
  );
  // Drawn and not used: without it every later draw would change the picture.
  random.next();
  let grille = '';
  for (let i = 1; i < 4; i++) grille += `M${pointText(x + (width * i) / 4, y)}v${shortNumber(paneHeight)}`;
  grille += circlePath(x + width / 2, y + height * 0.22, width * 0.34);
  sheet.stroke(grille, 2.4, mixColours(ink.line, colour, 0.15));
  const panel = mixColours(colour, ink.pale, 0.12);
  sheet.draw(rectPath(x, y + height * 0.5, width, height * 0.18), panel, 1.7);
  sheet.draw(rectPath(x, y + height * 0.73, width, height * 0.2), panel, 1.7);
  const field = (from: number, share: number) =>
    rectPath(x + 8, y + height * from + 8, width - 16, height * share - 16);
  sheet.stroke(field(0.5, 0.18) + field(0.73, 0.2), 1.3);
};

const drawSteps = (sheet: DrawingSheet, { left, base, stone }: Entrance) => {
  for (let i = 0; i < 3; i++) {
    const overhang = SURROUND + 24 + i * 30;
    const width = DOOR_WIDTH + 2 * overhang;
    sheet.draw(
      rectPath(left - overhang, base - 4 + i * 18, width, 20),
      mixColours(stone, sheet.ink.line, i * 0.06),
      1.9,
    );
    sheet.shade(rectPath(left - overhang, base + 10 + i * 18, width, 5), 0.2);
  }
};

/** A pair of clipped trees, both of one kind. */
const drawPots = (sheet: DrawingSheet, { x, base, wall }: Entrance) => {
  const { ink, random } = sheet;
  if (!random.chance(0.75)) return;
  const places = [x - 262, x + 262].filter((place) => place >= 40 && place <= sheet.width - 40);
  if (places.length === 0) return;
  const isInBalls = random.integer(0, 1) === 1;
  for (const place of places) {
    const pot = polygonPath([
      [place - 30, base - 60],
      [place + 30, base - 60],
      [place + 22, base + 14],
      [place - 22, base + 14],
    ]);
    sheet.draw(pot, ink.body === wall ? ink.deep : ink.body, 2);
    sheet.stroke(segmentPath(place, base - 60, place, base - 96), 4);
    for (const crown of isInBalls ? ballsOn(place, base) : [coneOn(place, base)]) {
      sheet.draw(crown, mixColours(ink.green, ink.line, 0.15), isInBalls ? 1.8 : 1.9);
      sheet.stipple(crown, ink.pale, 30, 0.7, 40, 2.2);
    }
  }
};

const ballsOn = (x: number, base: number) => [
  circlePath(x, base - 126, 46),
  circlePath(x, base - 196, 32),
  circlePath(x, base - 244, 20),
];

const coneOn = (x: number, base: number) =>
  polygonPath([
    [x - 44, base - 76],
    [x, base - 290],
    [x + 44, base - 76],
  ]);

const drawLantern = (sheet: DrawingSheet, { left, top }: Entrance) => {
  const x = left - SURROUND - 46;
  if (x <= 20) return;
  const y = top + 10;
  const glass = polygonPath([
    [x - 12, y],
    [x + 12, y],
    [x + 16, y + 38],
    [x - 16, y + 38],
  ]);
  sheet.draw(glass, sheet.ink.lit, 1.8);
  sheet.stroke(`M${pointText(x, y)}v-14h46`, 2.4);
};
