// What the product is told of the drawings, so that it is checked without them (front-door.test.ts compares).

export type Region = 'gutland' | 'minett' | 'musel' | 'eislek' | 'stad';

export const regions: readonly Region[];

export type Theme = 'day' | 'night';

export type Scene =
  | 'scaffold'
  | 'crane'
  | 'excavation'
  | 'blockwall'
  | 'rebar'
  | 'extension'
  | 'shell'
  | 'section'
  | 'halfhouse'
  | 'openwall'
  | 'terrace'
  | 'underroof'
  | 'cottage'
  | 'plan'
  | 'opening'
  | 'pipes'
  | 'bath'
  | 'shower'
  | 'basin'
  | 'mains'
  | 'sink'
  | 'boiler'
  | 'tap'
  | 'room'
  | 'fandeck'
  | 'freshfacade'
  | 'roller'
  | 'cans'
  | 'stencil'
  | 'wiring'
  | 'pendants'
  | 'board'
  | 'chases'
  | 'wallbox'
  | 'gardenlights'
  | 'bulb'
  | 'joint'
  | 'truss'
  | 'stairs'
  | 'workbench'
  | 'halftimber'
  | 'deck'
  | 'ceiling'
  | 'garden'
  | 'vineyard'
  | 'gate'
  | 'loops'
  | 'radiator'
  | 'stove'
  | 'kitchen'
  | 'isoroom'
  | 'bookcase'
  | 'slates'
  | 'roofscape'
  | 'zinc'
  | 'pantiles'
  | 'gutter'
  | 'attic'
  | 'gables'
  | 'tiles'
  | 'hexagons'
  | 'walltiles'
  | 'niche'
  | 'parquet'
  | 'herringbone'
  | 'treads'
  | 'terrazzo'
  | 'boards'
  | 'archwall'
  | 'viaduct'
  | 'bonds'
  | 'bricklaying'
  | 'frontdoor'
  | 'shutters'
  | 'sliding'
  | 'fort'
  | 'lock'
  | 'guarded'
  | 'camera'
  | 'panes'
  | 'suds'
  | 'mopped'
  | 'lift'
  | 'boxes'
  | 'lorry'
  | 'insulation'
  | 'coats'
  | 'stucco'
  | 'corner'
  | 'reveal'
  | 'panels'
  | 'sunbarn'
  | 'inverter'
  | 'sunfield'
  | 'balcony'
  | 'firestair'
  | 'partition'
  | 'spiral'
  | 'canopy';

/** From where a scene is seen: the whole of it, near, from its side, or as a drawing on a board. */
export const views: readonly ['whole', 'near', 'side', 'board'];
export type View = (typeof views)[number];

/** In what light it is seen: rain and low sun outside, in a room as they fall through a window. */
export const weathers: readonly ['clear', 'rain', 'evening'];
export type Weather = (typeof weathers)[number];

export interface Picture {
  scene: Scene;
  view: View;
  weather: Weather;
}

/** What the pictures of a trade show, number by number: neighbours show different scenes, views and lights. */
export const pictureOf: (trade: string, number: number) => Picture;

/** The compositions of each trade. */
export const scenes: Readonly<Record<string, readonly Scene[]>>;

/** The trade a scene belongs to; null where there is no such scene. */
export const tradeOf: (scene: string) => string | null;

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
