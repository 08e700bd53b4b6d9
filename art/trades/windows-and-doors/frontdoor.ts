import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { arch, circle, join, num, polar, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

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
export const frontdoor = (sheet: Sheet): void => {
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
    stone: wall === ink.body2 ? ink.pale : mix(ink.body2, ink.pale, 0.3),
    colour: random.pick(isWarmWall ? [ink.deep, ink.green] : [ink.accent, ink.deep, ink.body]),
  };
  drawSurround(sheet, entrance);
  sheet.draw(outline(entrance, 0), entrance.colour, 2.4);
  sheet.clip(outline(entrance, 0), () => drawLeaves(sheet, entrance));
  drawSteps(sheet, entrance);
  drawPots(sheet, entrance);
  const isWide = width > 1000;
  if (isWide || random.chance(0.5)) {
    const look = { trim: entrance.stone, shutter: entrance.colour };
    for (const x of isWide ? [width * 0.12, width * 0.8] : [-66, width - 64]) {
      drawWindow(sheet, x, 110, 130, 210, look);
    }
  }
  drawLantern(sheet, entrance);
};

const drawFacade = (sheet: Sheet, wall: string, base: number) => {
  const { width, height, ink, random } = sheet;
  // The accent is the one ink that stays bright at night; as a wall it would glow.
  const colour = ink.night && wall === ink.accent ? mix(wall, '#141D24', 0.5) : wall;
  sheet.fill(rect(0, 0, width, height), colour);
  const coursing = { rowHeight: 30, blockWidth: 64, density: 0.4, lineWidth: 1.1, opacity: 0.45 };
  if (random.chance()) drawCourses(sheet, 0, 0, width, base, coursing);
  else sheet.stipple(rect(0, 0, width, base), ink.line, 12, 0.3, 70);
};

/** The opening, or the stone around it where there is a margin. */
const outline = ({ left, top, isRound }: Entrance, margin: number) => {
  const width = DOOR_WIDTH + 2 * margin;
  return isRound
    ? arch(left - margin, top - margin - 20, width, DOOR_HEIGHT + margin + 20)
    : rect(left - margin, top - margin, width, DOOR_HEIGHT + margin);
};

const drawSurround = (sheet: Sheet, entrance: Entrance) => {
  const { left, top, base, isRound, stone } = entrance;
  const width = DOOR_WIDTH + 2 * SURROUND;
  const shadow = isRound
    ? arch(left - SURROUND + 14, top - SURROUND, width, DOOR_HEIGHT + SURROUND + 20)
    : rect(left - SURROUND + 14, top - SURROUND + 12, width, DOOR_HEIGHT + SURROUND);
  sheet.shade(shadow, 0.2);
  sheet.draw(outline(entrance, SURROUND), stone, 2.2);
  const bedJoints = (from: number, spacing: number) => {
    let joints = '';
    for (let y = from; y < base; y += spacing) {
      joints += `M${xy(left - SURROUND, y)}h${SURROUND}M${xy(left + DOOR_WIDTH, y)}h${SURROUND}`;
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
    const inner = polar(x, springing, DOOR_WIDTH / 2, angle);
    joints += join(inner, polar(x, springing, DOOR_WIDTH / 2 + SURROUND, angle));
  }
  return joints;
};

const drawKeystone = (sheet: Sheet, { x, top, wall }: Entrance) => {
  const { ink } = sheet;
  const wedge = polygon([
    [x - 15, top - SURROUND - 32],
    [x + 15, top - SURROUND - 32],
    [x + 11, top - 12],
    [x - 11, top - 12],
  ]);
  sheet.draw(wedge, wall === ink.body ? ink.pale : ink.body, 1.9);
};

const drawHood = (sheet: Sheet, { left, top, stone }: Entrance) => {
  const width = DOOR_WIDTH + 2 * SURROUND;
  sheet.shade(rect(left - SURROUND - 20, top - SURROUND, width + 40, 14), 0.24);
  sheet.draw(rect(left - SURROUND - 20, top - SURROUND - 18, width + 40, 22), stone, 2);
  sheet.draw(rect(left - SURROUND - 10, top - SURROUND - 30, width + 20, 12), stone, 1.8);
};

/** The fanlight, the transom and the two leaves below it. */
const drawLeaves = (sheet: Sheet, entrance: Entrance) => {
  const { ink } = sheet;
  const { x, left, top, base, isRound, colour } = entrance;
  const transom = isRound ? top - 20 + DOOR_WIDTH / 2 + 4 : top + 88;
  sheet.fill(rect(left, top - 30, DOOR_WIDTH, transom - top + 30), ink.night ? ink.lit : ink.glass);
  if (isRound) drawFanlight(sheet, x, transom);
  else drawDiagonalLights(sheet, left, top, transom);
  sheet.draw(rect(left, transom - 3, DOOR_WIDTH, 12), mix(colour, ink.line, 0.3), 1.6);
  sheet.stroke(`M${xy(x, transom)}V${base}`, 3);
  const panelTop = transom + 24;
  const panelHeight = base - panelTop;
  for (const leafX of [left + 14, x + 10]) drawLeaf(sheet, leafX, panelTop, panelHeight, colour);
  for (const knobX of [x - 14, x + 14]) {
    sheet.draw(circle(knobX, panelTop + panelHeight * 0.47, 7), ink.lit, 1.7);
  }
  const sideShadow = rect(left, top - 40, 22, DOOR_HEIGHT + 40);
  sheet.shade(sideShadow + rect(left, top - 40, DOOR_WIDTH, isRound ? 0 : 20), 0.34);
};

const drawFanlight = (sheet: Sheet, x: number, y: number) => {
  let bars = '';
  for (let i = 1; i < 8; i++) bars += join([x, y], polar(x, y, DOOR_WIDTH, Math.PI + (Math.PI * i) / 8));
  sheet.stroke(bars + circle(x, y, 40) + circle(x, y, 70), 3.2, sheet.ink.pale);
};

const drawDiagonalLights = (sheet: Sheet, left: number, top: number, bottom: number) => {
  let bars = '';
  for (let i = 0; i < 6; i++) {
    const [from, to] = [left + (DOOR_WIDTH * i) / 6, left + (DOOR_WIDTH * (i + 1)) / 6];
    bars += segment(from, top, to, bottom) + segment(to, top, from, bottom);
  }
  sheet.stroke(bars, 2.4, sheet.ink.pale);
};

/** A grilled window above, two panels below. */
const drawLeaf = (sheet: Sheet, x: number, y: number, height: number, colour: string) => {
  const { ink, random } = sheet;
  const width = DOOR_WIDTH / 2 - 24;
  const paneHeight = height * 0.44;
  sheet.draw(rect(x, y, width, paneHeight), ink.night ? mix(ink.lit, ink.body, 0.4) : ink.glass, 1.9);
  // Drawn and not used: without it every later draw would change the picture.
  random.next();
  let grille = '';
  for (let i = 1; i < 4; i++) grille += `M${xy(x + (width * i) / 4, y)}v${num(paneHeight)}`;
  grille += circle(x + width / 2, y + height * 0.22, width * 0.34);
  sheet.stroke(grille, 2.4, mix(ink.line, colour, 0.15));
  const panel = mix(colour, ink.pale, 0.12);
  sheet.draw(rect(x, y + height * 0.5, width, height * 0.18), panel, 1.7);
  sheet.draw(rect(x, y + height * 0.73, width, height * 0.2), panel, 1.7);
  const field = (from: number, share: number) =>
    rect(x + 8, y + height * from + 8, width - 16, height * share - 16);
  sheet.stroke(field(0.5, 0.18) + field(0.73, 0.2), 1.3);
};

const drawSteps = (sheet: Sheet, { left, base, stone }: Entrance) => {
  for (let i = 0; i < 3; i++) {
    const overhang = SURROUND + 24 + i * 30;
    const width = DOOR_WIDTH + 2 * overhang;
    sheet.draw(
      rect(left - overhang, base - 4 + i * 18, width, 20),
      mix(stone, sheet.ink.line, i * 0.06),
      1.9,
    );
    sheet.shade(rect(left - overhang, base + 10 + i * 18, width, 5), 0.2);
  }
};

/** A pair of clipped trees, both of one kind. */
const drawPots = (sheet: Sheet, { x, base, wall }: Entrance) => {
  const { ink, random } = sheet;
  if (!random.chance(0.75)) return;
  const places = [x - 262, x + 262].filter((place) => place >= 40 && place <= sheet.width - 40);
  if (places.length === 0) return;
  const isInBalls = random.integer(0, 1) === 1;
  for (const place of places) {
    const pot = polygon([
      [place - 30, base - 60],
      [place + 30, base - 60],
      [place + 22, base + 14],
      [place - 22, base + 14],
    ]);
    sheet.draw(pot, ink.body === wall ? ink.deep : ink.body, 2);
    sheet.stroke(segment(place, base - 60, place, base - 96), 4);
    for (const crown of isInBalls ? ballsOn(place, base) : [coneOn(place, base)]) {
      sheet.draw(crown, mix(ink.green, ink.line, 0.15), isInBalls ? 1.8 : 1.9);
      sheet.stipple(crown, ink.pale, 30, 0.7, 40, 2.2);
    }
  }
};

const ballsOn = (x: number, base: number) => [
  circle(x, base - 126, 46),
  circle(x, base - 196, 32),
  circle(x, base - 244, 20),
];

const coneOn = (x: number, base: number) =>
  polygon([
    [x - 44, base - 76],
    [x, base - 290],
    [x + 44, base - 76],
  ]);

const drawLantern = (sheet: Sheet, { left, top }: Entrance) => {
  const x = left - SURROUND - 46;
  if (x <= 20) return;
  const y = top + 10;
  const glass = polygon([
    [x - 12, y],
    [x + 12, y],
    [x + 16, y + 38],
    [x - 16, y + 38],
  ]);
  sheet.draw(glass, sheet.ink.lit, 1.8);
  sheet.stroke(`M${xy(x, y)}v-14h46`, 2.4);
};
