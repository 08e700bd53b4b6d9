// The product’s own checks read these types in place of the drawings (front-door.test.ts compares them).

export type DrawingRegion = 'gutland' | 'minett' | 'musel' | 'eislek' | 'stad';

export const drawingRegions: readonly DrawingRegion[];

export type DrawingTheme = 'day' | 'night';

export type SceneName =
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
export const pictureViews: readonly ['whole', 'near', 'side', 'board'];
export type PictureView = (typeof pictureViews)[number];

/** In what light it is seen: rain and low sun outside, in a room as they fall through a window. */
export const weatherNames: readonly ['clear', 'rain', 'evening'];
export type WeatherName = (typeof weatherNames)[number];

export interface ScenePicture {
  scene: SceneName;
  view: PictureView;
  weather: WeatherName;
}

/** Picks the picture of a trade by number: neighbours show different scenes, views and lights. */
export const pictureOf: (trade: string, number: number) => ScenePicture;

/** The compositions of each trade. */
export const scenesByTrade: Readonly<Record<string, readonly SceneName[]>>;

/** The trade a scene belongs to; null where there is no such scene. */
export const tradeOf: (scene: string) => string | null;

/** Every trade that has drawings of its own. */
export const drawnTrades: readonly string[];

export interface IllustrationOptions {
  w?: number;
  h?: number;
  /** The ground it stands on; without one the seed chooses. */
  region?: DrawingRegion;
  theme?: DrawingTheme;
  /** One of the trade's compositions; without one the seed chooses. */
  scene?: SceneName;
  view?: PictureView;
  weather?: WeatherName;
}

/** An illustration of a trade as SVG. The same arguments always give the same bytes. */
export const drawIllustration: (trade: string, seed?: number, options?: IllustrationOptions) => string;

/** The country from above. */
export const drawCountryMap: (options?: { theme?: DrawingTheme }) => string;

/** How much of a canton belongs to an area. */
export type CantonShare = 'none' | 'part' | 'whole';

/** The cantons in the order in which an area names its shares. */
export const cantonNames: readonly string[];

/** The country from above, with the cantons of an area. */
export const areaMap: (shares: readonly CantonShare[], options?: { theme?: DrawingTheme }) => string;

/** A section through the country, from north to south. */
export const drawTransect: (options?: { theme?: DrawingTheme }) => string;

/** The same house before, during and after the work. */
export const drawHouseStage: (step: 0 | 1 | 2, options?: { theme?: DrawingTheme }) => string;
