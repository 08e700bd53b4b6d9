import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { itemAt } from '#art/item-at.ts';
import {
  pointText,
  polygonPath,
  polylinePath,
  rectPath,
  type SheetPoint,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { inkFor, type TransectSheet } from './transect-sheet.ts';

const profile: readonly SheetPoint[] = [
  [0, 300],
  [60, 292],
  [150, 290],
  [236, 296],
  [262, 282],
  [392, 282],
  [420, 318],
  [452, 352],
  [500, 366],
  [560, 370],
  [664, 370],
  [672, 398],
  [690, 420],
  [700, 452],
  [742, 468],
  [800, 472],
  [850, 466],
  [874, 446],
  [884, 400],
  [888, 362],
  [1160, 362],
  [1176, 384],
  [1200, 394],
  [1420, 394],
  [1446, 376],
  [1472, 380],
  [1500, 404],
  [1530, 440],
  [1552, 460],
  [1630, 466],
  [1650, 446],
  [1680, 428],
];

const SURFACE = 200;

/** Where one ground meets the next at the surface, and how far the fault leans until the bottom. */
const faults = [
  { x: 0, lean: 0 },
  { x: 440, lean: 60 },
  { x: 1166, lean: -40 },
  { x: 1436, lean: 50 },
  { x: 1690, lean: 0 },
] as const;

/** The four grounds cut through, each with what it is made of; the grass on top; the water. */
export const drawGround = (country: TransectSheet): void => {
  const { sheet } = country;
  const surface = polylinePath(profile);
  sheet.clip(`${surface}V${sheet.height}H0z`, () => {
    strata.forEach((stratum, index) => {
      inkFor(country, stratum.region);
      drawStratum(sheet, index, stratum.draw);
      inkFor(country, 'stad');
      const { x, lean } = itemAt(faults, index + 1);
      const fault = segmentPath(x, SURFACE, x + lean, sheet.height);
      sheet.stroke(fault, 1.2, sheet.ink.line, 'stroke-dasharray="10 4 2 4" opacity=".7"');
    });
    inkFor(country, 'stad');
    sheet.stroke(surface, 9, sheet.ink.green, 'transform="translate(0 3)"');
  });
  inkFor(country, 'stad');
  sheet.stroke(surface, 2.2);
  drawWater(country);
};

const drawStratum = (sheet: DrawingSheet, index: number, drawRock: (sheet: DrawingSheet) => void) => {
  const { height } = sheet;
  const [from, to] = [itemAt(faults, index), itemAt(faults, index + 1)];
  const block = polygonPath([
    [from.x - 1, SURFACE],
    [to.x + 1, SURFACE],
    [to.x + to.lean + 1, height],
    [from.x + from.lean - 1, height],
  ]);
  sheet.fill(block, sheet.ink.body);
  sheet.clip(block, () => drawRock(sheet));
};

/** Slate, tilted. */
const drawSlate = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  const block = rectPath(0, SURFACE, 600, 400);
  sheet.hatch(block, 28, 11, 1, ink.line, 0.7);
  sheet.hatch(block, 28, 46, 7, ink.deep, 0.35);
};

/** Sandstone in level banks. */
const drawSandstone = (sheet: DrawingSheet) => {
  const { ink, random } = sheet;
  let beds = '';
  for (let y = 372; y < sheet.height; y += 17) {
    let x = 400;
    while (x < 1280) {
      const length = random.between(26, 92);
      if (random.chance(0.8)) beds += `M${pointText(x, y + random.between(-1, 1))}h${shortNumber(length)}`;
      if (random.chance(0.4)) beds += 'm4 0v17';
      x += length + random.between(4, 18);
    }
  }
  sheet.stroke(beds, 0.9, ink.line, 'opacity=".55"');
  sheet.stipple(rectPath(400, SURFACE, 900, 400), ink.line, 30, 0.5, 64, 1.4);
  sheet.fill(rectPath(400, 440, 900, 14) + rectPath(400, 486, 900, 9), ink.body2, 0.7);
};

/** Seams of iron ore. */
const drawOre = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  const seams = [ink.body2, ink.deep, ink.accent];
  for (let y = 396, seam = 0; y < sheet.height; y += 19, seam++) {
    const colour = itemAt(seams, seam % seams.length);
    sheet.fill(rectPath(1080, y, 460, seam % 2 ? 8 : 5), colour, colour === ink.deep ? 0.55 : 0.7);
  }
  sheet.stipple(rectPath(1080, SURFACE, 460, 400), ink.pale, 34, 0.6, 60, 1.8);
};

/** Shell limestone. */
const drawShellLimestone = (sheet: DrawingSheet) => {
  let shells = '';
  for (let y = 380; y < sheet.height; y += 12) {
    const shift = ((y / 12) % 2) * 15;
    for (let x = 1390; x < 1690; x += 30) shells += `M${shortNumber(x + shift)} ${y}q6 -6 12 0t12 0`;
  }
  sheet.stroke(shells, 1, sheet.ink.line, 'opacity=".6"');
};

const strata = [
  { region: 'eislek', draw: drawSlate },
  { region: 'gutland', draw: drawSandstone },
  { region: 'minett', draw: drawOre },
  { region: 'musel', draw: drawShellLimestone },
] as const;

/** The Alzette in its valley, and the Moselle. */
const drawWater = (country: TransectSheet) => {
  const { sheet } = country;
  sheet.draw('M716 460Q770 448 858 458L850 468Q800 476 742 470z', sheet.ink.water, 1.1);
  inkFor(country, 'musel');
  sheet.fill('M1538 448H1648L1630 466Q1580 476 1552 460z', sheet.ink.water);
  sheet.stroke('M1540 449H1648', 1.4);
  sheet.stroke('M1560 455h40M1576 460h44M1612 454h22', 1, sheet.ink.pale);
};
