import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { pointText, polygonPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';
import { type MotifName, motifNames, type TileColours, tileMarkup } from './tile-motifs.ts';

type Edge = 'finished' | 'stepped' | 'diagonal';

/** Where the tiles lie, and which symbols stand for them. */
interface Laying {
  tile: TileColours;
  symbols: readonly string[];
  left: number;
  top: number;
  columns: number;
  rows: number;
  isFinished: boolean;
}

/** A tiled floor, still being laid or finished with a border. */
export const drawTilesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random, seed } = sheet;
  const size = random.pick([80, 100, 100, 120]);
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.paper, ink.line, 0.06));
  const tile = pickTile(sheet, size);
  const motif = itemAt(motifNames, (Math.abs(seed) * 5 + random.integer(0, 1) * 3) % motifNames.length);
  const symbols = defineTiles(sheet, tile, motif);
  const left = random.between(-30, 0);
  const top = random.between(-40, 0);
  const columns = Math.ceil((width - left) / size);
  const rows = Math.ceil((height - top) / size);
  const edge = edgeOf(seed);
  const laying = { tile, symbols, left, top, columns, rows, isFinished: edge === 'finished' };
  const laidColumns = layColumns(sheet, columns, rows, edge);
  if (!laying.isFinished) drawScreed(sheet, laying);
  drawLaidTiles(sheet, laying, laidColumns);
  if (laying.isFinished) drawBorder(sheet, tile);
  else drawLooseTiles(sheet, laying);
};

const edgeOf = (seed: number): Edge => {
  if (seed % 3 === 0) return 'finished';
  return seed % 2 ? 'diagonal' : 'stepped';
};

const pickTile = ({ ink, random }: DrawingSheet, size: number): TileColours => {
  const [ground, first, second] = random.pick<readonly [string, string, string]>([
    [ink.pale, ink.deep, ink.accent],
    [ink.body2, ink.deep, ink.pale],
    [ink.pale, ink.body, ink.deep],
    [ink.tint, ink.accent, ink.deep],
    [ink.pale, ink.green, ink.deep],
  ]);
  return { size, ground, first, second };
};

/** Only a motif without an axis is worth turning. */
const defineTiles = (sheet: DrawingSheet, tile: TileColours, motif: MotifName) => {
  const turns = motif === 'quarterRings' ? [0, 90, 180, 270] : [0];
  const outline = rectPath(0, 0, tile.size, tile.size);
  const joint = `<path d="${outline}" fill="none" stroke="${sheet.ink.line}" stroke-width="1.6" opacity=".6"/>`;
  return turns.map((turn) =>
    sheet.define(`t${turn}`, (id) => `<g id="${id}">${tileMarkup(tile, motif, turn)}${joint}</g>`),
  );
};

/** How far each row is laid: a wandering edge that never leaves less than half the floor. */
const layColumns = ({ random }: DrawingSheet, columns: number, rows: number, edge: Edge) => {
  const laid: number[] = [];
  let last = columns - random.integer(2, 3);
  for (let row = 0; row < rows; row++) {
    laid.push(last);
    last += random.pick([-1, 0, 0, 1]);
    last = Math.max(Math.ceil(columns * 0.5), Math.min(columns, last));
    if (edge === 'diagonal' && row > rows * 0.4) last = Math.min(columns, last + 1);
  }
  return laid;
};

/** The combed mortar bed and the lines one lays by. */
const drawScreed = (sheet: DrawingSheet, { tile, left, top, columns, rows }: Laying) => {
  const { width, height, ink, random } = sheet;
  let combing = '';
  for (let y = 10; y < height; y += 11) {
    const swing = pointText(width * 0.18, random.between(-14, 14));
    combing += `M${shortNumber(width * 0.3)} ${y}q${swing} ${shortNumber(width * 0.35)} 0t${shortNumber(width * 0.4)} 0`;
  }
  sheet.stroke(combing, 1.5, ink.line, 'opacity=".22"');
  const chalk = (path: string) => sheet.stroke(path, 1, ink.accent, 'opacity=".55" stroke-dasharray="9 6"');
  for (let column = 1; column < columns; column++) {
    chalk(segmentPath(left + column * tile.size, 0, left + column * tile.size, height));
  }
  for (let row = 1; row < rows; row++)
    chalk(segmentPath(0, top + row * tile.size, width, top + row * tile.size));
};

const drawLaidTiles = (sheet: DrawingSheet, laying: Laying, laidColumns: readonly number[]) => {
  const { size } = laying.tile;
  for (let row = 0; row < laying.rows; row++) {
    const laid = laying.isFinished ? laying.columns : Math.min(laying.columns, itemAt(laidColumns, row));
    for (let column = 0; column < laid; column++) {
      const x = laying.left + column * size;
      const y = laying.top + row * size;
      const symbol = sheet.random.pick(laying.symbols);
      if (!laying.isFinished && column === itemAt(laidColumns, row) - 1) {
        sheet.shade(rectPath(x + 5, y + 6, size, size), 0.25);
      }
      sheet.append(`<use href="#${symbol}" x="${shortNumber(x)}" y="${shortNumber(y)}"/>`);
    }
  }
};

const drawLooseTiles = (sheet: DrawingSheet, { tile: { size }, symbols }: Laying) => {
  const { width, height, random } = sheet;
  for (const share of [0.3, 0.72]) {
    const x = width - size * 1.2 + random.between(-24, 10);
    const y = height * share + random.between(-50, 50);
    const turn = random.between(-24, 24);
    sheet.group(`transform="translate(${pointText(x, y)}) rotate(${shortNumber(turn)}) "`, () => {
      sheet.shade(rectPath(7, 8, size, size), 0.28);
      sheet.append(`<use href="#${itemAt(symbols, 0)}"/>`);
    });
  }
};

const drawBorder = (sheet: DrawingSheet, { size, ground, first, second }: TileColours) => {
  const { width, height } = sheet;
  const top = height - size * 0.9;
  sheet.draw(rectPath(0, top, width, size * 0.9 + 4), first, 2);
  sheet.fill(rectPath(0, top + 17, width, 5) + rectPath(0, height - 16, width, 5), ground);
  const count = Math.round(width / 50);
  const middle = height - size * 0.5;
  for (let i = 0; i < count; i++) {
    const x = (width * (i + 0.5)) / count;
    const lozenge = polygonPath([
      [x, middle - 14],
      [x + 16, middle + 2],
      [x, middle + 18],
      [x - 16, middle + 2],
    ]);
    sheet.fill(lozenge, second === first ? ground : second);
  }
};
