/** A sheet is drawn in these colours. Wood stays wood in every region; the rest follows the ground. */
export interface InkSet {
  /** The sheet itself. */
  paper: string;
  /** A lighter paper: sky, inside walls. */
  tint: string;
  /** The local stone or render, and its light twin. */
  body: string;
  body2: string;
  /** Limewash, window frames. */
  pale: string;
  /** Slate and shadowed cloth. */
  deep: string;
  accent: string;
  green: string;
  wood: string;
  wood2: string;
  water: string;
  glass: string;
  /** A lit window. */
  lit: string;
  /** Every drawn line. */
  line: string;
  night: boolean;
}

export type DrawingTheme = 'day' | 'night';

const day = {
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
    night: false,
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
    night: false,
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
    night: false,
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
    night: false,
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
    night: false,
  },
} satisfies Record<string, InkSet>;

/** The grounds of the country, each with its own stone and therefore its own inks. */
export type DrawingRegion = keyof typeof day;

export const drawingRegions: readonly DrawingRegion[] = ['gutland', 'minett', 'musel', 'eislek', 'stad'];

/** The city's accent is a green, which no sun may take. */
export const cityAccent = day.stad.accent;

/** The ochre of the Minett would vanish in a flame. */
export const oreAccent = day.minett.accent;

const DARK = '#141D24';

const inkAtNight = (ink: InkSet): InkSet => ({
  wood: mixColours(ink.wood, DARK, 0.42),
  wood2: mixColours(ink.wood2, DARK, 0.55),
  paper: mixColours(ink.paper, DARK, 0.93),
  tint: mixColours(ink.tint, DARK, 0.9),
  body: mixColours(ink.body, DARK, 0.45),
  body2: mixColours(ink.body2, DARK, 0.62),
  pale: mixColours(ink.pale, DARK, 0.72),
  deep: mixColours(ink.deep, '#0A1116', 0.55),
  accent: mixColours(ink.accent, '#E8A070', 0.2),
  green: mixColours(ink.green, DARK, 0.6),
  line: mixColours('#EADFC7', ink.body2, 0.25),
  glass: '#0D151B',
  lit: '#F2C263',
  water: mixColours(ink.water, DARK, 0.68),
  night: true,
});

export const inkOf = (region: DrawingRegion, theme: DrawingTheme = 'day'): InkSet =>
  theme === 'night' ? inkAtNight(day[region]) : day[region];

/** A colour between two, `share` of the way from the first to the second. */
export const mixColours = (from: string, to: string, share: number): string => {
  const blend = (start: number) => {
    const channel = channelOf(from, start);
    const mixed = Math.round(channel + (channelOf(to, start) - channel) * share);
    return mixed.toString(16).padStart(2, '0');
  };
  return `#${blend(1)}${blend(3)}${blend(5)}`;
};

const channelOf = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
