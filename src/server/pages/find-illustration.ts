import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import areaMaps from '#illustrations/area-map.json' with { type: 'json' };
import index from '#illustrations/index.json' with { type: 'json' };
import { areaCoverages } from '#kernel/area-map-url.ts';
import { VARIANTS_PER_ILLUSTRATION } from '#kernel/illustration-url.ts';
import { productFilePath } from '#server/config/product-file-path.ts';

const { scenesByTrade, views, weathers, themes, grounds } = index;

const slugOf = (trade: string) =>
  trade
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

const scenesBySlug = new Map<string, readonly string[]>(
  Object.entries(scenesByTrade).map(([trade, scenes]) => [slugOf(trade), scenes]),
);
// Old addresses have this name from before the trade's full name.
scenesBySlug.set('facades', scenesByTrade['Façades & Insulation']);
const allScenes = new Set<string>([...scenesBySlug.values()].flat());
const pageIllustrations = new Set<string>(index.pages);

interface ScenePicture {
  scene: string;
  view: number;
  weather: number;
}

/**
 * 'slates' shows that scene from elsewhere at each number. 'roofing' shows another scene, too: a scene and a view come
 * back together only after all scenes have been seen in all views.
 */
const pictureAt = (subject: string, number: number): ScenePicture | null => {
  const scenes = scenesBySlug.get(subject);
  if (scenes) {
    const place = number % scenes.length;
    const turn = Math.floor(number / scenes.length);
    return { scene: scenes[place] ?? '', view: place + turn, weather: place + 2 * turn };
  }
  return allScenes.has(subject) ? { scene: subject, view: number, weather: number } : null;
};

/** A drawing is a line of a file, which holds a view of a scene in every light and ink. */
interface DrawingPlace {
  file: string;
  line: number;
}

/** Finds 'cover/roofing-12-minett' and 'cover/slates-12-minett-night': illustrations in place of photographs. */
export const placeOfDrawing = (name: string): DrawingPlace | null => {
  const parts = /^(cover|banner)\/([a-z-]+)-(0|[1-9]\d{0,3})-([a-z]+?)(-night)?$/.exec(name);
  if (!parts) return null;
  const [, format = '', subject = '', digits = '', groundName = '', night] = parts;
  const ground = grounds.indexOf(groundName);
  const number = Number(digits);
  const picture = pictureAt(subject, number);
  if (!picture || ground < 0 || number >= VARIANTS_PER_ILLUSTRATION) return null;
  const weather = picture.weather % weathers.length;
  return {
    file: `${format}/${picture.scene}-${views[picture.view % views.length]}.br`,
    line: (weather * themes.length + (night ? 1 : 0)) * grounds.length + ground,
  };
};

const unpack = promisify(brotliDecompress);

const NEWLINE = 10;

/** Returns all drawings of one of those files. */
export const readDrawings = async (file: string): Promise<Buffer[]> => {
  const drawings: Buffer[] = [];
  // The largest have more than a megabyte, too much to be made a string beside other requests.
  let rest = await unpack(await readFile(productFilePath(`illustrations/${file}`)));
  for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
    drawings.push(rest.subarray(0, end));
    rest = rest.subarray(end + 1);
  }
  return [...drawings, rest];
};

const readDrawing = async ({ file, line }: DrawingPlace): Promise<Buffer> => {
  const drawing = (await readDrawings(file))[line];
  if (!drawing) throw new Error(`illustrations/${file} has no line ${line}`);
  // A copy lets go of the others.
  return Buffer.from(drawing);
};

/** Composes 'area-020100000000': a map of where somebody works, with a digit for each canton. */
const areaMapAt = (name: string): string | null => {
  const [, digits, night] = /^area-([012]{12})(-night)?$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const { start, cantons, end } = areaMaps[night ? 'night' : 'day'];
  const shares = cantons.map((canton, at) => canton[areaCoverages[Number(digits[at])] ?? 'none']);
  return `${start}${shares.join('')}${end}`;
};

/** Returns the function that reads the illustration of this name, or null if there is none. */
export const findIllustration = (name: string): (() => Promise<Buffer>) | null => {
  if (!name.endsWith('.svg')) return null;
  const stem = name.slice(0, -'.svg'.length);
  if (pageIllustrations.has(stem.replace(/-night$/, '')))
    return () => readFile(productFilePath(`illustrations/${name}`));
  const place = placeOfDrawing(stem);
  if (place) return () => readDrawing(place);
  const areaMap = areaMapAt(stem);
  return areaMap === null ? null : async () => Buffer.from(areaMap);
};
