import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { type DrawingRegion, mixColours } from '#art/ink.ts';
import { drawAshlar, drawCourses } from '#art/masonry-textures.ts';
import type { RoofKind } from '#art/roofs.ts';
import { archPath, pointList, polygonPath, rectPath } from '#art/shapes.ts';
import { drawTree, type TreeKind } from '#art/trees.ts';
import { drawInRegion, IN_PLACE, type TransectSheet } from './transect-sheet.ts';

/** The spires of the cathedral, behind the town. */
export const drawSpires = (country: TransectSheet): void => {
  drawInRegion(country, 'stad', { x: 1016, y: 362, scale: 1 }, (sheet) => {
    drawSpire(sheet, 0, 252, 12);
    drawSpire(sheet, 26, 226, 10);
    drawSpire(sheet, 50, 252, 12);
  });
};

const drawSpire = (sheet: DrawingSheet, x: number, height: number, width: number) => {
  const eaves = -height * 0.56;
  sheet.draw(rectPath(x - width / 2, eaves, width, height * 0.56), sheet.ink.body2, 1);
  const spire = polygonPath([
    [x - width / 2 - 1, eaves],
    [x, -height],
    [x + width / 2 + 1, eaves],
  ]);
  sheet.draw(spire, sheet.ink.deep, 1);
};

/** The bridge over the valley, the casemates in the rock, and a street of the upper town. */
export const drawCity = (country: TransectSheet): void => {
  drawInRegion(country, 'stad', IN_PLACE, drawBridge);
  drawInRegion(country, 'stad', IN_PLACE, (sheet) => {
    drawValleyTrees(sheet);
    drawCasemates(sheet);
    drawWatchtower(sheet);
  });
  drawTown(country);
  drawInRegion(country, 'gutland', IN_PLACE, (sheet) => drawTree(sheet, 1146, 362, 52, 'round'));
};

const BRIDGE =
  'M652 352H896V366H884Q876 366 874 374H858Q846 374 842 384L838 458H826Q822 376 776 374Q730 376 724 458H712' +
  'L706 384Q702 374 692 374H674Q670 366 662 366H652z';

/** Small arches between the great one and the deck, lower towards the crown. */
const spandrelArches = [
  { x: 728, height: 18 },
  { x: 740, height: 12 },
  { x: 752, height: 9 },
  { x: 790, height: 9 },
  { x: 802, height: 12 },
  { x: 814, height: 18 },
] as const;

const drawBridge = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  // Nothing refers to this clip; later ids count it.
  sheet.define('br', (id) => `<clipPath id="${id}"><path d="${BRIDGE}"/></clipPath>`);
  sheet.draw(BRIDGE, mixColours(ink.body2, ink.pale, 0.15), 1.4);
  const coursing = { rowHeight: 8, blockWidth: 16, density: 0.45, lineWidth: 0.7, opacity: 0.55 };
  sheet.clip(BRIDGE, () => {
    drawCourses(sheet, 650, 352, 250, 110, coursing);
    sheet.shade(rectPath(650, 364, 250, 6), 0.3);
  });
  const openings = spandrelArches.map(({ x, height }) => archPath(x, 366, 8, height)).join('');
  sheet.draw(openings, ink.night ? ink.glass : ink.paper, 0.9);
  sheet.draw(rectPath(648, 347, 252, 6), ink.body2, 1.2);
  let railing = '';
  for (let x = 652; x < 898; x += 6) railing += `M${x} 340v7`;
  sheet.stroke(`${railing}M650 340H898`, 0.9);
};

const valleyTrees: readonly { x: number; base: number; height: number; kind: TreeKind }[] = [
  { x: 704, base: 456, height: 34, kind: 'round' },
  { x: 864, base: 458, height: 44, kind: 'round' },
  { x: 850, base: 462, height: 28, kind: 'poplar' },
];

const drawValleyTrees = (sheet: DrawingSheet) => {
  const colour = mixColours(sheet.ink.green, sheet.ink.line, 0.12);
  for (const { x, base, height, kind } of valleyTrees) drawTree(sheet, x, base, height, kind, colour);
};

/** The fortified rock with its gun ports. */
const drawCasemates = (sheet: DrawingSheet) => {
  const { ink, random } = sheet;
  const rock = polygonPath([
    [886, 340],
    [962, 340],
    [972, 410],
    [876, 446],
  ]);
  const blocks = { rowHeight: 8, blockWidth: 17, base: ink.body, light: ink.body2, lineWidth: 0.8 };
  const shadow = polygonPath([
    [940, 336],
    [980, 336],
    [980, 440],
    [940, 430],
  ]);
  sheet.draw(rock, ink.body, 1.4);
  sheet.clip(rock, () => {
    drawAshlar(sheet, rock, 870, 336, 110, 116, blocks);
    sheet.shade(shadow, 0.18);
  });
  sheet.stroke(rock, 1.4);
  for (const [x, y] of pointList([896, 366], [918, 366], [940, 366], [900, 394], [924, 392])) {
    const isLit = ink.night && random.chance(0.6);
    sheet.draw(archPath(x, y, 9, 14), isLit ? ink.lit : ink.line, 0.9);
  }
  sheet.draw(rectPath(882, 334, 84, 8), ink.body2, 1.2);
};

/** The Spanish turret on the corner of the wall. */
const drawWatchtower = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  const corbel = polygonPath([
    [880, 352],
    [884, 344],
    [898, 344],
    [902, 352],
  ]);
  sheet.draw(corbel, ink.body2, 1);
  sheet.draw(rectPath(881, 322, 20, 24), ink.body2, 1.2);
  sheet.draw('M878 322Q891 292 904 322z', ink.deep, 1.2);
  sheet.stroke('M891 302v-9', 1.2);
  sheet.fill(rectPath(889, 328, 4, 9), ink.line);
};

interface TownHouse {
  region: DrawingRegion;
  width: number;
  floors: number;
  roof: RoofKind;
  wall: 'body2' | 'pale';
}

/** In the city every region has a house. */
const townHouses: readonly TownHouse[] = [
  { region: 'gutland', width: 128, floors: 4, roof: 'mansard', wall: 'body2' },
  { region: 'minett', width: 110, floors: 3, roof: 'saddle', wall: 'body2' },
  { region: 'stad', width: 132, floors: 4, roof: 'mansard', wall: 'pale' },
  { region: 'eislek', width: 96, floors: 3, roof: 'crow', wall: 'pale' },
  { region: 'musel', width: 118, floors: 4, roof: 'saddle', wall: 'body2' },
  { region: 'gutland', width: 100, floors: 3, roof: 'half', wall: 'pale' },
];

const drawTown = (country: TransectSheet) => {
  const scale = 0.42;
  let x = 972;
  for (const townHouse of townHouses) {
    drawInRegion(country, townHouse.region, { x, y: 362, scale }, (sheet) => drawTownHouse(sheet, townHouse));
    x += townHouse.width * scale + 0.5;
  }
};

const drawTownHouse = (sheet: DrawingSheet, { width, floors, roof, wall }: TownHouse) => {
  const { ink } = sheet;
  const isBroad = width > 115;
  drawHouse(sheet, {
    x: 0,
    base: 0,
    width,
    floors,
    floorHeight: 82,
    bays: isBroad ? 3 : 2,
    roof,
    roofHeight: roof === 'mansard' ? 92 : 70,
    wall: ink[wall],
    trim: wall === 'pale' ? ink.body2 : ink.pale,
    dormers: isBroad && roof === 'mansard' ? [0.28, 0.72] : [0.5],
    chimneys: [0.2],
    hasBands: true,
    doorArch: 'round',
    accent: ink.accent,
    slateHeight: 16,
    slateDensity: 0.35,
    hasKeystones: true,
    shutter: roof === 'saddle' ? ink.deep : null,
  });
};
