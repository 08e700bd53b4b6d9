import { nth } from './random.ts';

/** Four grounds and the city: each prints in its own inks. */
export const regions = ['gutland', 'minett', 'musel', 'eislek', 'stad'] as const;
export type Region = (typeof regions)[number];

export type Theme = 'day' | 'night';

export interface Inks {
  wood: string;
  wood2: string;
  paper: string;
  tint: string;
  body: string;
  body2: string;
  pale: string;
  deep: string;
  accent: string;
  green: string;
  line: string;
  glass: string;
  lit: string;
  water: string;
  night?: boolean | number;
}

const hex = (colour: string): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

/** A colour between two. */
export const mix = (a: string, b: string, t: number): string => {
  const [from, to] = [hex(a), hex(b)];
  return `#${from
    .map((v, i) =>
      Math.round(v + (nth(to, i) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

export const DAY: Record<Region, Inks> = {
  gutland: {
    wood: '#D2A566',
    wood2: '#EBCF9F',
    paper: '#EFE1C3',
    tint: '#F8F1E1',
    body: '#D8AE68',
    body2: '#E9CF9C',
    pale: '#FCF8EE',
    deep: '#36474F',
    accent: '#B3371E',
    green: '#8A9468',
    line: '#222D34',
    glass: '#4C5F68',
    lit: '#F3C869',
    water: '#A9BFC0',
  },
  minett: {
    wood: '#CE9365',
    wood2: '#E9C7A4',
    paper: '#EED6C5',
    tint: '#F8EBE0',
    body: '#B2452B',
    body2: '#DC9B79',
    pale: '#FCF5ED',
    deep: '#3A3F45',
    accent: '#DDA63F',
    green: '#78836A',
    line: '#29282B',
    glass: '#50565B',
    lit: '#F3C869',
    water: '#B4BDBB',
  },
  musel: {
    wood: '#C9A672',
    wood2: '#E6D2A9',
    paper: '#D6E1D6',
    tint: '#EDF2E8',
    body: '#5D8B7A',
    body2: '#A8C3AF',
    pale: '#FAF8EC',
    deep: '#1F4A48',
    accent: '#C9562B',
    green: '#7F9E62',
    line: '#1B2D30',
    glass: '#355F60',
    lit: '#F1CB70',
    water: '#8FB3B4',
  },
  eislek: {
    wood: '#B99F7C',
    wood2: '#DCCCB0',
    paper: '#D3DBDE',
    tint: '#EAEEEE',
    body: '#8093A0',
    body2: '#B7C4CA',
    pale: '#FAF8F1',
    deep: '#2B3A46',
    accent: '#C24B28',
    green: '#76897B',
    line: '#1D2932',
    glass: '#40545F',
    lit: '#F2C96C',
    water: '#9DB2BC',
  },
  stad: {
    wood: '#C7A878',
    wood2: '#E5D3AE',
    paper: '#F1E9D8',
    tint: '#E1E5E0',
    body: '#C7A878',
    body2: '#E5D3AE',
    pale: '#FDFBF5',
    deep: '#47555B',
    accent: '#2B6A5B',
    green: '#83917A',
    line: '#252E33',
    glass: '#4F6066',
    lit: '#F2C769',
    water: '#A7BAC0',
  },
};

const night = (d: Inks): Inks => {
  const n = '#141D24';
  return {
    wood: mix(d.wood, n, 0.42),
    wood2: mix(d.wood2, n, 0.55),
    paper: mix(d.paper, n, 0.93),
    tint: mix(d.tint, n, 0.9),
    body: mix(d.body, n, 0.45),
    body2: mix(d.body2, n, 0.62),
    pale: mix(d.pale, n, 0.72),
    deep: mix(d.deep, '#0A1116', 0.55),
    accent: mix(d.accent, '#E8A070', 0.2),
    green: mix(d.green, n, 0.6),
    line: mix('#EADFC7', d.body2, 0.25),
    glass: '#0D151B',
    lit: '#F2C263',
    water: mix(d.water, n, 0.68),
    night: true,
  };
};

export const ink = (region: Region, theme: Theme | undefined): Inks =>
  theme === 'night' ? night(DAY[region]) : DAY[region];
