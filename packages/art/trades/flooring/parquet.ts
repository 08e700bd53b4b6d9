import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  ellipsePath,
  pointText,
  polygonPath,
  rectPath,
  type SheetPoint,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

type Pattern = 'herringbone' | 'chevron' | 'versailles' | 'plank';

/** The two woods a floor is laid with; each board lies somewhere between them. */
type Tones = readonly [dark: string, light: string];

const WALL = 46;

const WINDOW_WIDTH = 190;

const DOOR_WIDTH = 130;

/** A wooden floor in plan, with the walls cut. */
export const drawParquetScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.paper, ink.line, 0.1));
  const pattern = patternOf(sheet);
  const tones = random.pick<Tones>([
    [ink.wood, ink.wood2],
    [ink.wood2, mixColours(ink.wood2, ink.pale, 0.6)],
    [mixColours(ink.wood, ink.deep, 0.45), ink.wood],
    [mixColours(ink.wood, ink.accent, 0.25), ink.wood2],
  ]);
  const doorY = height * random.between(0.2, 0.62);
  const windowX = width * random.between(0.2, 0.5);
  sheet.clip(rectPath(WALL, WALL, width, height - WALL + 4), () => {
    lay[pattern](sheet, tones);
    drawDaylight(sheet, windowX + 20);
    sheet.shade(rectPath(WALL, WALL, width, 12) + rectPath(WALL, WALL, 12, height), 0.3);
    if (random.chance(0.5)) drawRug(sheet);
  });
  drawWalls(sheet, windowX, doorY);
  drawDoorSwing(sheet, doorY, tones[1]);
};

const patternOf = ({ seed, random }: DrawingSheet): Pattern => {
  if (seed % 4 === 0) return 'herringbone';
  if (seed % 4 === 1) return 'chevron';
  if (seed % 4 === 2) return 'versailles';
  return random.pick<Pattern>(['plank', 'herringbone']);
};

const TONES = 10;

/** A floor has few tones: repeated, they also pack better. */
const toneOf = ({ random }: DrawingSheet, tones: Tones) =>
  mixColours(...tones, Math.round(random.between(0.05, 0.95) * TONES) / TONES);

const strokeGrain = (sheet: DrawingSheet, grain: string) =>
  sheet.stroke(grain, 0.9, sheet.ink.line, 'opacity=".4"');

/** A few lines of grain along the longer side of a board. */
const grainOf = ({ random }: DrawingSheet, x: number, y: number, width: number, height: number) => {
  let grain = '';
  const lines = random.integer(1, 3);
  for (let i = 0; i < lines; i++) {
    if (width > height) {
      const lineY = y + height * random.between(0.2, 0.8);
      const from = x + width * random.between(0.05, 0.4);
      const length = width * random.between(0.2, 0.5);
      grain += `M${pointText(from, lineY)}q${pointText(length / 2, random.between(-3, 3))} ${shortNumber(length)} 0`;
    } else {
      const lineX = x + width * random.between(0.2, 0.8);
      const from = y + height * random.between(0.05, 0.4);
      const length = height * random.between(0.2, 0.5);
      grain += `M${pointText(lineX, from)}q${pointText(random.between(-3, 3), length / 2)} 0 ${shortNumber(length)}`;
    }
  }
  return grain;
};

/** Boards in pairs, one lying, one standing, in a zigzag that is turned by 45 degrees as a whole. */
const layHerringbone = (sheet: DrawingSheet, tones: Tones) => {
  const { width, height, random } = sheet;
  const unit = random.pick([34, 40]);
  const ratio = random.pick([4, 5]);
  const turn = random.pick([45, 45, -45]);
  sheet.group(`transform="translate(${width / 2} ${height / 2}) rotate(${turn})"`, () => {
    const reach = Math.ceil(Math.hypot(width, height) / unit / 2) + 2;
    const pairs = Math.ceil(reach / ratio) + 1;
    let grain = '';
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const longest = ratio * unit;
    const board = (x: number, y: number, across: number, down: number) => {
      const [middleX, middleY] = [(x + across / 2) * unit, (y + down / 2) * unit];
      if (Math.abs(middleX * cos - middleY * sin) > (width + longest) / 2) return;
      if (Math.abs(middleX * sin + middleY * cos) > (height + longest) / 2) return;
      sheet.draw(rectPath(x * unit, y * unit, across * unit, down * unit), toneOf(sheet, tones), 1.4);
      grain += grainOf(sheet, x * unit, y * unit, across * unit, down * unit);
    };
    for (let y = -reach; y <= reach; y++) {
      for (let pair = -pairs; pair <= pairs; pair++) {
        const x = y + pair * 2 * ratio;
        if (Math.abs(x) < reach + ratio) board(x, y, ratio, 1);
        board(x, y + 1, 1, ratio);
      }
    }
    strokeGrain(sheet, grain);
  });
};

const layChevron = (sheet: DrawingSheet, tones: Tones) => {
  const { width, height, random } = sheet;
  const boardWidth = random.pick([130, 160]);
  const boardHeight = 36;
  const slant = boardWidth * 0.8;
  let grain = '';
  for (let column = 0; column * boardWidth < width; column++) {
    for (let y = -slant; y < height + slant; y += boardHeight) {
      const x = WALL + column * boardWidth;
      const [left, right] = column % 2 ? [0, slant] : [slant, 0];
      const board: SheetPoint[] = [
        [x, y + left],
        [x + boardWidth, y + right],
        [x + boardWidth, y + right + boardHeight],
        [x, y + left + boardHeight],
      ];
      sheet.draw(polygonPath(board), toneOf(sheet, tones), 1.4);
      if (random.chance(0.6)) {
        const from = random.between(0.1, 0.5);
        const length = random.between(0.2, 0.4);
        const depth = random.between(0.3, 0.7) * boardHeight;
        const on = (share: number): SheetPoint => [
          x + boardWidth * share,
          y + left + (right - left) * share + depth,
        ];
        grain += segmentPath(...on(from), ...on(from + length));
      }
    }
  }
  strokeGrain(sheet, grain);
};

/** Square panels of woven slats in a frame, after the floors of Versailles. */
const layVersailles = (sheet: DrawingSheet, tones: Tones) => {
  const { width, height, idPrefix } = sheet;
  const panel = 190;
  for (let y = WALL; y < height; y += panel) {
    for (let x = WALL; x < width; x += panel) {
      const inner = rectPath(x + 20, y + 20, panel - 40, panel - 40);
      sheet.draw(rectPath(x, y, panel, panel), toneOf(sheet, tones), 1.5);
      const id = `${idPrefix}woven${(x - WALL) / panel}`;
      // A row is woven once; those below it are the same panels, moved.
      if (y === WALL) {
        sheet.group(`id="${id}"`, () => sheet.clip(inner, () => drawWovenSlats(sheet, tones, x, y, panel)));
      } else sheet.append(`<use href="#${id}" y="${y - WALL}"/>`);
      const [right, bottom] = [x + panel, y + panel];
      const mitres =
        segmentPath(x, y, x + 20, y + 20) +
        segmentPath(right, y, right - 20, y + 20) +
        segmentPath(x, bottom, x + 20, bottom - 20) +
        segmentPath(right, bottom, right - 20, bottom - 20);
      sheet.stroke(inner + mitres, 1.5);
    }
  }
};

const drawWovenSlats = (sheet: DrawingSheet, tones: Tones, x: number, y: number, panel: number) => {
  const slat = (start: number, lean: number) => {
    const outline: SheetPoint[] = [
      [x + start, y],
      [x + start + 22, y],
      [x + start + 22 + lean, y + panel],
      [x + start + lean, y + panel],
    ];
    sheet.draw(polygonPath(outline), toneOf(sheet, tones), 1.3);
  };
  sheet.fill(rectPath(x, y, panel, panel), mixColours(tones[0], sheet.ink.line, 0.12));
  for (let start = -panel; start < panel * 2; start += 44) slat(start, panel);
  for (let start = 0; start < panel * 3; start += 44) slat(start, -panel);
};

const layPlanks = (sheet: DrawingSheet, tones: Tones) => {
  const { width, height, random } = sheet;
  const plankHeight = 44;
  let grain = '';
  for (let y = WALL; y < height + plankHeight; y += plankHeight) {
    let x = WALL - random.between(0, 260);
    while (x < width) {
      const length = random.between(200, 360);
      sheet.draw(rectPath(x, y, length, plankHeight), toneOf(sheet, tones), 1.4);
      grain += grainOf(sheet, x, y, length, plankHeight) + grainOf(sheet, x, y, length, plankHeight);
      const hasKnot = random.chance(0.2);
      if (hasKnot) grain += ellipsePath(x + length * random.between(0.2, 0.8), y + plankHeight / 2, 5, 3);
      x += length;
    }
  }
  strokeGrain(sheet, grain);
};

const lay: Record<Pattern, (sheet: DrawingSheet, tones: Tones) => void> = {
  herringbone: layHerringbone,
  chevron: layChevron,
  versailles: layVersailles,
  plank: layPlanks,
};

/** The four panes of the window as patches of light on the floor. */
const drawDaylight = (sheet: DrawingSheet, x: number) => {
  const { height, ink } = sheet;
  const slanted = (start: number, share: number): SheetPoint => [
    x + start + WINDOW_WIDTH * share,
    WALL + (height - WALL) * share,
  ];
  const colour = ink.night ? ink.lit : '#FFF3CF';
  for (const [left, right] of [[0, 70] as const, [82, 152] as const]) {
    for (const [near, far] of [[0.08, 0.42] as const, [0.46, 0.84] as const]) {
      const pane = [slanted(left, near), slanted(right, near), slanted(right, far), slanted(left, far)];
      sheet.fill(polygonPath(pane), colour, ink.night ? 0.16 : 0.42);
    }
  }
};

const drawRug = (sheet: DrawingSheet) => {
  const { ink, random } = sheet;
  const rugWidth = sheet.width * random.between(0.24, 0.36);
  const x = sheet.width * random.between(0.5, 0.66);
  const y = sheet.height * random.between(0.3, 0.5);
  const rugHeight = sheet.height * random.between(0.34, 0.46);
  const lozenge = (marginX: number, marginY: number) =>
    polygonPath([
      [x + rugWidth / 2, y + marginY],
      [x + rugWidth - marginX, y + rugHeight / 2],
      [x + rugWidth / 2, y + rugHeight - marginY],
      [x + marginX, y + rugHeight / 2],
    ]);
  sheet.shade(rectPath(x + 6, y + 6, rugWidth, rugHeight), 0.25);
  sheet.draw(rectPath(x, y, rugWidth, rugHeight), ink.accent, 1.8);
  sheet.stroke(rectPath(x + 12, y + 12, rugWidth - 24, rugHeight - 24), 2, ink.pale);
  sheet.fill(lozenge(40, 34), ink.deep);
  sheet.stroke(lozenge(90, 60), 2, ink.pale);
  let fringe = '';
  for (let fringeY = y + 3; fringeY < y + rugHeight; fringeY += 8) {
    fringe += `M${pointText(x - 10, fringeY)}h10M${pointText(x + rugWidth, fringeY)}h10`;
  }
  sheet.stroke(fringe, 1.2);
};

/** Walls cut in plan are solid. */
const drawWalls = (sheet: DrawingSheet, windowX: number, doorY: number) => {
  const { width, height, ink } = sheet;
  const doorEnd = doorY + DOOR_WIDTH;
  const walls =
    rectPath(0, 0, width, WALL) + rectPath(0, 0, WALL, doorY) + rectPath(0, doorEnd, WALL, height);
  sheet.fill(walls, ink.deep);
  sheet.hatch(walls, 45, 9, 0.7, mixColours(ink.deep, ink.pale, 0.45));
  sheet.stroke(
    `M${WALL} ${shortNumber(doorY)}V${WALL}H${width}M${WALL} ${shortNumber(doorEnd)}V${height}`,
    2.4,
  );
  sheet.draw(rectPath(windowX, 0, WINDOW_WIDTH, WALL), ink.pale, 1.8);
  sheet.stroke(`M${shortNumber(windowX)} 18h${WINDOW_WIDTH}M${shortNumber(windowX)} 30h${WINDOW_WIDTH}`, 1.6);
};

const drawDoorSwing = (sheet: DrawingSheet, doorY: number, sill: string) => {
  const { ink } = sheet;
  const swing = `A${DOOR_WIDTH} ${DOOR_WIDTH} 0 0 0 ${WALL} ${shortNumber(doorY)}`;
  sheet.draw(rectPath(0, doorY, WALL, DOOR_WIDTH), sill, 1.8);
  const leaf = `M${WALL} ${shortNumber(doorY + DOOR_WIDTH)}h${DOOR_WIDTH}${swing}`;
  sheet.stroke(leaf, 1.8, ink.line, 'stroke-dasharray="8 5"');
  sheet.draw(rectPath(WALL, doorY + DOOR_WIDTH - 8, DOOR_WIDTH, 8), ink.accent, 1.6);
};
