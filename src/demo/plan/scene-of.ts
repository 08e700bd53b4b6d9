import { type Scene, trades } from '#art/index.ts';

/** What stands in the name of a picture, and the scene that shows it, by trade. What comes first counts. */
const told: Readonly<Record<string, readonly (readonly [words: RegExp, scene: Scene])[]>> = {
  'General Construction': [
    [/wing|extension|garden side|upper/i, 'extension'],
    [/concrete|bars|rebar|poured/i, 'rebar'],
    [/pit|found|drainage|yard|coming down|trench/i, 'digger'],
    [/concrete|slab|shell|storey|wing|lintel|drain/i, 'shell'],
    [/crane|found|steel|beam|section|flat/i, 'crane'],
    [/./, 'scaffold'],
  ],
  Renovation: [
    [/wall|opening|slab|vault|down to/i, 'opening'],
    [/fa[cç]ade|street|shop|render|window/i, 'terrace'],
    [/new layout|plan|stair|hall/i, 'plan'],
    [/ridge|slope|attic|joist|lining|roof/i, 'attic'],
    [/before|after|old|off|wall|fa[cç]ade|render|plaster|gate|window|down to|board/i, 'halfhouse'],
    [/./, 'section'],
  ],
  Plumbing: [
    [/heater|boiler|tank|cistern|hot|pump/i, 'boiler'],
    [/drain|liner|camera|riser|channel|sewer/i, 'drain'],
    [/valve|leak|joint|stopcock|collar/i, 'wrench'],
    [/tap|stopcock|softener|mixer|test|channel/i, 'tap'],
    [/bath|shower|basin|tile|toilet|mixer|screen|floor|island|wall/i, 'bath'],
    [/./, 'pipes'],
  ],
  Painting: [
    [/stair|hall|corridor|handrail|plinth/i, 'stairwell'],
    [/second coat|edge|wall/i, 'roller'],
    [/green|linseed|oil|sample|colour/i, 'tins'],
    [/fa[cç]ade|outside|render|shutter|gable|street|scaffold|sash|crack/i, 'freshfacade'],
    [/colour|shade|sample|tone|lime|marmorino|pattern|green|plinth/i, 'fandeck'],
    [/./, 'room'],
  ],
  Electrical: [
    [/charg|wallbox|carport|load/i, 'charger'],
    [/lamp|bulb|evening/i, 'bulb'],
    [/socket|switch|dimmer|point/i, 'switches'],
    [
      /board|fuse|meter|breaker|cabinet|inverter|panel|device|readings|test|supply|battery|display|measur/i,
      'board',
    ],
    [/lamp|light|pendant|spot|dimmer|evening|landing/i, 'pendants'],
    [/./, 'wiring'],
  ],
  Carpentry: [
    [/larch|terrace|deck|board/i, 'decking'],
    [/brace|post|wall element|storey|frame/i, 'halftimber'],
    [/ceiling|beam|under the/i, 'ceiling'],
    [/stair|tread|rail|step|riser/i, 'stairs'],
    [/joint|tenon|dowel|oak|beam end|ash|worktop|kitchen|panel|lock|hinge|board/i, 'joint'],
    [/./, 'truss'],
  ],
  Landscaping: [
    [/gate|fence|drive|post|joints|coping/i, 'gate'],
    [/vine|slope|terrace|wall|level|sleeper|step/i, 'vineyard'],
    [/./, 'garden'],
  ],
  Heating: [
    [/floor|loop|manifold|screed|flow|condensate/i, 'loops'],
    [/stove|wood|pellet|chimney|flue|tiles|bench|suction|burner/i, 'stove'],
    [/./, 'radiator'],
  ],
  'Interior Design': [
    [/shelf|shelves|library|reading|cupboard|desk/i, 'shelves'],
    [/kitchen|worktop|island|cabinet|oak|stone|cupboard|bench/i, 'kitchen'],
    [/./, 'isoroom'],
  ],
  Roofing: [
    [/gutter|downpipe|outlet|eaves/i, 'gutter'],
    [/batten|chimney|storm|inside/i, 'gables'],
    [/ridge|tile|verge/i, 'pantiles'],
    [/zinc|gutter|flashing|seam|dormer|lead|downpipe|outlet|verge|lining/i, 'zinc'],
    [/slate|batten|course|cover|rafter|layer|test|board|plaster/i, 'slates'],
    [/./, 'roofscape'],
  ],
  Masonry: [
    [/brick|crack|point|steps|piece|foundation/i, 'bricklaying'],
    [/bridge|pier|viaduct|pillar|yard|hose|walkway|scaffold|foundation|chimney/i, 'viaduct'],
    [/./, 'archwall'],
  ],
  'Windows & Doors': [
    [/slid|glass|light|large|terrace/i, 'slider'],
    [/door|lock|porch|threshold|side light|lower rail|handle|hinge/i, 'frontdoor'],
    [/./, 'shutters'],
  ],
  Security: [
    [/camera|recorder|mask|siren|panel|detector/i, 'camera'],
    [
      /alarm|camera|wall|fence|sensor|grille|panel|siren|detector|recorder|window|balcony|canopy|floor/i,
      'fort',
    ],
    [/./, 'lock'],
  ],
  Cleaning: [
    [/floor|pass|soap|boards|skirting|cellar/i, 'bucket'],
    [/window|pane|glass|fa[cç]ade|side|pole|blind|plinth|wall/i, 'panes'],
    [/./, 'suds'],
  ],
  Tiling: [
    [/hexagon|floor|screed|threshold|pedestal/i, 'hexagons'],
    [/niche|shower|wall|seal|socket|zellige|drain/i, 'niche'],
    [/./, 'tiles'],
  ],
  Flooring: [
    [/polish|joint|cove|colour|welded|hall/i, 'terrazzo'],
    [/board|sanded|tread|nosing|screw|gap|stock|honeycomb|level|stair/i, 'boards'],
    [/./, 'parquet'],
  ],
  Facades: [
    [/corner|reveal|street|gable|side/i, 'corner'],
    [/board|edge|plug|blow|depth|template|coat|mitre|corner/i, 'layers'],
    [/./, 'reveal'],
  ],
  Solar: [
    [/battery|inverter|readings|display|supply|tank|pump|connector/i, 'battery'],
    [/module|hook|rafter|roof|collector|south/i, 'modules'],
    [/./, 'sunfield'],
  ],
  Metalwork: [
    [/stair|steps|landing|tread/i, 'spiral'],
    [/canopy|glass|rod|plate|door/i, 'canopy'],
    [/./, 'railing'],
  ],
  Moving: [
    [/van|lorry|loaded|parking|box/i, 'van'],
    [/lift|piano|window|storey|balcony|stair|landing|sign|sideboard/i, 'lift'],
    [/./, 'boxes'],
  ],
};

/** The trade that is drawn under this name in an address. */
export const drawnTrade = (plate: string): string =>
  trades.find((trade) => trade.toLowerCase().replace(/[^a-z]+/g, '-') === plate) ?? '';

/** The scene that shows what a picture is called, or null where the words tell of none. */
export const sceneOf = (trade: string, title: string): Scene | null =>
  told[trade]?.find(([words]) => words.test(title))?.[1] ?? null;
