import { type DrawingRegion, mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { type SheetPoint, shortNumber } from '#art/shapes.ts';
import { inkFor, type TransectSheet } from './transect-sheet.ts';

interface Hills {
  region: DrawingRegion;
  ridge: readonly SheetPoint[];
  /** How much of the paper is in their colour: the air before them. */
  haze: number;
}

const farHills: readonly Hills[] = [
  {
    region: 'eislek',
    haze: 0.5,
    ridge: [
      [0, 246],
      [140, 214],
      [300, 250],
      [430, 300],
      [560, 330],
    ],
  },
  {
    region: 'gutland',
    haze: 0.45,
    ridge: [
      [420, 360],
      [560, 312],
      [760, 348],
      [960, 300],
      [1160, 330],
      [1240, 350],
    ],
  },
  {
    region: 'minett',
    haze: 0.5,
    ridge: [
      [1140, 366],
      [1260, 340],
      [1400, 352],
      [1480, 366],
    ],
  },
  {
    region: 'musel',
    haze: 0.4,
    ridge: [
      [1360, 380],
      [1450, 316],
      [1540, 336],
      [1620, 296],
      [1680, 282],
    ],
  },
];

export const drawFarHills = (country: TransectSheet): void => {
  const { sheet } = country;
  for (const { region, ridge, haze } of farHills) {
    inkFor(country, region);
    const start = itemAt(ridge, 0);
    let path = `M${start.join()}`;
    for (let i = 1; i < ridge.length; i++) {
      const [from, to] = [itemAt(ridge, i - 1), itemAt(ridge, i)];
      const middle = (from[0] + to[0]) / 2;
      path += `C${middle} ${from[1]} ${middle} ${to[1]} ${to.join()}`;
    }
    sheet.fill(`${path}V${sheet.height}H${start[0]}z`, mixColours(sheet.ink.body2, sheet.ink.paper, haze));
  }
};

export const drawFarVineyard = (country: TransectSheet): void => {
  const { sheet } = country;
  inkFor(country, 'musel');
  let rows = '';
  for (let i = 0; i < 20; i++) {
    const y = 352 - i * 1.6 + Math.abs(i - 4) * 1.5;
    rows += `M${1400 + i * 15} ${shortNumber(y)}q8 20 20 60`;
  }
  sheet.stroke(rows, 0.9, sheet.ink.line, 'opacity=".35" stroke-dasharray="4 3"');
};
