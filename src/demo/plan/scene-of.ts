import { type Scene, trades } from '#art/index.ts';

/** What stands in the name of a picture, and the scene that shows it, by trade. What comes first counts. */
const told: Readonly<Record<string, readonly (readonly [words: RegExp, scene: Scene])[]>> = {
  'General Construction': [
    [/crane|shell|storey|slab|found|steel|beam|concrete|wing|lintel|section|flat/i, 'crane'],
    [/./, 'scaffold'],
  ],
  Renovation: [
    [/before|after|old|off|wall|fa[cç]ade|render|plaster|gate|window|down to|board/i, 'halfhouse'],
    [/./, 'section'],
  ],
  Plumbing: [
    [/bath|shower|basin|tap|tile|toilet|mixer|screen|floor|island|wall/i, 'bath'],
    [/./, 'pipes'],
  ],
  Painting: [
    [/fa[cç]ade|outside|render|shutter|gable|street|scaffold|sash|crack/i, 'freshfacade'],
    [/colour|shade|sample|tone|lime|marmorino|pattern|green|plinth/i, 'fandeck'],
    [/./, 'room'],
  ],
  Electrical: [
    [
      /board|fuse|meter|breaker|cabinet|inverter|panel|device|readings|test|supply|battery|display|measur/i,
      'board',
    ],
    [/lamp|light|pendant|spot|dimmer|evening|landing/i, 'pendants'],
    [/./, 'wiring'],
  ],
  Carpentry: [
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
    [/kitchen|worktop|island|cabinet|oak|stone|cupboard|bench/i, 'kitchen'],
    [/./, 'isoroom'],
  ],
  Roofing: [
    [/zinc|gutter|flashing|seam|dormer|lead|downpipe|outlet|verge|lining/i, 'zinc'],
    [/slate|batten|course|cover|rafter|layer|test|board|plaster/i, 'slates'],
    [/./, 'roofscape'],
  ],
  Masonry: [
    [/bridge|pier|viaduct|pillar|yard|hose|walkway|scaffold|foundation|chimney/i, 'viaduct'],
    [/./, 'archwall'],
  ],
  'Windows & Doors': [
    [/door|lock|porch|threshold|side light|lower rail|handle|hinge/i, 'frontdoor'],
    [/./, 'shutters'],
  ],
  Security: [
    [
      /alarm|camera|wall|fence|sensor|grille|panel|siren|detector|recorder|window|balcony|canopy|floor/i,
      'fort',
    ],
    [/./, 'lock'],
  ],
  Cleaning: [
    [/window|pane|glass|fa[cç]ade|side|pole|blind|plinth|wall/i, 'panes'],
    [/./, 'suds'],
  ],
  Moving: [
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
