/** A stretch of the map's sheet, which is 430 by 620. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const WHOLE_COUNTRY: Frame = { left: 0, top: 0, width: 430, height: 620 };

/** The cantons, and where the map draws them (art/map-outlines.ts). */
const cantons: Readonly<Record<string, Frame>> = {
  Capellen: { left: 74, top: 384, width: 130, height: 139 },
  Clervaux: { left: 79, top: 18, width: 152, height: 174 },
  Diekirch: { left: 134, top: 196, width: 183, height: 132 },
  Echternach: { left: 273, top: 271, width: 150, height: 113 },
  'Esch-sur-Alzette': { left: 54, top: 489, width: 223, height: 117 },
  Grevenmacher: { left: 250, top: 366, width: 165, height: 134 },
  Luxembourg: { left: 152, top: 407, width: 163, height: 136 },
  Mersch: { left: 142, top: 304, width: 161, height: 120 },
  Redange: { left: 15, top: 267, width: 157, height: 142 },
  Remich: { left: 269, top: 456, width: 89, height: 144 },
  Vianden: { left: 183, top: 161, width: 92, height: 99 },
  Wiltz: { left: 14, top: 140, width: 170, height: 152 },
};

export const isCanton = (name: string): boolean => Object.hasOwn(cantons, name);

const ROOM = 14;

/** A canton with some room around it, in the proportions of the sheet. */
export const frameOf = (canton: string | undefined): Frame => {
  const box = canton === undefined ? undefined : cantons[canton];
  if (!box) return WHOLE_COUNTRY;
  const ratio = WHOLE_COUNTRY.height / WHOLE_COUNTRY.width;
  const width = Math.max(box.width + 2 * ROOM, (box.height + 2 * ROOM) / ratio);
  const height = width * ratio;
  // Kept on the sheet, so that no side of the frame is empty.
  const within = (start: number, length: number, most: number) =>
    Math.round(Math.min(Math.max(start, 0), most - length));
  return {
    left: within(box.left + box.width / 2 - width / 2, width, WHOLE_COUNTRY.width),
    top: within(box.top + box.height / 2 - height / 2, height, WHOLE_COUNTRY.height),
    width: Math.round(width),
    height: Math.round(height),
  };
};

const WEST = 5.71;
const NORTH = 50.205;
const PER_DEGREE = 800;
/** A degree of longitude is shorter than one of latitude by this, here. */
const NARROWER = 0.6455;

interface Counted {
  commune: string;
  canton: string;
  latitude: number;
  longitude: number;
  count: number;
}

/** Companies that stand together at the zoom one is at. */
export interface Cluster {
  name: string;
  isCanton: boolean;
  count: number;
  x: number;
  y: number;
}

const pointOf = ({ latitude, longitude }: Counted) => ({
  x: (longitude - WEST) * NARROWER * PER_DEGREE,
  y: (NORTH - latitude) * PER_DEGREE,
});

const cantonCluster = (name: string, places: readonly Counted[]): Cluster => {
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const middle = (axis: 'x' | 'y') =>
    Math.round(places.reduce((sum, place) => sum + pointOf(place)[axis] * place.count, 0) / count);
  return { name, isCanton: true, count, x: middle('x'), y: middle('y') };
};

/** Cantons from afar; the communes of one from near, with its neighbours still as cantons. */
export const clustersOf = (places: readonly Counted[], canton: string | undefined): Cluster[] => {
  const byCanton = Map.groupBy(places, (place) => place.canton);
  return [...byCanton].flatMap(([name, inside]) =>
    name === canton
      ? inside.map((place) => {
          const { x, y } = pointOf(place);
          return {
            name: place.commune,
            isCanton: false,
            count: place.count,
            x: Math.round(x),
            y: Math.round(y),
          };
        })
      : [cantonCluster(name, inside)],
  );
};

export const isInside = ({ left, top, width, height }: Frame, { x, y }: Cluster): boolean =>
  x > left && x < left + width && y > top && y < top + height;

interface Drawn {
  cluster: Cluster;
  radius: number;
  /** There is room for its name without a hand on it. */
  isNamed: boolean;
  /** Also where the names are as large as on a phone. */
  isRoomy: boolean;
}

const LETTER = 5.6;
const NAME_HEIGHT = 14;
/** On a phone the sheet is small, so that its words take so much more of it. */
const ON_PHONES = 1.6;

type Point = Pick<Drawn, 'cluster' | 'radius'>;

/** Whose names fit between the points, those of many first, with letters of so many units. */
const namedOf = (points: readonly Point[], letters: number): Set<Cluster> => {
  const taken = points.map(({ cluster: { x, y }, radius }) => ({ x, y, across: radius, down: radius }));
  const named = new Set<Cluster>();
  for (const { cluster, radius } of points.toSorted((a, b) => b.cluster.count - a.cluster.count)) {
    const label = {
      x: cluster.x,
      y: cluster.y + radius + 8 * letters,
      across: (cluster.name.length * LETTER * letters) / 2,
      down: (NAME_HEIGHT * letters) / 2,
    };
    const isFree = taken.every(
      ({ x, y, across, down }) =>
        (x === cluster.x && y === cluster.y) ||
        Math.abs(x - label.x) > across + label.across ||
        Math.abs(y - label.y) > down + label.down,
    );
    if (!isFree) continue;
    named.add(cluster);
    taken.push(label);
  }
  return named;
};

/** Sizes of the points and the names that fit between them, `scale` being how much of the sheet a unit is. */
export const drawnClusters = (clusters: readonly Cluster[], scale: number): Drawn[] => {
  const points = clusters.map((cluster) => {
    const radius = ((cluster.isCanton ? 16 : 11) + Math.min(5, Math.log10(cluster.count) * 3)) * scale;
    return { cluster, radius };
  });
  const named = namedOf(points, scale);
  const roomy = namedOf(points, scale * ON_PHONES);
  return points.map((point) => ({
    ...point,
    isNamed: named.has(point.cluster),
    isRoomy: roomy.has(point.cluster),
  }));
};
