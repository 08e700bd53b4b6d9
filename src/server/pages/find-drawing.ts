import {
  areaMap,
  type DrawingTheme,
  drawCountryMap,
  drawHouseStage,
  drawIllustration,
  drawingRegions,
  drawnTrades,
  drawTransect,
  pictureOf,
  pictureViews,
  scenesByTrade,
  tradeOf,
  weatherNames,
} from '#art/index.ts';
import { areaCoverages } from '#kernel/area-map-url.ts';
import { VARIANTS_PER_ILLUSTRATION } from '#kernel/illustration-url.ts';

const sizes = { cover: { w: 800, h: 600 }, banner: { w: 1600, h: 420 } } as const;

/** These illustrations are on pages of ours, by the name in their address. */
const fixed = new Map(
  Object.entries<(theme: DrawingTheme) => string>({
    transect: (theme) => drawTransect({ theme }),
    map: (theme) => drawCountryMap({ theme }),
    'stage/0': (theme) => drawHouseStage(0, { theme }),
    'stage/1': (theme) => drawHouseStage(1, { theme }),
    'stage/2': (theme) => drawHouseStage(2, { theme }),
    house: (theme) =>
      drawIllustration('Renovation', 4, { scene: 'section', region: 'gutland', w: 620, h: 600, theme }),
    'front-door': (theme) =>
      drawIllustration('Windows & Doors', 6, {
        scene: 'frontdoor',
        region: 'minett',
        w: 700,
        h: 1010,
        theme,
      }),
    scaffold: (theme) =>
      drawIllustration('General Construction', 2, {
        scene: 'scaffold',
        region: 'stad',
        w: 700,
        h: 1010,
        theme,
      }),
    wiring: (theme) =>
      drawIllustration('Electrical', 3, { scene: 'wiring', region: 'eislek', w: 900, h: 700, theme }),
  }),
);

const slugOf = (trade: string) =>
  trade
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

const tradeAt = new Map(drawnTrades.map((trade) => [slugOf(trade), trade]));
// Old addresses have this name from before the trade's full name.
tradeAt.set('facades', 'Façades & Insulation');

/** 'roofing' shows another scene at each number; 'slates' shows that one scene elsewhere. */
const pictureAt = (name: string, number: number) => {
  const trade = tradeAt.get(name);
  if (trade) return { trade, ...pictureOf(trade, number) };
  const owner = tradeOf(name);
  const scene = owner && scenesByTrade[owner]?.find((candidate) => candidate === name);
  if (!owner || !scene) return null;
  const view = pictureViews[number % pictureViews.length] ?? 'whole';
  const weather = weatherNames[number % weatherNames.length] ?? 'clear';
  return { trade: owner, scene, view, weather };
};

/** Parses 'cover/roofing-12-minett' and 'cover/slates-12-minett': illustrations in place of photographs. */
const parseIllustration = (name: string) => {
  const parts = /^(cover|banner)\/([a-z-]+)-(0|[1-9]\d{0,3})-([a-z]+)$/.exec(name);
  if (!parts) return null;
  const [, format = '', subject = '', digits = '', ground = ''] = parts;
  const region = drawingRegions.find((candidate) => candidate === ground);
  const number = Number(digits);
  const picture = pictureAt(subject, number);
  if (!picture || !region || number >= VARIANTS_PER_ILLUSTRATION) return null;
  const { trade, ...pictureOptions } = picture;
  const size = sizes[format as keyof typeof sizes];
  return (theme: DrawingTheme) =>
    drawIllustration(trade, number, { ...size, region, theme, ...pictureOptions });
};

/** Parses 'area-020100000000': a map of where somebody works, with a digit for each canton. */
const parseArea = (name: string) => {
  const [, digits] = /^area-([012]{12})$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const shares = Array.from(digits, (digit) => areaCoverages[Number(digit)] ?? 'none');
  return (theme: DrawingTheme) => areaMap(shares, { theme });
};

/** Returns the function that draws the file of this name, or null if there is none. */
export const findDrawing = (file: string): (() => string) | null => {
  if (!file.endsWith('.svg')) return null;
  const isNight = file.endsWith('-night.svg');
  const name = file.replace(/(-night)?\.svg$/, '');
  const draw = fixed.get(name) ?? parseIllustration(name) ?? parseArea(name);
  return draw && (() => draw(isNight ? 'night' : 'day'));
};
