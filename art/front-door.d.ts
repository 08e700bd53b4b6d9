// What the product is told of the drawings, so that it is checked without them (front-door.test.ts compares).

export type Region = 'gutland' | 'minett' | 'musel' | 'eislek' | 'stad';

export const regions: readonly Region[];

export type Theme = 'day' | 'night';

export type Scene =
  | 'scaffold'
  | 'crane'
  | 'section'
  | 'halfhouse'
  | 'pipes'
  | 'bath'
  | 'room'
  | 'fandeck'
  | 'freshfacade'
  | 'wiring'
  | 'pendants'
  | 'board'
  | 'joint'
  | 'truss'
  | 'stairs'
  | 'garden'
  | 'vineyard'
  | 'gate'
  | 'loops'
  | 'radiator'
  | 'stove'
  | 'kitchen'
  | 'isoroom'
  | 'slates'
  | 'roofscape'
  | 'zinc'
  | 'tiles'
  | 'parquet'
  | 'archwall'
  | 'viaduct'
  | 'frontdoor'
  | 'shutters'
  | 'fort'
  | 'lock'
  | 'panes'
  | 'suds'
  | 'lift'
  | 'boxes'
  | 'shell'
  | 'attic'
  | 'tap'
  | 'niche'
  | 'boards'
  | 'bricklaying'
  | 'layers'
  | 'reveal'
  | 'modules'
  | 'sunfield'
  | 'railing'
  | 'pantiles'
  | 'gutter'
  | 'gables'
  | 'decking'
  | 'halftimber'
  | 'ceiling'
  | 'charger'
  | 'bulb'
  | 'switches'
  | 'boiler'
  | 'wrench'
  | 'drain'
  | 'roller'
  | 'tins'
  | 'stairwell'
  | 'plan'
  | 'opening'
  | 'terrace'
  | 'digger'
  | 'extension'
  | 'rebar'
  | 'hexagons'
  | 'shelves'
  | 'slider'
  | 'terrazzo'
  | 'camera'
  | 'bucket'
  | 'corner'
  | 'van'
  | 'spiral'
  | 'canopy'
  | 'battery';

/** How near one stands to a scene, and before which part of it. */
export const views: readonly ['whole', 'left', 'right', 'near'];
export type View = (typeof views)[number];

/** In what light it is seen. */
export const weathers: readonly ['clear', 'grey', 'evening'];
export type Weather = (typeof weathers)[number];

export interface Picture {
  scene: Scene;
  view: View;
  weather: Weather;
}

/** What the pictures of a trade show, number by number: every scene whole, then each from elsewhere. */
export const pictureOf: (trade: string, number: number) => Picture;

/** The number of the picture of a trade that shows a scene for the so-many-th time. */
export const numberOf: (trade: string, scene: Scene, time: number) => number;

/** Every trade that has drawings of its own. */
export const trades: readonly string[];

export interface PlateOptions {
  w?: number;
  h?: number;
  /** The ground it stands on; without one the seed chooses. */
  region?: Region;
  theme?: Theme;
  /** One of the trade's compositions; without one the seed chooses. */
  scene?: Scene;
  view?: View;
  weather?: Weather;
}

/** An illustration of a trade as SVG. The same arguments always give the same bytes. */
export const plate: (trade: string, seed?: number, options?: PlateOptions) => string;

/** The country from above. */
export const map: (options?: { theme?: Theme }) => string;

/** How much of a canton belongs to an area. */
export type Share = 'none' | 'part' | 'whole';

/** The cantons in the order in which an area names its shares. */
export const cantonNames: readonly string[];

/** The country from above, with the cantons of an area. */
export const areaMap: (shares: readonly Share[], options?: { theme?: Theme }) => string;

/** A section through the country, from north to south. */
export const transect: (options?: { theme?: Theme }) => string;

/** The same house before, during and after the work. */
export const stage: (step: 0 | 1 | 2, options?: { theme?: Theme }) => string;
