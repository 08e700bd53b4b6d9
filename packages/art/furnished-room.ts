import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import { drawWindow } from './openings.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from './shapes.ts';

export type RoomKind = 'kitchen' | 'bed' | 'living' | 'bath' | 'study';

/** A room in elevation: its left wall, its floor and its size. */
interface Room {
  x: number;
  floor: number;
  width: number;
  height: number;
}

/** Draws what makes a room a kitchen or a bedroom. */
export const furnishRoom = (sheet: DrawingSheet, kind: RoomKind, room: Room): void =>
  furnish[kind](sheet, room);

const FINE = 1.3;

const woodOf = ({ ink }: DrawingSheet) => mixColours(ink.body, ink.line, 0.12);

const lampColour = ({ ink }: DrawingSheet) => (ink.night ? ink.lit : ink.accent);

const drawPendant = (sheet: DrawingSheet, x: number, ceiling: number) => {
  sheet.stroke(segmentPath(x, ceiling, x, ceiling + 20), 1.2);
  sheet.draw(`M${pointText(x - 13, ceiling + 33)}a13 13 0 0 1 26 0z`, lampColour(sheet), FINE);
};

const furnishKitchen = (sheet: DrawingSheet, { x, floor, width, height }: Room) => {
  const { ink } = sheet;
  const ceiling = floor - height;
  const run = width * 0.55;
  sheet.draw(rectPath(x + 10, floor - 34, run, 34), ink.pale, FINE);
  let doors = '';
  for (let i = 1; i < 4; i++) {
    const doorX = x + 10 + (run * i) / 4;
    doors += segmentPath(doorX, floor - 34, doorX, floor);
  }
  sheet.stroke(doors, 1);
  sheet.draw(rectPath(x + 8, floor - 38, run + 4, 5), woodOf(sheet), FINE);
  sheet.draw(rectPath(x + 14, ceiling + 14, width * 0.28, 24), ink.body2, FINE);
  const hood = polygonPath([
    [x + width * 0.4, ceiling + 10],
    [x + width * 0.5, ceiling + 10],
    [x + width * 0.54, ceiling + 34],
    [x + width * 0.36, ceiling + 34],
  ]);
  sheet.draw(hood, ink.glass, FINE);
  sheet.draw(rectPath(x + width * 0.4, floor - 50, 22, 12), ink.accent, FINE);
  sheet.draw(rectPath(x + width - 36, floor - 70, 28, 70), ink.body2, FINE);
  drawPendant(sheet, x + width * 0.72, ceiling);
};

const furnishBedroom = (sheet: DrawingSheet, { x, floor, width, height }: Room) => {
  const { ink } = sheet;
  const wood = woodOf(sheet);
  const bed = x + width * 0.2;
  sheet.draw(rectPath(bed, floor - 44, 8, 44), wood, FINE);
  sheet.draw(roundedRect(bed + 8, floor - 26, width * 0.52, 18, 5), ink.accent, FINE);
  sheet.draw(roundedRect(bed + 10, floor - 33, 28, 12, 5), ink.pale, FINE);
  sheet.draw(rectPath(bed + 8, floor - 9, width * 0.52, 5), wood, FINE);
  drawWindow(sheet, x + width * 0.52, floor - height + 18, 32, 38, { surround: 0, rows: 2 });
  sheet.draw(rectPath(x + width * 0.84, floor - 24, 16, 24), wood, FINE);
};

const furnishBathroom = (sheet: DrawingSheet, { x, floor, width, height }: Room) => {
  const { ink } = sheet;
  const tub = x + width * 0.22;
  const basin = x + width * 0.82;
  const rim = `M${pointText(tub, floor - 30)}h${shortNumber(width * 0.46)}`;
  sheet.draw(`${rim}q0 24 -18 24h${shortNumber(-width * 0.46 + 36)}q-18 0 -18 -24z`, ink.pale, FINE);
  sheet.stroke(segmentPath(tub - 4, floor - 30, x + width * 0.68 + 4, floor - 30), 2.2);
  sheet.draw(circlePath(basin, floor - height + 38, 13), ink.water, FINE);
  sheet.draw(rectPath(basin - 15, floor - 36, 30, 9), ink.pale, FINE);
  sheet.stroke(segmentPath(basin, floor - 27, basin, floor), 1.6);
  let tiles = '';
  for (let i = 1; i < 5; i++) tiles += segmentPath(x, floor - i * 13, x + width, floor - i * 13);
  sheet.stroke(tiles, 0.7, ink.line, 'opacity=".4"');
};

const furnishStudy = (sheet: DrawingSheet, room: Room) => {
  const { ink } = sheet;
  const { x, floor, width, height } = room;
  drawBookcase(sheet, room);
  sheet.draw(rectPath(x + width * 0.5, floor - 36, width * 0.4, 5), woodOf(sheet), FINE);
  const leg = (share: number) => segmentPath(x + width * share, floor - 31, x + width * share, floor);
  sheet.stroke(leg(0.53) + leg(0.87), 2);
  sheet.draw(rectPath(x + width * 0.66, floor - 54, 24, 16), ink.glass, FINE);
  drawPendant(sheet, x + width * 0.7, floor - height);
};

const drawBookcase = (sheet: DrawingSheet, { x, floor, width, height }: Room) => {
  const { ink, random } = sheet;
  const top = floor - height + 12;
  sheet.draw(rectPath(x + 8, top, width * 0.32, height - 12), woodOf(sheet), FINE);
  let shelves = '';
  for (let i = 1; i < 5; i++) {
    const shelf = top + (i * (height - 12)) / 5;
    shelves += segmentPath(x + 8, shelf, x + 8 + width * 0.32, shelf);
    let bookX = x + 11;
    while (bookX < x + width * 0.32) {
      const thickness = random.between(3, 7);
      const flatBook = rectPath(bookX, shelf - random.between(9, 14), thickness, 0);
      const book = rectPath(bookX, shelf - 12, thickness, 12);
      sheet.fill(flatBook + book, random.pick([ink.accent, ink.pale, ink.deep, ink.body2]));
      bookX += thickness + 1.4;
    }
  }
  sheet.stroke(shelves, 1.2);
};

const furnishLivingRoom = (sheet: DrawingSheet, { x, floor, width, height }: Room) => {
  const { ink } = sheet;
  const sofa = x + width * 0.14;
  const picture = x + width * 0.26;
  const lamp = x + width * 0.8;
  sheet.draw(roundedRect(sofa, floor - 32, width * 0.44, 26, 5), ink.green, FINE);
  sheet.draw(roundedRect(sofa - 6, floor - 26, 12, 22, 4), ink.green, FINE);
  sheet.draw(roundedRect(x + width * 0.58 - 6, floor - 26, 12, 22, 4), ink.green, FINE);
  sheet.draw(rectPath(picture, floor - height + 22, 30, 24), ink.pale, FINE);
  const mountain = polygonPath([
    [picture + 3, floor - height + 43],
    [picture + 13, floor - height + 30],
    [picture + 27, floor - height + 43],
  ]);
  sheet.fill(mountain, ink.accent);
  sheet.stroke(segmentPath(lamp, floor, lamp, floor - 50), 1.5);
  const shade = polygonPath([
    [lamp - 13, floor - 48],
    [lamp - 8, floor - 66],
    [lamp + 8, floor - 66],
    [lamp + 13, floor - 48],
  ]);
  sheet.draw(shade, lampColour(sheet), FINE);
};

const furnish: Record<RoomKind, (sheet: DrawingSheet, room: Room) => void> = {
  kitchen: furnishKitchen,
  bed: furnishBedroom,
  living: furnishLivingRoom,
  bath: furnishBathroom,
  study: furnishStudy,
};
