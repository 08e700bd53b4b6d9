import type { Language } from '#kernel/language.ts';
import { translatedName } from '#kernel/translated-name.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';

/** A frame is a part of the map's sheet, which is 430 by 620. */
export interface MapFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const WHOLE_COUNTRY_FRAME: MapFrame = { left: 0, top: 0, width: 430, height: 620 };

/**
 * Maps each canton to its box on the map (packages/art/map-outlines.ts): left, top, width, height. Every search downloads them,
 * hence the short form.
 */
const cantons: Readonly<Record<string, readonly [number, number, number, number]>> = {
  Capellen: [74, 384, 130, 139],
  Clervaux: [79, 18, 152, 174],
  Diekirch: [134, 196, 183, 132],
  Echternach: [273, 271, 150, 113],
  'Esch-sur-Alzette': [54, 489, 223, 117],
  Grevenmacher: [250, 366, 165, 134],
  Luxembourg: [152, 407, 163, 136],
  Mersch: [142, 304, 161, 120],
  Redange: [15, 267, 157, 142],
  Remich: [269, 456, 89, 144],
  Vianden: [183, 161, 92, 99],
  Wiltz: [14, 140, 170, 152],
};

export const isCanton = (name: string): boolean => Object.hasOwn(cantons, name);

const ROOM = 14;

/** Returns a canton with some room around it, in the proportions of the sheet. */
export const mapFrameOfCanton = (canton: string | undefined): MapFrame => {
  const box = canton === undefined ? undefined : cantons[canton];
  if (!box) return WHOLE_COUNTRY_FRAME;
  const [left, top, wide, high] = box;
  const ratio = WHOLE_COUNTRY_FRAME.height / WHOLE_COUNTRY_FRAME.width;
  const width = Math.max(wide + 2 * ROOM, (high + 2 * ROOM) / ratio);
  const height = width * ratio;
  // Stays on the sheet, so that no side of the frame is empty.
  const within = (start: number, length: number, limit: number) =>
    Math.round(Math.min(Math.max(start, 0), limit - length));
  return {
    left: within(left + wide / 2 - width / 2, width, WHOLE_COUNTRY_FRAME.width),
    top: within(top + high / 2 - height / 2, height, WHOLE_COUNTRY_FRAME.height),
    width: Math.round(width),
    height: Math.round(height),
  };
};

const WEST = 5.71;
const NORTH = 50.205;
const PER_DEGREE = 800;
/** A degree of longitude is shorter than one of latitude by this factor in Luxembourg. */
const NARROWER = 0.6455;

interface Counted {
  commune: string;
  communeNames: TranslatedNames;
  canton: string;
  cantonNames: TranslatedNames;
  latitude: number;
  longitude: number;
  count: number;
}

/** Companies are grouped by commune or canton, depending on the zoom. */
export interface CompanyCluster {
  name: string;
  names: TranslatedNames;
  isCanton: boolean;
  count: number;
  x: number;
  y: number;
}

const pointOf = ({ latitude, longitude }: Counted) => ({
  x: (longitude - WEST) * NARROWER * PER_DEGREE,
  y: (NORTH - latitude) * PER_DEGREE,
});

const cantonCluster = (name: string, places: readonly Counted[]): CompanyCluster => {
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const middle = (axis: 'x' | 'y') =>
    Math.round(places.reduce((sum, place) => sum + pointOf(place)[axis] * place.count, 0) / count);
  return { name, names: places[0]?.cantonNames ?? {}, isCanton: true, count, x: middle('x'), y: middle('y') };
};

/** Returns cantons from afar; near a canton its communes, with the neighbours still as cantons. */
export const clusterCompanies = (
  places: readonly Counted[],
  canton: string | undefined,
): CompanyCluster[] => {
  const byCanton = Map.groupBy(places, (place) => place.canton);
  return [...byCanton].flatMap(([name, inside]) =>
    name === canton
      ? inside.map((place) => {
          const { x, y } = pointOf(place);
          return {
            name: place.commune,
            names: place.communeNames,
            isCanton: false,
            count: place.count,
            x: Math.round(x),
            y: Math.round(y),
          };
        })
      : [cantonCluster(name, inside)],
  );
};

export const isInsideMapFrame = ({ left, top, width, height }: MapFrame, { x, y }: CompanyCluster): boolean =>
  x > left && x < left + width && y > top && y < top + height;

interface Drawn {
  cluster: CompanyCluster;
  radius: number;
  /** How far its name is moved sideways, so that the edge of the map doesn't cut it off. */
  nameShift: number;
  /** Its name has room even while nobody points at it. */
  isNamed: boolean;
  /** The name also has room in the large letters of a phone. */
  isRoomy: boolean;
}

const LETTER_WIDTH = 5.6;
const NAME_HEIGHT = 14;
/** The map is small on a phone, so that names take this much more of it. */
const ON_PHONES = 1.8;

/** The average width of a letter on a phone. */
const PHONE_LETTER_WIDTH = 11;

/** Shifts a name as far as a phone needs it: the server doesn't know which screen it draws for. */
const nameShiftOf = (cluster: CompanyCluster, frame: MapFrame, scale: number, language: Language): number => {
  const half = (translatedName(language, cluster).length * PHONE_LETTER_WIDTH * scale) / 2;
  const toLeft = Math.min(0, frame.left + frame.width - half - cluster.x);
  const toRight = Math.max(0, frame.left + half - cluster.x);
  return Math.round(toLeft + toRight);
};

type Point = Pick<Drawn, 'cluster' | 'radius' | 'nameShift'>;

/** Chooses the clusters whose names fit between the points, the largest first, at this letter size. */
const namedOf = (points: readonly Point[], letterSize: number, language: Language): Set<CompanyCluster> => {
  const obstacles = points.map(({ cluster: { x, y }, radius }) => ({ x, y, across: radius, down: radius }));
  const namedClusters = new Set<CompanyCluster>();
  for (const { cluster, radius, nameShift } of points.toSorted((a, b) => b.cluster.count - a.cluster.count)) {
    const label = {
      x: cluster.x + nameShift,
      y: cluster.y + radius + 8 * letterSize,
      across: (translatedName(language, cluster).length * LETTER_WIDTH * letterSize) / 2,
      down: (NAME_HEIGHT * letterSize) / 2,
    };
    const isFree = obstacles.every(
      ({ x, y, across, down }) =>
        (x === cluster.x && y === cluster.y) ||
        Math.abs(x - label.x) > across + label.across ||
        Math.abs(y - label.y) > down + label.down,
    );
    if (!isFree) continue;
    namedClusters.add(cluster);
    obstacles.push(label);
  }
  return namedClusters;
};

/** Returns how much of the sheet a unit of the screen takes. */
export const mapScaleOf = (frame: MapFrame): number => frame.width / WHOLE_COUNTRY_FRAME.width;

/** Sizes the points and chooses the names that fit between them. */
export const layOutClusters = (
  clusters: readonly CompanyCluster[],
  frame: MapFrame,
  language: Language,
): Drawn[] => {
  const scale = mapScaleOf(frame);
  const points = clusters.map((cluster) => {
    const radius = ((cluster.isCanton ? 16 : 11) + Math.min(5, Math.log10(cluster.count) * 3)) * scale;
    const nameShift = nameShiftOf(cluster, frame, scale, language);
    // Rounds to sixty-fourths, which add up exactly: sixteen decimals were most of the HTML of a point.
    return { cluster, radius: Math.round(radius * 64) / 64, nameShift };
  });
  const namedClusters = namedOf(points, scale, language);
  const roomy = namedOf(points, scale * ON_PHONES, language);
  return points.map((point) => ({
    ...point,
    isNamed: namedClusters.has(point.cluster),
    isRoomy: roomy.has(point.cluster),
  }));
};
