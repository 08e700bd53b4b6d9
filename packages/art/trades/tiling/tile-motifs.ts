import {
  circlePath,
  FULL_TURN,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  type SheetPoint,
  shortNumber,
} from '#art/shapes.ts';

/** A square tile in three colours. */
export interface TileColours {
  size: number;
  ground: string;
  first: string;
  second: string;
}

type Paint = (path: string, colour: string) => void;

type Motif = (tile: TileColours, paint: Paint) => void;

const cornersOf = (size: number): readonly SheetPoint[] => [
  [0, 0],
  [size, 0],
  [0, size],
  [size, size],
];

/** A square on its tip around the middle, `near` and `far` being shares of half the tile. */
const lozenge = (half: number, near: number, far: number) =>
  polygonPath([
    [half, half * near],
    [half * far, half],
    [half, half * far],
    [half * near, half],
  ]);

const lozengeAround = ([x, y]: SheetPoint, reach: number) =>
  polygonPath([
    [x - reach, y],
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
  ]);

const targets: Motif = ({ size, ground, first, second }, paint) => {
  const half = size / 2;
  for (const [x, y] of cornersOf(size)) {
    paint(circlePath(x, y, half * 0.86), first);
    paint(circlePath(x, y, half * 0.56), ground);
    paint(circlePath(x, y, half * 0.3), second);
  }
  paint(lozenge(half, 0.55, 1.45), second);
};

const star: Motif = ({ size, ground, first, second }, paint) => {
  const half = size / 2;
  const points: SheetPoint[] = [];
  for (let i = 0; i < 16; i++) {
    points.push(polarPoint(half, half, i % 2 ? half * 0.5 : half * 0.96, (i * FULL_TURN) / 16));
  }
  paint(polygonPath(points), first);
  paint(circlePath(half, half, half * 0.34), second);
  paint(circlePath(half, half, half * 0.16), ground);
  for (const corner of cornersOf(size)) paint(lozengeAround(corner, half * 0.34), second);
};

const petals: Motif = ({ size, ground, first, second }, paint) => {
  const half = size / 2;
  const bow = `A${pointText(size * 0.62, size * 0.62)} 0 0 1`;
  const petal = (fromX: number, fromY: number, colour: string) => {
    const from = pointText(fromX, fromY);
    paint(`M${from}${bow} ${pointText(half, half)}${bow} ${from}z`, colour);
  };
  petal(0, 0, first);
  petal(size, size, first);
  petal(size, 0, second);
  petal(0, size, second);
  paint(circlePath(half, half, half * 0.14), ground);
  const dot = (x: number, y: number) => circlePath(x, y, half * 0.2);
  paint(dot(half, 0) + dot(0, half) + dot(size, half) + dot(half, size), first);
};

const hourglass: Motif = ({ size, ground, first, second }, paint) => {
  const half = size / 2;
  const wedge = (y: number) =>
    polygonPath([
      [0, y],
      [size, y],
      [half, half],
    ]);
  const turnedLozenge = (near: number, far: number) =>
    polygonPath([
      [half * near, half],
      [half, half * near],
      [half * far, half],
      [half, half * far],
    ]);
  paint(wedge(0) + wedge(size), first);
  paint(turnedLozenge(0.3, 1.7), ground);
  paint(turnedLozenge(0.56, 1.44), second);
  for (const [x, y] of cornersOf(size)) paint(circlePath(x, y, half * 0.2), second);
};

/** Quarter circles: laid in four directions they make waves and rings. */
const quarterRings: Motif = ({ size, ground, first, second }, paint) => {
  const quarter = (share: number, colour: string) => {
    const radius = shortNumber(size * share);
    paint(`M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}z`, colour);
  };
  quarter(0.92, first);
  quarter(0.7, ground);
  quarter(0.5, second);
  quarter(0.26, ground);
  const corner = shortNumber(size * 0.24);
  const back = shortNumber(-size * 0.24);
  paint(`M${size} ${size}h${back}a${corner} ${corner} 0 0 1 ${corner} ${back}z`, first);
};

const octagon: Motif = ({ size, ground, first, second }, paint) => {
  const half = size / 2;
  const cut = size * 0.29;
  const sides: SheetPoint[] = [
    [cut, 0],
    [size - cut, 0],
    [size, cut],
    [size, size - cut],
    [size - cut, size],
    [cut, size],
    [0, size - cut],
    [0, cut],
  ];
  paint(polygonPath(sides), first);
  paint(lozenge(half, 0.4, 1.6), ground);
  paint(lozenge(half, 0.62, 1.38), second);
  for (const corner of cornersOf(size)) paint(lozengeAround(corner, cut), second);
};

const motifs = { targets, star, petals, hourglass, quarterRings, octagon };

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as MotifName[];

/** One tile as markup, turned around its middle. */
export const tileMarkup = (tile: TileColours, motif: MotifName, turn: number): string => {
  let markup = '';
  const paint: Paint = (path, colour) => {
    markup += `<path d="${path}" fill="${colour}"/>`;
  };
  paint(rectPath(0, 0, tile.size, tile.size), tile.ground);
  motifs[motif](tile, paint);
  const half = tile.size / 2;
  return `<g${turn ? ` transform="rotate(${turn} ${half} ${half})"` : ''}>${markup}</g>`;
};
