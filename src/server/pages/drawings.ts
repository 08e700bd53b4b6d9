import {
  areaMap,
  map,
  pictureOf,
  plate,
  regions,
  scenes,
  stage,
  type Theme,
  tradeOf,
  trades,
  transect,
  views,
  weathers,
} from '#art/index.ts';
import { areaShares } from '#kernel/area-map.ts';
import { PLATE_NUMBERS } from '#kernel/plate-address.ts';

const sizes = { cover: { w: 800, h: 600 }, banner: { w: 1600, h: 420 } } as const;

/** Drawings that stand on a page of ours, by the name in their address. */
const fixed = new Map(
  Object.entries<(theme: Theme) => string>({
    transect: (theme) => transect({ theme }),
    map: (theme) => map({ theme }),
    'stage/0': (theme) => stage(0, { theme }),
    'stage/1': (theme) => stage(1, { theme }),
    'stage/2': (theme) => stage(2, { theme }),
    house: (theme) => plate('Renovation', 4, { scene: 'section', region: 'gutland', w: 620, h: 600, theme }),
    'front-door': (theme) =>
      plate('Windows & Doors', 6, { scene: 'frontdoor', region: 'minett', w: 700, h: 1010, theme }),
    scaffold: (theme) =>
      plate('General Construction', 2, { scene: 'scaffold', region: 'stad', w: 700, h: 1010, theme }),
    wiring: (theme) => plate('Electrical', 3, { scene: 'wiring', region: 'eislek', w: 900, h: 700, theme }),
  }),
);

const slugOf = (trade: string) =>
  trade
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

const tradeAt = new Map(trades.map((trade) => [slugOf(trade), trade]));
// As it is called in addresses that were given out before the trade bore its whole name.
tradeAt.set('facades', 'Façades & Insulation');

/** 'roofing' shows at each number another scene, 'slates' that one from elsewhere. */
const pictureAt = (name: string, number: number) => {
  const trade = tradeAt.get(name);
  if (trade) return { trade, ...pictureOf(trade, number) };
  const owner = tradeOf(name);
  const scene = owner && scenes[owner]?.find((known) => known === name);
  if (!owner || !scene) return null;
  const view = views[number % views.length] ?? 'whole';
  const weather = weathers[number % weathers.length] ?? 'clear';
  return { trade: owner, scene, view, weather };
};

/** 'cover/roofing-12-minett' and 'cover/slates-12-minett': one of the drawings that stand in for photographs. */
const parsePlate = (name: string) => {
  const parts = /^(cover|banner)\/([a-z-]+)-(0|[1-9]\d{0,3})-([a-z]+)$/.exec(name);
  if (!parts) return null;
  const [, format = '', subject = '', digits = '', ground = ''] = parts;
  const region = regions.find((known) => known === ground);
  const number = Number(digits);
  const picture = pictureAt(subject, number);
  if (!picture || !region || number >= PLATE_NUMBERS) return null;
  const { trade, ...look } = picture;
  const size = sizes[format as keyof typeof sizes];
  return (theme: Theme) => plate(trade, number, { ...size, region, theme, ...look });
};

/** 'area-020100000000': where somebody works, a digit a canton. */
const parseArea = (name: string) => {
  const [, digits] = /^area-([012]{12})$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const shares = Array.from(digits, (digit) => areaShares[Number(digit)] ?? 'none');
  return (theme: Theme) => areaMap(shares, { theme });
};

/** What draws the file of this name, or null where there is no such drawing. */
export const drawingOf = (file: string): (() => string) | null => {
  if (!file.endsWith('.svg')) return null;
  const isNight = file.endsWith('-night.svg');
  const name = file.replace(/(-night)?\.svg$/, '');
  const draw = fixed.get(name) ?? parsePlate(name) ?? parseArea(name);
  return draw && (() => draw(isNight ? 'night' : 'day'));
};
